import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { fetchAhead, screenOf } from "./app/screens";
import { keepSite } from "./app/updates.svelte";
import { reloadOnMissingPart } from "./lib/reload";
import { addressLinks, place } from "./lib/router.svelte";
import { loadTexts, wanted } from "./lib/texts.svelte";

reloadOnMissingPart();
addressLinks();

const screen = screenOf(place.path)?.().catch(() => null); // what is missing is said on the page
await Promise.all([loadTexts(wanted()), screen]);
mount(App, { target: document.getElementById("page")! });

// What is seen first comes first.
if (document.readyState === "complete") goOn();
else addEventListener("load", goOn);

/** Whoever stirs may be about to play. */
function goOn(): void {
  for (const sign of ["pointermove", "pointerdown", "keydown"]) addEventListener(sign, ahead, { once: true });
  void keepSite();
}

function ahead(): void {
  fetchAhead(place.path);
}

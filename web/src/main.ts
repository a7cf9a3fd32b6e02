import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepSite } from "./app/updates.svelte";
import { reloadOnMissingPart } from "./lib/reload";
import { addressLinks } from "./lib/router.svelte";
import { loadTexts, wanted } from "./lib/texts.svelte";

reloadOnMissingPart();
addressLinks();

await loadTexts(wanted());
mount(App, { target: document.getElementById("page")! });

// What is seen first comes first.
if (document.readyState === "complete") void keepSite();
else addEventListener("load", () => void keepSite());

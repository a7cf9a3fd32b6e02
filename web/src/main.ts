import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepSite } from "./app/updates.svelte";
import { reloadOnMissingPart } from "./lib/reload";
import { addressLinks } from "./lib/router.svelte";

reloadOnMissingPart();
addressLinks();

mount(App, { target: document.getElementById("page")! });

addEventListener("load", () => void keepSite()); // what is seen first comes first

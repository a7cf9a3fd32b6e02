import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { reloadOnMissingPart } from "./lib/reload";

reloadOnMissingPart();

mount(App, { target: document.getElementById("page")! });

/** Tests speak every language from the start. */

import { LANGUAGES, loadTexts } from "../texts.svelte";

await Promise.all(LANGUAGES.map(loadTexts));

/** All texts of one language, in a part of the page that is loaded where it is spoken. */

export default import.meta.glob<string>("../../../../src/vesicle/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Files that the browser keeps for its user. */

/** Let the browser keep something under a name. */
export function save(address: string, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
}

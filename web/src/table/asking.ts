/** Asking with the keyboard why something is not possible. */

/** What has the focus is clicked, so that who listens hears what it would play; false where nothing has it. */
export function clickFocused(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === "question") return false;
  focused.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}

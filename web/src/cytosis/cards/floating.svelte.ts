/** Which card is shown large, and beside what; one at a time. */

import type { Attachment } from "svelte/attachments";

const PATIENCE = 350; // milliseconds of a pointer's rest before a card opens
const LONG_PRESS = 450;

export const shown: { card: string | null; beside: Element | null } = $state({ card: null, beside: null });

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Show a card large, until the next touch elsewhere. */
export function look(card: string, beside: Element): void {
  shown.card = card;
  shown.beside = beside;
}

/** Put away what is shown large. */
export function lookAway(): void {
  clearTimeout(waiting);
  // A card that is taken away loses its focus while the page is being drawn, when nothing may change.
  queueMicrotask(() => {
    shown.card = null;
    shown.beside = null;
  });
}

/** Opens a card large when the pointer rests on it, when it has the keyboard's focus, or on a long press. */
export function opens(card: string): Attachment<HTMLElement> {
  return (element) => {
    let pressed = false;
    const soon = (delay: number) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        pressed = true;
        look(card, element);
      }, delay);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && soon(PATIENCE)],
      ["pointerleave", lookAway],
      ["focus", () => element.matches(":focus-visible") && soon(PATIENCE)],
      ["blur", () => queueMicrotask(lookAway)], // it may come in the midst of an update, when the card vanishes
      [
        "pointerdown",
        (event) => {
          pressed = false;
          if ((event as PointerEvent).pointerType !== "mouse") soon(LONG_PRESS);
        },
      ],
      ["pointerup", () => !pressed && lookAway()],
      ["pointercancel", lookAway],
      ["contextmenu", (event) => pressed && event.preventDefault()],
      ["keydown", (event) => (event as KeyboardEvent).key === "Escape" && lookAway()],
    ];
    // A long press only looks; the click that ends it must not play the card.
    const swallow = (event: Event) => {
      const looked = pressed && (event as PointerEvent).pointerType !== "mouse" && (event as PointerEvent).detail > 0;
      if (looked) event.stopImmediatePropagation();
      pressed = false;
      lookAway();
    };
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("click", swallow, true);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("click", swallow, true);
      if (shown.beside === element) lookAway();
    };
  };
}

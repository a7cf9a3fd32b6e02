/** Shows what an action would do while the pointer or the keyboard's focus is on its button. */

import type { Attachment } from "svelte/attachments";
import type { Deeds } from "../../lib/games";

export function previews(deeds: Deeds, action: string | null): Attachment<HTMLElement> {
  return (element) => {
    if (!action) return;
    let showing = false;
    const show = () => {
      showing = true;
      deeds.preview(action);
    };
    const hide = () => {
      if (!showing) return;
      showing = false;
      // A button that is taken away loses its focus while the page is being drawn, when nothing may change.
      queueMicrotask(() => deeds.preview(null));
    };
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && show();
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("focus", show);
    element.addEventListener("blur", hide);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", hide);
      element.removeEventListener("focus", show);
      element.removeEventListener("blur", hide);
      hide();
    };
  };
}

/** Where one is in the book: which chapter is being read, and how to get to a clause. */

const FRAMES = 8; // chapters that come into sight turn out longer or shorter than was thought
const LINE = "0px 0px -50% 0px"; // what lies in the upper half is read

/** Bring something to the top of the window and give it the focus; it stays there while chapters find their length. */
export async function land(target: HTMLElement | null): Promise<void> {
  target?.focus({ preventScroll: true });
  for (let frame = 0; target && frame < FRAMES; frame++) {
    target.scrollIntoView({ block: "start", behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}

/** The chapter that is read: the last one that reaches into the upper half of the window. */
export function readingPlace(): { readonly chapter: string | null; watch: (room: HTMLElement) => { destroy(): void } } {
  let chapter: string | null = $state(null);

  function watch(room: HTMLElement): { destroy(): void } {
    const seen = new Set<Element>();
    const looks = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target);
        const first = [...room.querySelectorAll<HTMLElement>("[data-chapter]")].findLast((one) => seen.has(one));
        if (first) chapter = first.dataset["chapter"] ?? null;
      },
      { rootMargin: LINE },
    );
    const follow = (): void => room.querySelectorAll("[data-chapter]").forEach((one) => looks.observe(one));
    const changes = new MutationObserver(follow); // another view has other chapters
    changes.observe(room, { childList: true, subtree: true });
    follow();
    return {
      destroy: () => {
        looks.disconnect();
        changes.disconnect();
      },
    };
  }

  return {
    get chapter() {
      return chapter;
    },
    watch,
  };
}

/** Which chapter is being read: the last one that begins above the middle of the window. */

const LINE = "0px 0px -50% 0px"; // what lies in the upper half is read

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

/** A row of cards is one stop of the tab key, besides the cards that glow; arrow keys step from card to card. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** To be attached to the row. */
export function stepping(row: HTMLElement): () => void {
  const step = (event: KeyboardEvent): void => {
    const cards = [...row.querySelectorAll("button")];
    const here = cards.indexOf(document.activeElement as HTMLButtonElement);
    const next = cards[here + (STEPS[event.key] ?? 0)];
    if (here < 0 || !next || next === cards[here]) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  row.addEventListener("keydown", step);
  return () => row.removeEventListener("keydown", step);
}

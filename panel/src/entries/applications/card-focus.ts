const cardsOf = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];

const focusCard = (card: HTMLElement | undefined): void => card?.querySelector<HTMLElement>("a")?.focus();

export const focusedCard = (list: HTMLElement | null): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && list?.contains(document.activeElement) === true
    ? document.activeElement.closest<HTMLElement>("[data-card]")
    : null;

/** Without a focused card, moves to the first or the last. */
export const moveFocus = (list: HTMLElement | null, step: 1 | -1): void => {
  const cards = cardsOf(list);
  const focused = focusedCard(list);
  const index = focused === null ? (step === 1 ? -1 : cards.length) : cards.indexOf(focused);
  focusCard(cards[index + step]);
};

/** Moves the focus from cards that leave the list to the card after them, so that the keys continue from there. */
export const focusAfter = (list: HTMLElement | null, leaving: readonly number[]): void => {
  const cards = cardsOf(list);
  const focused = focusedCard(list);
  if (focused === null || !leaving.includes(Number(focused.dataset.card))) return;
  const rest = cards.slice(cards.indexOf(focused)).filter(({ dataset }) => !leaving.includes(Number(dataset.card)));
  focusCard(rest[0]);
};

/** The id of the card in which a person points at the columns. */
export const POINTING = 'point';

export function openPointing(): void {
  const card = document.getElementById(POINTING);
  if (card instanceof HTMLDetailsElement) card.open = true;
  card?.scrollIntoView({ block: 'start' });
}

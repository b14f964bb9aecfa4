import type { SheetReading } from '../../addon/page-types.ts';
import type { Finding } from '../../core/reading/reading.ts';
import { isSameTarget } from '../../core/upload/target.ts';
import type { Card, OpenState, Settled } from './sidebar-state.ts';
import { targetOf } from './upload-steps.ts';

/** A question lets a person choose. One that has one answer asks nothing. */
export function isQuestion({ choices }: Pick<Finding, 'choices'>): boolean {
  return choices !== undefined && (choices.options.length > 1 || isOfNumber({ choices }));
}

/**
 * A year is typed where the sheet names none. What else there is to say, that the table is of no single year, is then
 * a button. Of years that are offered, such as 1978 and 1989, one is chosen.
 */
export function isOfNumber({ choices }: Pick<Finding, 'choices'>): boolean {
  return choices?.wish === 'years' && choices.options.every(({ value }) => Number(value) === 0);
}

/** What must be answered and mended, what is worth a look, and last what there is to know. */
function cardsOf({ findings }: Pick<SheetReading, 'findings'>): Card[] {
  const cards = new Map<string, Card>();
  for (const finding of findings) {
    const { severity, kind, params } = finding;
    const key = [severity, kind, isQuestion(finding) ? JSON.stringify(params) : ''].join(' ');
    const { findings: same = [] } = cards.get(key) ?? {};
    cards.set(key, { key, findings: [...same, finding], settled: [] });
  }
  return [...cards.values()].sort((one, other) => rankOf(one) - rankOf(other));
}

const SEVERITIES = ['error', 'warning', 'note'] as const;

function rankOf({ findings: [finding] }: Card): number {
  if (!finding) return 0;
  const asks = isQuestion(finding);
  // What may be chosen otherwise is worth a look, however it is told.
  const severity = asks && finding.severity === 'note' ? 'warning' : finding.severity;
  return SEVERITIES.indexOf(severity) * 2 + (asks ? 0 : 1);
}

export function isNote(card: Card): boolean {
  return rankOf(card) > 3;
}

/** The cards as they are shown: where something was just mended, with that. */
export function shownCards({ reading, settled }: Pick<OpenState, 'reading' | 'settled'>): Card[] {
  const cards = reading ? cardsOf(reading) : [];
  if (!settled) return cards;
  const { card, at, cells } = settled;
  if (cards.some(({ key }) => key === card.key))
    return cards.map((one) => (one.key === card.key ? { ...one, settled: cells } : one));
  const gone = { ...card, findings: [], settled: cells };
  return [...cards.slice(0, at), gone, ...cards.slice(at)];
}

/** The card that somebody opened; before, and where it is gone, the first that blocks. */
export function openCardOf({
  reading,
  openCard,
}: Pick<OpenState, 'reading' | 'openCard'>): Card | null {
  if (!reading || openCard === NONE) return null;
  const cards = cardsOf(reading);
  const [first] = cards;
  const blocks = first?.findings.some(({ severity }) => severity === 'error');
  return cards.find(({ key }) => key === openCard) ?? (first && blocks ? first : null);
}

export const NONE = '';

/** What the new reading says no more of the card that stands open. */
export function settledBy(before: OpenState, reading: SheetReading): Settled | null {
  const card = openCardOf(before);
  if (!card || !before.reading || !isSameTarget(targetOf(before.reading), targetOf(reading)))
    return null;
  const now = cardsOf(reading).find(({ key }) => key === card.key);
  const left = cellsIn(now, reading);
  const cells = cellsIn(card, reading).filter((cell) => !left.includes(cell));
  if (now && cells.length === 0) return null;
  return { card, at: shownCards(before).findIndex(({ key }) => key === card.key), cells };
}

function cellsIn(card: Card | undefined, { sheet: { name } }: SheetReading): string[] {
  const places = card?.findings.flatMap((finding) => finding.places) ?? [];
  return places.flatMap(({ sheet, cells }) =>
    cells.map((cell) => (sheet === name ? cell : `${sheet}!${cell}`)),
  );
}

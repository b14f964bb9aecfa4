import type { SheetReading } from '../../addon/page-types.ts';
import type { Finding, ReadOptions } from '../../core/reading/reading.ts';

/** The wishes after a person chose one of the answers a finding offers. */
export function answeredWishes(
  { kind, choices, places }: Pick<Finding, 'kind' | 'choices' | 'places'>,
  value: string,
  wishes: ReadOptions,
): ReadOptions {
  if (!choices) return wishes;
  const { wish } = choices;
  if (wish === 'sheets') return { ...wishes, sheets: JSON.parse(value) as string[] };
  if (wish === 'years') return { ...wishes, years: { ...wishes.years, ...yearOf(places, value) } };
  const answered = { ...wishes, [wish]: value };
  if (kind !== 'reading.unit-chosen-otherwise') return answered;
  // Whoever keeps the unit once more is not told again, unless the sheet states another by then.
  const [stated] = choices.options;
  return { ...answered, overruled: { ...wishes.overruled, [wish]: stated?.value } };
}

/** The answers count for each station of the sheet; corrected columns only where all stations stand in them. */
export function wishesForStation(
  { wishes, understood }: Pick<SheetReading, 'wishes' | 'understood'>,
  station: string | undefined,
): ReadOptions {
  const { station: _before, roles, ...answers } = wishes;
  const stay = roles && understood.stations?.shareColumns;
  return { ...answers, ...(stay && { roles }), ...(station !== undefined && { station }) };
}

/** A year is given to the sheets the question is about. */
function yearOf(places: Finding['places'], value: string): Record<string, number> {
  return Object.fromEntries(places.map(({ sheet }) => [sheet, Number(value)]));
}

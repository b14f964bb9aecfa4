import { headerText, isEmpty } from '../cells/sheet-cells.ts';
import type { Cell } from '../reading.ts';
import { headerMeaning } from './header-meaning.ts';

/** "Kew" and "Hull" stand over Max, Min, Rain and Max, Min, Rain: the columns differ by a name. */
export function headsRepeats(
  row: readonly Cell[],
  header: readonly Cell[],
  margin: number,
): boolean {
  const starts = row.flatMap((cell, index) =>
    index > margin && !isEmpty(cell) && headerText(cell) !== headerText(row[index - 1])
      ? [index]
      : [],
  );
  const [first = 0, second = 0] = starts;
  const texts = header.map(headerText);
  const under = (start: number): string => texts.slice(start, start + second - first).join('|');
  return (
    starts.length > 1 &&
    starts.every((start) => typeof row[start] === 'string' && under(start) === under(first)) &&
    texts.slice(first, second).every((text) => Boolean(headerMeaning(text).about))
  );
}

import type { Element } from '../../dataset/columns.ts';
import type { LocaleAndYear } from '../../reading/reading.ts';
import { isBelowZero } from '../cells/rain-like.ts';
import { columnAt, type Table } from '../headers/table.ts';
import type { KeyContext } from '../keys/read-context.ts';
import type { Asked, Fit, Part } from './layout.ts';
import { numbersOf } from './numbers-of.ts';
import { type Doubtful, perhapsElse } from './perhaps-else.ts';

/**
 * Takes out the columns that are more likely of something else, and asks: "Temperatura tla maks." is read once the
 * person has said that it is the maximum. Columns that only may be something else stay, with a warning.
 */
export function withoutDoubtful(
  fit: Fit,
  asked: Asked,
  { doubts, around }: Pick<KeyContext, 'doubts' | 'around'>,
): Fit {
  const { table } = fit;
  const doubtful = perhapsElse(fit).filter((doubt) => !isLabelAnswered(doubt, asked));
  const open = doubtful.filter((doubt) => mayBeAsked(doubt, table, around));
  const told = doubtful.filter((doubt) => !open.includes(doubt));
  for (const text of new Set(told.map(({ found }) => found))) {
    const columns = told.flatMap(({ found, columns }) => (found === text ? columns : []));
    doubts.atColumns(table, perhapsSomethingElse(text), columns);
  }
  return {
    ...fit,
    parts: fit.parts.map((part) => open.reduce(withoutColumns, part)),
    // "Max" that stands twice: the second is passed over once the first is read.
    passedOver: fit.passedOver.filter(
      ({ chosen }) => !open.some(({ columns }) => columns.includes(chosen)),
    ),
    unclear: fit.unclear.concat(open.flatMap((doubt) => questionOf(doubt, asked))),
  };
}

export function perhapsSomethingElse(found: string) {
  return {
    kind: 'reading.perhaps-something-else',
    severity: 'warning',
    params: { found },
  } as const;
}

/** "max °C" was sent before the reader knew to doubt it: a schedule must not stop for that. */
export function wasSent({ sent = [] }: LocaleAndYear, element: Element): boolean {
  return sent.some((role) => role.includes(element));
}

/** Only labels are looked up: a column that the person named already has its element. */
function isLabelAnswered({ asks }: Doubtful, { columns }: Asked): boolean {
  if (asks?.label === undefined) return false;
  return columns[asks.element] !== undefined;
}

function mayBeAsked({ columns, asks }: Doubtful, table: Table, around: LocaleAndYear): boolean {
  if (!asks || wasSent(around, asks.element)) return false;
  if (asks.label !== undefined) return true;
  // Of a column of rain that is below zero there is more to say than that a word is unknown.
  const isNoRain =
    asks.element === 'rain' && columns.some((index) => isBelowZero(numbersOf(table, index)));
  return !isNoRain && columns.every((index) => columnAt(table, index)?.header !== '');
}

function withoutColumns({ values, rowElement, ...part }: Part, { columns, asks }: Doubtful): Part {
  if (asks?.label === undefined || !rowElement)
    return { ...part, rowElement, values: values.filter(({ index }) => !columns.includes(index)) };
  const labels = new Map([...rowElement.labels].filter(([label]) => label !== asks.label));
  return { ...part, values, rowElement: { ...rowElement, labels } };
}

function questionOf(
  { columns, asks, found, why = 'else' }: Doubtful,
  { columns: answers }: Asked,
): Fit['unclear'] {
  // "None" is no question again.
  if (!asks || answers[asks.element] === 'none') return [];
  const { element, label } = asks;
  const question = { element, columns: [...columns], why, about: found };
  return [label === undefined ? question : { ...question, labels: [label] }];
}

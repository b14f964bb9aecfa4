import { isRecord } from '../http/http-answer.ts';
import type { ReadOptions } from '../reading/reading.ts';
import { fingerprintOfTexts } from './fingerprint.ts';

/**
 * How a person has answered what a table leaves open, a mark an answer. Every editor of a spreadsheet may change the
 * answers, and what was decided by one of them is not another's to publish.
 */
export type Answers = { [wish in AnswerName]?: string };

/** What is asked of a table, by what a sentence calls it. */
const NAMES = {
  temperatureUnit: 'unit',
  rainUnit: 'unit',
  element: 'element',
  maxColumn: 'whichColumns',
  minColumn: 'whichColumns',
  rainColumn: 'whichColumns',
  roles: 'whichColumns',
  years: 'yearsOf',
  dayMonthOrder: 'dayRule',
  seasonYear: 'yearsOf',
  missingDays: 'dayRule',
  twice: 'dayRule',
  blankRainDay: 'blankRule',
  sheets: 'sheets',
} as const satisfies { [wish in keyof ReadOptions]?: string };

type AnswerName = keyof typeof NAMES;
export type AnswerTopic = (typeof NAMES)[AnswerName];

const WISHES = Object.keys(NAMES) as AnswerName[];

export function answersIn(wishes: ReadOptions): Answers {
  return Object.fromEntries(
    WISHES.filter((wish) => wishes[wish] !== undefined).map((wish) => [wish, markOf(wish, wishes)]),
  );
}

/** What is answered otherwise than before, the first of them. */
export function changedAnswer(before: Answers, now: Answers): AnswerTopic | null {
  const changed = WISHES.find((wish) => before[wish] !== now[wish]);
  return changed === undefined ? null : NAMES[changed];
}

/** A tab may be renamed, and is still the one that was meant. */
function markOf(wish: AnswerName, { years = {}, sheets = [], ...wishes }: ReadOptions): string {
  if (wish === 'sheets') return String(sheets.length);
  if (wish === 'years') return Object.values(years).sort().join(' ');
  if (wish === 'roles') return fingerprintOfTexts([JSON.stringify(wishes.roles, inOrder)]);
  return String(wishes[wish]);
}

/** Who wrote it may have written its parts in another order. */
function inOrder(_: string, part: unknown): unknown {
  if (!isRecord(part)) return part;
  const { sheet: _name, ...rest } = part;
  return Object.fromEntries(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)));
}

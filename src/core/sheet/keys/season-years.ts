import { twoDigits } from '../../calendar/civil-date.ts';
import type { Example, ReadOptions } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';
import { isNextMonth, stepsIn } from '../cells/steps-in.ts';

/** A row from July to June begins with `start` 7; `names`: which of its two years stands in the sheet. */
export type Season = { start: number; names: NonNullable<ReadOptions['seasonYear']> };

/** The first month of columns that run on into the next year, such as 7 for July to June; else 1. */
export function firstOfRound(months: readonly number[]): number {
  const [first = 1] = months;
  const round = stepsIn(months).every(isNextMonth);
  return round && first > (months[months.length - 1] ?? 1) ? first : 1;
}

/** The same for tables with a row a month, where the year changes in July and not in January. */
export function startInRows(packed: Int32Array): number {
  const start = startDown(packed);
  // The latest row may be the first.
  return start > 1 ? start : startDown(packed.slice().reverse());
}

function startDown(packed: Int32Array): number {
  let before = -1;
  let start = 0;
  let rounds = 0;
  let changes = 0;
  let later = 0;
  for (let index = 0; index < packed.length; index++) {
    const yearMonth = Math.floor((packed[index] ?? -1) / 100);
    // Days: only the first of each month has anything to say.
    if (yearMonth < 0 || yearMonth === before) continue;
    const month = yearMonth % 100;
    const monthBefore = before % 100;
    if (before < 0) start = month;
    else if (yearMonth - month === before - monthBefore) {
      if (monthBefore === 12 && month === 1) rounds++;
      else later += Math.sign(month - monthBefore);
    } else if (month === (monthBefore % 12) + 1) {
      if (changes++ > 0 && month !== start) return 1;
      start = month;
    }
    before = yearMonth;
  }
  // Where the months of a year go back, January below December is eleven months before it: those between are missing.
  return rounds > 0 && rounds * 2 >= changes && later >= 0 ? start : 1;
}

/** The years to add to the year of a row to get the year of one of its months. */
export function yearShift(season: Season | null, month: number): number {
  if (!season || season.names === 'calendar') return 0;
  if (season.names === 'first') return month < season.start ? 1 : 0;
  return month < season.start ? 0 : -1;
}

/** "1961/62" names both years. "1961" may be the year of the first or of the last month: the reader asks. */
export function settleSeason(
  { start, namesBoth, example }: { start: number; namesBoth: boolean; example: number },
  sheet: { name: string },
  { wishes, doubts }: { wishes: ReadOptions; doubts: Doubts },
): Season | null {
  if (start === 1) {
    if (namesBoth) reportDisorder(sheet, example, doubts);
    return null;
  }
  if (namesBoth) return { start, names: 'first' };
  if (!wishes.seasonYear) askSeason(start, sheet, example, doubts);
  return { start, names: wishes.seasonYear ?? 'first' };
}

/** "2001/02" beside January to December: nothing says with which month its second year begins. */
function reportDisorder(sheet: { name: string }, year: number, doubts: Doubts): void {
  const params = { found: `${year}/${twoDigits((year + 1) % 100)}` };
  doubts.ofSheet(sheet, { kind: 'reading.season-in-disorder', severity: 'error', params });
}

function askSeason(start: number, sheet: { name: string }, year: number, doubts: Doubts): void {
  const span = (first: number): Example => [
    `${year} = `,
    `${first}-${twoDigits(start)}`,
    ' … ',
    `${first + 1}-${twoDigits(start - 1)}`,
  ];
  doubts.ofSheet(sheet, {
    kind: 'reading.which-year-of-season',
    severity: 'error',
    params: { found: String(year) },
    choices: {
      wish: 'seasonYear',
      options: [
        { value: 'first', example: span(year) },
        { value: 'last', example: span(year - 1) },
        { value: 'calendar', example: [`${year} = `, `${year}-01`, ' … ', `${year}-12`] },
      ],
    },
  });
}

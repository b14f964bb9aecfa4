import type { ReadOptions } from '../../core/reading/reading.ts';
import type { SidebarKey, SidebarWords } from './sidebar-words.ts';

type WishName = keyof ReadOptions;

const DAYS_WITHOUT_RAIN = {
  missing: 'sidebar.option-missing',
  dry: 'sidebar.option-dry',
  'by-year': 'sidebar.option-dry-by-year',
} as const;

const WORDS: { [Wish in WishName]?: Record<string, SidebarKey> } = {
  station: { none: 'sidebar.option-no-place' },
  element: {
    max: 'sidebar.option-max',
    min: 'sidebar.option-min',
    rain: 'sidebar.option-rain',
  },
  temperatureUnit: {
    C: 'sidebar.option-c',
    F: 'sidebar.option-f',
    K: 'sidebar.option-k',
    '0.1C': 'sidebar.option-tenth-c',
    '0.01C': 'sidebar.option-hundredth-c',
  },
  rainUnit: {
    mm: 'sidebar.option-mm',
    in: 'sidebar.option-in',
    cm: 'sidebar.option-cm',
    '0.1mm': 'sidebar.option-tenth-mm',
    m: 'sidebar.option-m',
    '0.01in': 'sidebar.option-hundredth-in',
    '0.001in': 'sidebar.option-thousandth-in',
    'mm/day': 'sidebar.option-mm-day',
    'in/day': 'sidebar.option-in-day',
    'cm/day': 'sidebar.option-cm-day',
    'm/day': 'sidebar.option-m-day',
  },
  years: { 0: 'sidebar.option-no-year' },
  dayMonthOrder: { dmy: 'sidebar.option-dmy', mdy: 'sidebar.option-mdy' },
  seasonYear: {
    first: 'sidebar.option-season-first',
    last: 'sidebar.option-season-last',
    calendar: 'sidebar.option-season-calendar',
  },
  missingDays: {
    standard: 'sidebar.option-standard',
    strict: 'sidebar.option-strict',
    any: 'sidebar.option-any',
  },
  twice: { first: 'sidebar.option-twice-first', last: 'sidebar.option-twice-last' },
  blankRainDay: DAYS_WITHOUT_RAIN,
  rainMarks: DAYS_WITHOUT_RAIN,
  impossible: { flagged: 'sidebar.option-flagged', 'left-out': 'sidebar.option-left-out' },
};

/** The names of stations and sheets, and years, are shown as they are. */
export function optionWord(wish: WishName, value: string, say: SidebarWords['say']): string {
  const key = WORDS[wish]?.[value] ?? (value === 'none' ? 'sidebar.option-none' : undefined);
  if (key) return say(key);
  return wish === 'sheets' ? sheetNames(value, say) : value;
}

/**
 * The values that have words; they are offered where no question asks for them. What a person answered to a question
 * stands among them, be it "none of these": it would be taken back when another setting is changed.
 */
export function optionsOf(wish: WishName, chosen: string): string[] {
  const values = Object.keys(WORDS[wish] ?? {});
  return chosen === '' || values.includes(chosen) ? values : [...values, chosen];
}

function sheetNames(value: string, say: SidebarWords['say']): string {
  const sheets = JSON.parse(value) as string[];
  const key = sheets.length > 1 ? 'sidebar.option-together' : 'sidebar.option-alone';
  return say(key, { sheets: sheets.join(', ') });
}

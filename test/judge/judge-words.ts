import type { Grid } from '../../src/core/reading/reading.ts';
import { inventedMonths } from '../support/invented-station.ts';
import { LANGUAGES, type Language } from './other-quantities.ts';
import { readAs } from './verdict.ts';

type Element = 'max' | 'min' | 'rain';
type Told = 'read' | 'told' | 'stopped';
/** `isOdd`: the word may say what was measured; else it is written as the name of a place. */
type Form = {
  name: string;
  isOdd: boolean | 'perhaps';
  text: (head: string, word: string) => string;
};

/** A word that is in no language, in the letters of the one whose words stand beside it. */
const WORDS: Record<string, string> = {
  ar: 'زرفان',
  fa: 'زرفان',
  he: 'זרוון',
  hi: 'ज़ोरवान',
  th: 'ซอร์',
  zh: '佐凡',
  ja: '佐凡',
  ko: '조르반',
  el: 'ζορβαν',
};
/** Where blanks do not part words, or capitals no names, a word may be one or the other. */
const UNCLEAR = new Set(Object.keys(WORDS).filter((name) => name !== 'el'));
const CYRILLIC = new Set(['ru', 'uk', 'bg', 'sr']);
const wordOf = ({ name }: Language): string =>
  WORDS[name] ?? (CYRILLIC.has(name) ? 'зорван' : 'zorvan');
const capital = (word: string): string => word.slice(0, 1).toLocaleUpperCase() + word.slice(1);

const FORMS: readonly Form[] = [
  { name: 'head word', isOdd: true, text: (head, word) => `${head} ${word}` },
  {
    name: 'Word of head',
    isOdd: 'perhaps',
    text: (head, word) => `${capital(word)} ${head.toLocaleLowerCase()}`,
  },
  { name: 'head Word', isOdd: false, text: (head, word) => `${head} ${capital(word)}` },
  { name: 'head, Word', isOdd: false, text: (head, word) => `${head}, ${capital(word)}` },
  { name: 'head - Word', isOdd: false, text: (head, word) => `${head} - ${capital(word)}` },
  { name: 'Word: head', isOdd: false, text: (head, word) => `${capital(word)}: ${head}` },
  {
    name: 'HEAD, WORD',
    isOdd: false,
    text: (head, word) => `${head}, ${word}`.toLocaleUpperCase(),
  },
];

const ELEMENTS = ['max', 'min', 'rain'] as const;
const months = inventedMonths('temperate', { firstYear: 1981, years: 4, seed: 23 });

/** A word nobody knows beside the word for an element: told, unless it is written as a name. */
export function judgeWords([only]: string[]): boolean {
  const tally = new Map<string, Record<Told, number>>();
  let isGood = true;
  for (const { form, language, shape, text, told } of judgedWords()) {
    const kind = `${shape}: ${form.name}`;
    const counts = tally.get(kind) ?? { read: 0, told: 0, stopped: 0 };
    counts[told]++;
    tally.set(kind, counts);
    const isUnclear =
      form.isOdd === 'perhaps' || (UNCLEAR.has(language) && /^head word$/i.test(form.name));
    const isBad = !isUnclear && form.isOdd === (told === 'read');
    isGood &&= !isBad;
    if (only === undefined ? isBad : kind.includes(only))
      process.stdout.write(`${told.padEnd(9)}${kind.padEnd(24)}${language}: ${text}\n`);
  }
  for (const [kind, { read, told, stopped }] of tally)
    process.stdout.write(`${kind.padEnd(30)}read ${read}, told ${told}, stopped ${stopped}\n`);
  return isGood;
}

type Judged = { form: Form; language: string; shape: string; text: string; told: Told };

function judgedWords(): Judged[] {
  return LANGUAGES.flatMap((language) =>
    ELEMENTS.flatMap((element) => {
      const head = headOf(language, element);
      return FORMS.flatMap((form): Judged[] => {
        const text = form.text(head, wordOf(language));
        const grids = {
          alone: alone(language, element, text),
          title: titled(language, element, text),
          ...(element === 'max' && { pair: paired(language, form) }),
        };
        return Object.entries(grids).map(([shape, grid]) => ({
          form,
          language: language.name,
          shape,
          text,
          told: toldOf(grid),
        }));
      });
    }),
  );
}

function headOf(language: Language, element: Element): string {
  return language[element].replace(/ ?\(.*\)$/, '');
}

function toldOf(grid: Grid): Told {
  const findings = readAs([grid]).findings.filter(({ kind }) => kind.startsWith('reading.'));
  if (findings.some(({ severity }) => severity === 'error')) return 'stopped';
  return findings.some(({ severity }) => severity === 'warning') ? 'told' : 'read';
}

/** The word stands over maximum and minimum, so that neither tells what the other is of. */
function paired(language: Language, { text }: Form): Grid {
  const { year, month } = language;
  const header = (element: Element) => text(headOf(language, element), wordOf(language));
  const rows = months.map((one) => [one.year, one.month, one.max, one.min]);
  return { sheet: 'Sheet1', cells: [[year, month, header('max'), header('min')], ...rows] };
}

function alone({ year, month }: Language, element: Element, header: string): Grid {
  const rows = months.map((one) => [one.year, one.month, one[element]]);
  return { sheet: 'Sheet1', cells: [[year, month, header], ...rows] };
}

function titled({ year }: Language, element: Element, title: string): Grid {
  const years = [...new Set(months.map((one) => one.year))];
  const rows = years.map((own) => [
    own,
    ...months.filter((one) => one.year === own).map((one) => one[element]),
  ]);
  return {
    sheet: 'Sheet1',
    cells: [[title], [], [year, ...Array.from({ length: 12 }, (_, at) => at + 1)], ...rows],
  };
}

import { type Said, saidFrom } from '../../core/quality/answers/said-from.ts';
import type { Cell, ReadOptions } from '../../core/reading/reading.ts';
import { renamedWishes, tabsNamed } from '../../core/reading/renamed-wishes.ts';
import { wishesFrom } from '../../core/reading/wishes-from.ts';
import { fingerprintOfTexts } from '../../core/upload/fingerprint.ts';
import { FileRefused } from '../../workbench/files/file-problem.ts';
import type { Book, Tab } from './book.ts';

/** By the words of a header, which are the same when the table has grown; `null`: nothing is said of it any more. */
export type KeptAnswers = { header: string; said: Said | null };

const ROWS_LOOKED_AT = 40;
/** Whatever the tab is called next time. */
const OWN_TAB = '';

/** Of the first rows that with the most words. A table without any is not known again. */
function headerOf({ grid }: Tab): string | null {
  const words = grid.cells.slice(0, ROWS_LOOKED_AT).map((row) => row.filter(isWord));
  const most = words.reduce<Cell[]>((best, row) => (row.length > best.length ? row : best), []);
  return most.length > 1 ? fingerprintOfTexts(most.map((word) => `${word}\n`)) : null;
}

function isWord(cell: Cell): boolean {
  return typeof cell === 'string' && /\p{L}/u.test(cell);
}

export function saidOf({ wishes, confirmed }: Book, id: number): Said {
  return { wishes: wishes.get(id) ?? {}, confirmed: confirmed.get(id) ?? [] };
}

export function isNothing({ wishes, confirmed }: Said): boolean {
  return Object.keys(wishes).length + confirmed.length === 0;
}

/** To be kept until the table is opened again. */
export function answersToKeep(book: Book, tab: Tab): KeptAnswers | null {
  const header = headerOf(tab);
  if (header === null) return null;
  const said = saidOf(book, tab.id);
  if (isNothing(said)) return { header, said: null };
  const nameless = (name: string) => (name === tab.name ? OWN_TAB : name);
  return { header, said: { ...said, wishes: renamedWishes(said.wishes, nameless) } };
}

/** What was said before of tables with these headers holds for tabs of which nothing is said yet. */
export function takeKept(book: Book, kept: Readonly<Record<string, Said>>): void {
  for (const tab of book.tabs) {
    if (book.wishes.has(tab.id) || book.confirmed.has(tab.id)) continue;
    const said = kept[headerOf(tab) ?? ''];
    if (!said) continue;
    put(book, tab, wishesFrom(said.wishes));
    book.confirmed.set(tab.id, said.confirmed);
    book.recalled.add(tab.id);
  }
}

/** What `npm run read -- --wishes` takes, for the tab in front. */
export function takeWishes(book: Book, tab: Tab, text: string): void {
  const { wishes, confirmed, misread } = parsed(text);
  if (misread !== undefined) throw new FileRefused('file.answer-unknown', { found: misread });
  const strange = tabsNamed(wishes).filter((name) => !isThere(book, name));
  const own = strange.length === 1 ? strange[0] : OWN_TAB;
  put(
    book,
    tab,
    renamedWishes(wishes, (name) => (name === own ? OWN_TAB : name)),
  );
  book.confirmed.set(tab.id, confirmed);
}

function parsed(text: string) {
  try {
    const said = saidFrom(JSON.parse(text));
    if (said) return said;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new FileRefused('file.no-answers');
}

/** What names tabs that are not open would keep the table from being read. */
function put(book: Book, tab: Tab, wishes: ReadOptions): void {
  const named = renamedWishes(wishes, (name) => (name === OWN_TAB ? tab.name : name));
  const { sheets, years, roles, ...others } = named;
  const known = Object.entries(years ?? {}).filter(([name]) => isThere(book, name));
  book.wishes.set(tab.id, {
    ...others,
    ...(sheets?.every((name) => isThere(book, name)) && { sheets }),
    ...(known.length > 0 && { years: Object.fromEntries(known) }),
    ...(roles && { roles: roles.filter(({ sheet }) => isThere(book, sheet)) }),
  });
}

function isThere({ tabs }: Book, name: string): boolean {
  return tabs.some((tab) => tab.name === name);
}

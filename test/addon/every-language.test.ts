import { afterEach, describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../../src/core/words/languages.ts';
import type { PhraseBook } from '../../src/core/words/phrase.ts';
import { sidebarWords } from '../../src/sidebar/words/sidebar-words.ts';
import type { Editor } from '../../src/stage/index.ts';
import { messy } from '../../src/workbench/demo/layouts/messy.ts';
import { ENGLISH } from '../support/english.ts';
import { casesOf } from '../support/every-case.ts';
import { ADDRESS } from './support/accounts.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  BEFORE_NINE,
  DAILY,
  FIRST_UPLOAD,
  openAlmanac,
  type PageFunction,
} from './support/almanac.ts';
import { wordsIn } from './support/words-file.ts';

// The way from the first menu to the mail about a failure, in each language, with all that the add-on
// says on it: in dialogs and mails in words, to the sidebar in kinds. What the page says of its own is
// in journeys/sidebar-states, and one journey goes this way in a browser.

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
let almanac: Almanac;
let isAway: boolean;
afterEach(() => almanac?.close());

/** All go the same way, and a language without a sentence does not compile. */
describe.each(casesOf(OTHERS, (language) => language === 'fr'))('who reads %s', (language) => {
  it('meets no English from the first menu to the mail about a failure', async () => {
    isAway = false;
    almanac = await openAlmanac({
      locale: language,
      startsAt: BEFORE_NINE,
      documents: [aDocument({ sheets: [{ id: 0, name: 'T', cells: aTable() }, ...notebook()] })],
      before: () => (isAway ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : null),
    });
    const editor = await almanac.stage.open('weather', 'ada@gmail.test');
    const { answers, texts } = await walk(editor, await wordsIn(language));
    const kinds = answers.flatMap(kindsIn);
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(ON_THE_WAY));
    const sentences = kinds.map((said) => inTheSidebar(said, language));
    expect([...texts, ...sentences].filter((text) => ENGLISH.test(text))).toEqual([]);
  });
});

/** A kind of each step, so that a step that answers otherwise is not passed over. */
const ON_THE_WAY = [
  'connection.wrong-password',
  'connection.shared-session',
  'reading.understood-months-across',
  'upload.unchanged',
  'reading.cell-not-a-number',
  'quality.value-impossible',
  'upload.findings-block',
  'connection.service-trouble',
];

async function walk(editor: Editor, menu: PhraseBook) {
  const answers: unknown[] = [];
  const texts: string[] = [...editor.menuItems];
  const call = async (name: PageFunction, ...args: unknown[]) =>
    void answers.push(await editor.callFromPage(name, ...args));
  const upload = String(menu['addon.menu-upload']);
  const { email } = almanac.ada;
  const service = { address: ADDRESS, key: '' };
  await editor.clickMenu(upload);
  await call('openingState');
  await call('connect', { way: 'password', email, password: 'another one', ...service });
  const session = JSON.stringify(await almanac.session());
  await call('connect', { way: 'paste', text: session, ...service });
  await call('readActiveSheet', null);
  await call('uploadSheet', FIRST_UPLOAD);
  await call('uploadSheet', FIRST_UPLOAD);
  await almanac.stage.write('weather', 0, 'B2', [[9.9]]);
  await call('compareUpload', 0);
  for (const sheetId of [1, 2]) {
    await editor.select(sheetId, 'A1');
    await call('readActiveSheet', null);
    await call('uploadSheet', { ...FIRST_UPLOAD, sheetId });
  }
  await call('saveJob', { ...DAILY, email: 'ada@example.org' });
  isAway = true;
  await almanac.stage.advance('2 hours');
  await call('openingState');
  const [mail] = almanac.stage.outbox;
  return { answers, texts: [...texts, mail?.subject ?? 'no mail from Almanac', mail?.body ?? ''] };
}

function notebook() {
  return messy().sheets.map((sheet, index) => ({ id: index + 1, ...sheet }));
}

type Said = Parameters<ReturnType<typeof sidebarWords>['sayKind']>[0];

/** Whatever is said by its kind, however deep it lies in an answer. */
function kindsIn(value: unknown): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(kindsIn);
  return 'kind' in value && 'params' in value ? [value as Said, ...inside] : inside;
}

function inTheSidebar(said: Said, language: Language): string {
  const words = sidebarWords({ language, locale: language, zone: 'UTC', now: 0 });
  return words.sayKind(said);
}

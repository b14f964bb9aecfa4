import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { OWN_WORDS } from '../../src/addon/context/own-words.ts';
import { LANGUAGES } from '../../src/core/words/languages.ts';
import type { PhraseBook } from '../../src/core/words/phrase.ts';
import { openStage } from '../../src/stage/index.ts';
import { aDocument } from './support/almanac.ts';
import { wordsFile, wordsIn } from './support/words-file.ts';

const BUILT = 'dist/addon';
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe.each(OTHERS)('the file of words in %s', (language) => {
  it('says what the English words say', async () => {
    expect(Object.keys(await wordsIn(language)).sort()).toEqual(Object.keys(OWN_WORDS).sort());
  });

  it('is one function that no page can call', async () => {
    const text = await readFile(wordsFile(language), 'utf8');
    expect(text.match(/^\S.*/gm)?.filter((line) => !line.startsWith('/**'))).toEqual([
      `function almanacWords_${language}_() {`,
      '}',
    ]);
  });
});

test.each(OTHERS)(
  'a person who reads %s meets it in the menu and on the page it opens',
  async (language) => {
    const users = [{ email: 'ada@gmail.test', locale: language }];
    const documents = [aDocument({ editors: [] })];
    const stage = await openStage({ project: BUILT, users, documents });
    const editor = await stage.open('weather', 'ada@gmail.test');
    await editor.clickMenu(String((await wordsIn(language))['addon.menu-sidebar']));
    expect(editor.sidebar?.html).toContain(`<html lang="${language}">`);
    await stage.close();
  },
);

test.each([
  {
    name: 'with all files it speaks the language of the person',
    words: (all: PhraseBook): PhraseBook | null => all,
    expected: ['Enviar conjunto de datos', 'Abrir panel'],
  },
  {
    name: 'without the file, as after an update from a version that had none, it speaks English',
    words: () => null,
    expected: ['Upload dataset', 'Open sidebar'],
  },
  {
    name: 'a sentence that an older file lacks is said in English',
    words: ({ 'addon.menu-sidebar': _, ...older }: PhraseBook) => older,
    expected: ['Enviar conjunto de datos', 'Open sidebar'],
  },
])('an installation: $name', async ({ words, expected }) => {
  const project = await mkdtemp(join('node_modules/.cache', 'words-'));
  for (const name of (await readdir(BUILT)).filter((one) => !one.startsWith('words.')))
    await cp(join(BUILT, name), join(project, name));
  const kept = words(await wordsIn('es'));
  if (kept)
    await writeFile(
      join(project, 'words.es.gs'),
      `function almanacWords_es_() { return ${JSON.stringify(kept)}; }`,
    );
  const users = [{ email: 'ada@gmail.test', locale: 'es_MX' }];
  const stage = await openStage({ project, users, documents: [aDocument({ editors: [] })] });
  const editor = await stage.open('weather', 'ada@gmail.test');
  expect(editor.menuItems.slice(0, 2)).toEqual(expected);
  await stage.close();
  await rm(project, { recursive: true });
});

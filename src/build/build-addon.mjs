import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { builtModule } from './built-module.mjs';
import { languagesOfWords } from './languages-of-words.mjs';
import { mergedVocabulary } from './merged-rows.mjs';
import { tidyAddress } from './tidy-address.mjs';
import { withoutProbe } from './without-probe.mjs';
import { wordsOf } from './words-of.mjs';

const OWN_WORDS_FILE = 'src/addon/context/own-words.ts';

/** One fixed service, or '' where each person types the address of theirs. */
const SERVICE_URL = serviceUrl(process.env.ALMANAC_SERVICE_URL);

export async function buildAddon(out = 'dist/addon', address = SERVICE_URL) {
  await mkdir(out, { recursive: true });
  const { outputFiles, metafile } = await bundled(out, address);
  const names = Object.values(metafile.outputs).flatMap((output) => output.exports);
  await writeFile(`${out}/Code.js`, inClosure(outputFiles[0]?.text ?? '', names));
  const others = (await languagesOfWords()).filter((language) => language !== 'en');
  await Promise.all(
    others.map(async (language) => writeFile(`${out}/words.${language}.js`, await words(language))),
  );
  await writeFile(
    `${out}/appsscript.json`,
    `${JSON.stringify(await manifest(address), null, 2)}\n`,
  );
}

/** @param {string} out @param {string} address */
async function bundled(out, address) {
  return build({
    // Each part of the bundle is named by where it comes from, seen from here.
    absWorkingDir: resolve('src'),
    entryPoints: ['addon/main.ts'],
    write: false,
    metafile: true,
    outfile: resolve(out, 'Code.js'),
    bundle: true,
    format: 'esm',
    // Google names no version. Its own samples use `??` and scripts of many people `?.`, which came to
    // V8 together; what came after, class fields for one, is refused on push.
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [mergedVocabulary, withoutProbe, wordsOf(await matters(), 'en')],
    // Not minified: the owner of a copy reads it, and Google's stack traces quote it.
    define: {
      BAKED_SERVICE_URL: JSON.stringify(address),
      BAKED_VERSION: JSON.stringify(await version()),
    },
  });
}

/**
 * One function a language, which the platform knows before any file runs and no page may call: the
 * name ends in `_`. Without the file the add-on speaks English.
 *
 * @param {string} language
 */
async function words(language) {
  const plugins = [wordsOf(await matters(), language)];
  const { OWN_WORDS } = await builtModule(OWN_WORDS_FILE, plugins);
  const book = JSON.stringify(OWN_WORDS, null, '\t').replaceAll('\n', '\n\t');
  return `/** What Almanac's menu, dialogs and mails say in this language: ${language}. */
function almanacWords_${language}_() {
\treturn ${book};
}
`;
}

/** What the add-on itself speaks of. @returns {Promise<readonly string[]>} */
async function matters() {
  const { OWN_MATTERS } = await builtModule(OWN_WORDS_FILE);
  return OWN_MATTERS;
}

/** With one service for everybody, the manifest tells Google that the script calls nothing else. @param {string} address */
async function manifest(address) {
  const settings = JSON.parse(await readFile('appsscript.json', 'utf8'));
  return address === '' ? settings : { ...settings, urlFetchWhitelist: [`${address}/`] };
}

/** @param {string | undefined} given */
function serviceUrl(given) {
  if (!given) return '';
  const address = tidyAddress(given);
  if (!/^https:\/\/[^/?#\s]+$/.test(address))
    throw new Error(`ALMANAC_SERVICE_URL must look like https://almanac.example, not ${given}`);
  return address;
}

async function version() {
  return JSON.parse(await readFile('package.json', 'utf8')).version;
}

/**
 * One closure and one stub an export: Apps Script finds menu items, triggers and page calls by
 * top-level function declarations, and a page may call whatever is one. V8 reads a function expression in
 * brackets once; an arrow it skips first and reads again when it is called, which makes loading a third slower.
 *
 * @param {string} module
 * @param {string[]} names
 */
function inClosure(module, names) {
  const script = module
    // What the bundler notes for itself.
    .replaceAll('/* @__PURE__ */ ', '')
    .replace(EXPORTS, (_, list) => `return {${list}};`);
  return `/** @OnlyCurrentDoc */
"use strict";
var addon_ = (function () {
${script}})();
${names.map(stub).join('\n')}
`;
}

/** The last statement of a bundled module. */
const EXPORTS = /^export \{([\w\s,]*)\};$/m;

/** @param {string} name */
function stub(name) {
  return `function ${name}(){return addon_.${name}(...arguments)}`;
}

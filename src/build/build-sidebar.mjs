import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { builtModule } from './built-module.mjs';
import { languagesOfWords } from './languages-of-words.mjs';
import { wordsOf } from './words-of.mjs';

const OUT = 'dist/addon';
const MAIN = 'src/sidebar/main.tsx';

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  outdir: OUT,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  // HtmlService takes // inside a template literal for a comment and cuts the line there.
  supported: { 'template-literal': false },
};

/**
 * One file a language, so that languages do not share a limit. Nothing in a file loads from outside,
 * and it is served as it is, never as a template.
 */
export async function buildSidebar() {
  await mkdir(OUT, { recursive: true });
  const [shell, style, languages] = await Promise.all([
    readFile('src/sidebar/sidebar.html', 'utf8'),
    bundle({ ...OPTIONS, entryPoints: ['src/sidebar/style/sidebar.css'] }),
    languagesOfWords(),
  ]);
  const styled = inline(shell, '<style></style>', style);
  await Promise.all(
    languages.map(async (language) => {
      const page = inline(styled, '<script type="module"></script>', await bundleScript(language));
      const own = page.replace('<html lang="en">', `<html lang="${language}">`);
      await writeFile(`${OUT}/sidebar.${language}.html`, own);
    }),
  );
}

/** @param {string} language */
async function bundleScript(language) {
  const { MATTERS } = await builtModule('src/sidebar/words/matters.ts');
  // And what is found in a sheet.
  const matters = [...MATTERS, 'charts', 'climate', 'reading', 'quality'];
  const plugins = [wordsOf(matters, language)];
  return bundle({ ...OPTIONS, entryPoints: [MAIN], plugins });
}

/** @param {import('esbuild').BuildOptions} options */
async function bundle(options) {
  const { outputFiles } = await build(options);
  return outputFiles?.[0]?.text.trim() ?? '';
}

/** @param {string} shell @param {string} place an empty element @param {string} content */
function inline(shell, place, content) {
  if (!shell.includes(place)) throw new Error(`Cannot inline: the shell has no ${place}`);
  const end = place.slice(place.indexOf('</'));
  const safe = content.replaceAll(end.slice(0, -1), end.slice(0, -1).replace('/', '\\/'));
  // A function, because `$&` inside the content would be taken for a replacement pattern.
  return shell.replace(place, () => place.replace(end, () => safe + end));
}

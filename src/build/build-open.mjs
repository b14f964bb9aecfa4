import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { languagesOfWords } from './languages-of-words.mjs';
import { mergedVocabulary } from './merged-rows.mjs';
import { saidIn, wordsOf } from './words-of.mjs';

/** What its own page says, the sidebar's views, and what is found in a sheet. */
const MATTERS = [
  ...['open', 'file', 'sidebar', 'changes', 'station', 'connection', 'setup', 'upload', 'schedule'],
  ...['outcome', 'permission', 'addon', 'files', 'charts', 'climate', 'reading', 'quality'],
];

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  target: ['es2022', 'safari16'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  charset: 'utf8',
  legalComments: 'none',
};
/** @type {Record<string, import('esbuild').BuildOptions>} */
const PARTS = {
  page: { entryPoints: ['src/open/main.tsx'], format: 'esm' },
  start: { entryPoints: ['src/open/start.ts'], format: 'esm' },
  publish: { entryPoints: ['src/open/publish/publish.tsx'], format: 'esm' },
  worker: {
    entryPoints: ['src/open/worker/open-worker.ts'],
    format: 'iife',
    plugins: [mergedVocabulary],
  },
  workbooks: {
    entryPoints: ['src/workbench/files/read-workbook.ts'],
    format: 'iife',
    globalName: 'almanacWorkbooks',
  },
  style: { entryPoints: ['src/open/open.css'] },
};

/** The page for a file: `/open` of a service, and the same as one file that works from a disk. */
export async function buildOpen() {
  const template = await readFile('src/open/index.html', 'utf8');
  const [start, style, worker, workbooks] = await Promise.all([
    bundled('start'),
    bundled('style'),
    bundled('worker'),
    bundled('workbooks'),
  ]);
  const spoken = {
    page: saidIn([worker, workbooks, await bundled('page', wordsOf([]))]),
    publish: saidIn([await bundled('publish', wordsOf([]))]),
  };
  await Promise.all([
    mkdir('dist/site/assets', { recursive: true }),
    mkdir('dist/open', { recursive: true }),
  ]);
  const inLanguages = async (
    /** @type {'page' | 'publish'} */ part,
    /** @type {string} */ name,
    /** @type {string[]} */ matters,
  ) => {
    const paths = (await languagesOfWords()).map(async (language) => {
      const code = await bundled(part, wordsOf(matters, language, spoken[part]));
      return [language, await asset(`${name}.${language}`, 'js', code)];
    });
    return Object.fromEntries(await Promise.all(paths));
  };
  const parts = {
    pages: await inLanguages('page', 'open', MATTERS),
    publish: await inLanguages('publish', 'open-publish', ['open', 'site']),
    worker: await asset('open-worker', 'js', worker),
    workbooks: await asset('open-workbooks', 'js', workbooks),
  };
  const page = await bundled('page', wordsOf(MATTERS, undefined, spoken.page));
  await writeFile(
    'dist/site/open.html',
    filled(template, {
      head: `<link rel="stylesheet" href="${await asset('open', 'css', style)}" />`,
      scripts: `<script type="application/json" id="parts">${JSON.stringify(parts)}</script>
    <script type="module" src="${await asset('open-start', 'js', start)}"></script>`,
    }),
  );
  await writeFile(
    'dist/open/almanac.html',
    filled(template, {
      head: `<meta http-equiv="Content-Security-Policy" content="${policyFor(page, style)}" />
    <style>${style}</style>`,
      scripts: `<script type="text/plain" id="worker">${inScript(worker)}</script>
    <script type="text/plain" id="workbooks">${inScript(workbooks)}</script>
    <script type="module">${inScript(page)}</script>`,
    }),
  );
}

/** @param {keyof typeof PARTS} part @param {import('esbuild').Plugin[]} plugins */
async function bundled(part, ...plugins) {
  const { outputFiles } = await build({
    ...OPTIONS,
    ...PARTS[part],
    plugins: [...(PARTS[part]?.plugins ?? []), ...plugins],
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}

/** @param {string} name @param {string} ending @param {string} content */
async function asset(name, ending, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const path = `/assets/${name}-${hash}.${ending}`;
  await writeFile(`dist/site${path}`, content);
  return path;
}

/** @param {string} template @param {Record<string, string>} parts */
function filled(template, parts) {
  // A function, because `$&` inside the content would be taken for a replacement pattern.
  return template.replace(/\{(head|scripts)\}/g, (_, part) => parts[part] ?? '');
}

/** Within a string or a comment this means the same to the program, and no end to the page. @param {string} code */
function inScript(code) {
  return code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}

/** It may run what stands in it and fetch nothing at all. @param {string} page @param {string} style */
function policyFor(page, style) {
  const hash = (/** @type {string} */ text) =>
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(inScript(page))} blob:`,
    'worker-src blob:',
    'img-src data:',
    `style-src ${hash(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

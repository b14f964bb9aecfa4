import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { languagesOfWords } from './languages-of-words.mjs';
import { wordsOf } from './words-of.mjs';

const MAIN = 'src/open/main.tsx';

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
  plugins: [wordsOf(MATTERS)],
};

/** The page for a file: `/open` of a service, and the same as one file that works from a disk. */
export async function buildOpen() {
  const [template, page, worker, workbooks, style] = await Promise.all([
    readFile('src/open/index.html', 'utf8'),
    bundled({ entryPoints: [MAIN], format: 'esm' }),
    bundled({ entryPoints: ['src/open/worker/open-worker.ts'], format: 'iife' }),
    bundled({
      entryPoints: ['src/workbench/files/read-workbook.ts'],
      format: 'iife',
      globalName: 'almanacWorkbooks',
    }),
    bundled({ entryPoints: ['src/open/open.css'] }),
  ]);
  await Promise.all([
    mkdir('dist/site/assets', { recursive: true }),
    mkdir('dist/open', { recursive: true }),
  ]);
  const asset = async (
    /** @type {string} */ name,
    /** @type {string} */ ending,
    /** @type {string} */ content,
  ) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const path = `/assets/${name}-${hash}.${ending}`;
    await writeFile(`dist/site${path}`, content);
    return path;
  };
  const languages = await languagesOfWords();
  const pages = await Promise.all(
    languages.map(async (language) => {
      const own = { plugins: [wordsOf(MATTERS, language)] };
      const code = await bundled({ entryPoints: [MAIN], format: 'esm', ...own });
      return [language, await asset(`open.${language}`, 'js', code)];
    }),
  );
  const publish = await Promise.all(
    languages.map(async (language) => {
      const own = { plugins: [wordsOf(['open', 'site'], language)] };
      const entryPoints = ['src/open/publish/publish.tsx'];
      const code = await bundled({ entryPoints, format: 'esm', ...own });
      return [language, await asset(`open-publish.${language}`, 'js', code)];
    }),
  );
  const start = await bundled({ entryPoints: ['src/open/start.ts'], format: 'esm' });
  const parts = {
    pages: Object.fromEntries(pages),
    publish: Object.fromEntries(publish),
    worker: await asset('open-worker', 'js', worker),
    workbooks: await asset('open-workbooks', 'js', workbooks),
  };
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

/** @param {import('esbuild').BuildOptions} options */
async function bundled(options) {
  const { outputFiles } = await build({ ...OPTIONS, ...options });
  return outputFiles?.[0]?.text.trim() ?? '';
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

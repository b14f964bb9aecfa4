import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { worldOutlines } from './world-outlines.mjs';

const OUT = 'dist/site';
const ENTRY = 'src/site/main.tsx';

/**
 * A static page over the service's API. By default the service is where the page is; a page on a
 * static host of its own is built with `ALMANAC_SITE_SERVICE_URL` and `ALMANAC_SITE_KEY`.
 */
export async function buildSite() {
  const serviceUrl = process.env.ALMANAC_SITE_SERVICE_URL ?? '';
  const { metafile } = await build({
    entryPoints: { site: ENTRY, style: 'src/site/site.css' },
    outdir: `${OUT}/assets`,
    entryNames: '[name]-[hash]',
    bundle: true,
    // What a page loads only when it is opened is a file of its own.
    splitting: true,
    chunkNames: '[name]-[hash]',
    minify: true,
    format: 'esm',
    target: ['es2022', 'safari16'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    publicPath: '/assets',
    assetNames: '[name]-[hash]',
    plugins: [outlinesOfTheWorld],
  });
  const files = Object.keys(metafile.outputs).map((path) => basename(path));
  await mkdir(`${OUT}/assets`, { recursive: true });
  await copyFile('src/site/icon.svg', `${OUT}/assets/icon.svg`);
  const page = await pageWith(files, sharedBy(metafile), serviceUrl);
  // Static hosts answer unknown paths with 404.html: it is the same page, which knows them.
  for (const name of ['index.html', '404.html']) await writeFile(`${OUT}/${name}`, page);
  const key = process.env.ALMANAC_SITE_KEY ?? '';
  await writeFile(`${OUT}/config.json`, `${JSON.stringify({ serviceUrl, key, signup: 'open' })}\n`);
}

/** `outlines.svg` is made here, and the page knows its address only. @type {import('esbuild').Plugin} */
const outlinesOfTheWorld = {
  name: 'outlines-of-the-world',
  setup({ onResolve, onLoad }) {
    const namespace = 'outlines';
    onResolve({ filter: /\/outlines\.svg$/ }, () => ({ path: 'outlines.svg', namespace }));
    onLoad({ filter: /.*/, namespace }, async () => ({
      contents: await worldOutlines(),
      loader: 'file',
    }));
  },
};

/**
 * Files that the page's script imports first. Named in the page, they load side by side.
 * @param {import('esbuild').Metafile} metafile
 */
function sharedBy({ outputs }) {
  const script = Object.values(outputs).find(({ entryPoint }) => entryPoint === ENTRY);
  const shared = (script?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  return shared.map(({ path }) => basename(path));
}

/** @param {string[]} files @param {string[]} shared @param {string} serviceUrl */
async function pageWith(files, shared, serviceUrl) {
  const template = await readFile('src/site/index.html', 'utf8');
  /** @param {RegExp} name */
  const asset = (name) => `/assets/${files.find((file) => name.test(file))}`;
  const preloads = shared.map((file) => `<link rel="modulepreload" href="/assets/${file}">`);
  return template
    .replace('{policy}', policyFor(serviceUrl))
    .replace('{style}', asset(/^style-.*\.css$/))
    .replace('{preloads}', preloads.join(''))
    .replace('{script}', asset(/^site-.*\.js$/));
}

/** The host adds `frame-ancestors`, which a page cannot state. @param {string} serviceUrl */
function policyFor(serviceUrl) {
  const service = serviceUrl && ` ${new URL(serviceUrl).origin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self'${service}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { tidyAddress } from './tidy-address.mjs';
import { wordsOf } from './words-of.mjs';

const OUT = 'dist/site';
const ENTRY = 'src/site/main.tsx';
const STYLE = 'src/site/site.css';

/**
 * A static page over the service's API. By default the service is where the page is; a page on a
 * static host of its own is built with `ALMANAC_SITE_SERVICE_URL` and `ALMANAC_SITE_KEY`. The browser
 * lets the page call the address it was built with and no other, whatever `config.json` says later.
 *
 * @param {string} out
 * @param {NodeJS.ProcessEnv} environment
 */
export async function buildSite(out = OUT, environment = process.env) {
  const serviceUrl = serviceAddress(environment.ALMANAC_SITE_SERVICE_URL);
  const { metafile } = await bundled(out);
  await mkdir(`${out}/assets`, { recursive: true });
  await copyFile('src/site/icon.svg', `${out}/assets/icon.svg`);
  const page = await pageWith(metafile, serviceUrl);
  // Static hosts answer unknown paths with 404.html: it is the same page, which knows them.
  for (const name of ['index.html', '404.html']) await writeFile(`${out}/${name}`, page);
  const key = environment.ALMANAC_SITE_KEY ?? '';
  const config = { serviceUrl, key, signup: 'open', ...(key && { mail: 'platform' }) };
  await writeFile(`${out}/config.json`, `${JSON.stringify(config)}\n`);
}

/** @param {string} [given] */
function serviceAddress(given) {
  const address = tidyAddress(given);
  if (address !== '' && !/^https?:\/\/[^/?#\s]+$/.test(address))
    throw new Error(
      `ALMANAC_SITE_SERVICE_URL must look like https://almanac.example, not ${given}`,
    );
  return address;
}

/** @param {string} out */
async function bundled(out) {
  return build({
    entryPoints: { site: ENTRY, style: STYLE },
    outdir: `${out}/assets`,
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
    loader: { '.svg': 'file' },
    plugins: [wordsOf(['site', 'changes', 'charts', 'station', 'warning'])],
  });
}

/** @param {import('esbuild').Metafile} metafile @param {string} serviceUrl */
async function pageWith({ outputs }, serviceUrl) {
  const template = await readFile('src/site/index.html', 'utf8');
  /** @param {string} entry */
  const builtFrom = (entry) =>
    Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry) ?? '';
  const script = builtFrom(ENTRY);
  // What the page's script imports first: named in the page, they load side by side.
  const shared = (outputs[script]?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  const preloads = shared.map(({ path }) => `<link rel="modulepreload" href="${asset(path)}">`);
  return template
    .replace('{policy}', policyFor(serviceUrl))
    .replace('{style}', asset(builtFrom(STYLE)))
    .replace('{preloads}', preloads.join(''))
    .replace('{script}', asset(script));
}

/** @param {string} path */
function asset(path) {
  return `/assets/${basename(path)}`;
}

/** The host adds `frame-ancestors`, which a page cannot state. @param {string} serviceUrl */
function policyFor(serviceUrl) {
  const service = serviceUrl && ` ${serviceUrl}`;
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

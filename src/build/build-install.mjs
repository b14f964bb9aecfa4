import { cp, mkdir, readdir } from 'node:fs/promises';
import { buildAddon } from './build-addon.mjs';

const OUT = 'dist/site/install';
/** Nobody's address. The site's Install page reads it from the manifest and puts its service's in place. */
const STAND_IN = 'https://the-address-of-this-service.invalid';

/** What the Install page gives to be pasted into Google's editor. Runs after the sidebar is built. */
export async function buildInstall() {
  await mkdir(OUT, { recursive: true });
  await buildAddon(OUT, STAND_IN);
  const pages = (await readdir('dist/addon')).filter((name) => name.endsWith('.html'));
  await Promise.all(pages.map((name) => cp(`dist/addon/${name}`, `${OUT}/${name}`)));
}

import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { buildAddon } from './build-addon.mjs';
import { buildInstall } from './build-install.mjs';
import { buildOpen } from './build-open.mjs';
import { buildRead } from './build-read.mjs';
import { buildService } from './build-service.mjs';
import { buildSidebar } from './build-sidebar.mjs';
import { buildSite } from './build-site.mjs';
import { buildStage } from './build-stage.mjs';
import { buildSupabase } from './build-supabase.mjs';
import { buildWorkbench } from './build-workbench.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
await rm('dist', { recursive: true, force: true });
await Promise.all([
  buildAddon(),
  buildService(),
  buildSupabase(),
  buildSidebar(),
  buildOpen(),
  buildRead(),
  buildSite(),
  buildStage(),
  buildWorkbench(),
]);
await Promise.all([buildInstall(), packAssets('dist/site/assets')]);
const { size } = await stat('dist/addon/Code.js');
// Each execution on Google loads it.
process.stderr.write(`Built dist; the add-on's Code.js is ${Math.round(size / 1000)} KB\n`);

/** Packed once, beside each file, and far better than there is time for while somebody waits. @param {string} folder */
async function packAssets(folder) {
  const names = await readdir(folder);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(`${folder}/${name}`);
      await writeFile(`${folder}/${name}.br`, await promisify(brotliCompress)(content, { params }));
    }),
  );
}

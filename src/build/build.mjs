import { rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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
await buildInstall();
const { size } = await stat('dist/addon/Code.js');
// Each execution on Google loads it.
process.stderr.write(`Built dist; the add-on's Code.js is ${Math.round(size / 1000)} KB\n`);

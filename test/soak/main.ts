import { soakSchedule } from './schedule.ts';
import { soakService } from './service.ts';

/**
 * What takes too long for every test run. `node src/build/run.mjs test/soak/main.ts` runs all of it, `… service` one
 * area, `… schedule America/New_York 90` one of a schedule's zones for some days.
 */
const AREAS: Record<string, (options: string[]) => Promise<boolean>> = {
  schedule: soakSchedule,
  service: soakService,
};

const [area, ...options] = process.argv.slice(2);
if (area !== undefined && !(area in AREAS)) {
  process.stderr.write(`No area ${area}. There are ${Object.keys(AREAS).join(', ')}\n`);
  process.exit(1);
}
let isWhole = true;
for (const [name, soak] of Object.entries(AREAS))
  if (area === undefined || area === name) isWhole = (await soak(options)) && isWhole;
process.exit(isWhole ? 0 : 1);

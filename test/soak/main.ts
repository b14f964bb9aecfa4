import { soakSchedule } from './schedule.ts';
import { soakService } from './service.ts';

/** What takes too long for every test run; `npm run soak -- service` runs those named. */
const AREAS: Record<string, () => Promise<boolean>> = {
  schedule: soakSchedule,
  service: soakService,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((area) => !(area in AREAS));
if (unknown.length > 0)
  process.stderr.write(
    `No area ${unknown.join(', ')}. There are ${Object.keys(AREAS).join(', ')}\n`,
  );
let isWhole = unknown.length === 0;
if (isWhole)
  for (const area of wanted.length > 0 ? wanted : Object.keys(AREAS))
    isWhole = ((await AREAS[area]?.()) ?? false) && isWhole;
process.exit(isWhole ? 0 : 1);

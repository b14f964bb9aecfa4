import { judgeCitus, judgeGoTrue } from './judge-address.ts';
import { judgeDepots } from './judge-depots.ts';
import { judgeNames } from './judge-names.ts';
import { judgeNeighbours } from './judge-neighbours.ts';
import { judgePage } from './judge-page.ts';

/**
 * What a table says may not hang on where its station lies or who typed it. `npm run judge` runs all,
 * `npm run judge -- names Normal` one area and what comes of one form or name.
 */
const AREAS: Record<string, (options: string[]) => boolean | Promise<boolean>> = {
  names: judgeNames,
  neighbours: judgeNeighbours,
  depots: judgeDepots,
  page: judgePage,
  gotrue: judgeGoTrue,
  citus: judgeCitus,
};

const [area, ...options] = process.argv.slice(2);
if (area !== undefined && !(area in AREAS)) {
  process.stderr.write(`No area ${area}. There are ${Object.keys(AREAS).join(', ')}\n`);
  process.exit(1);
}
for (const [name, judge] of Object.entries(AREAS))
  if ((area === undefined || area === name) && !(await judge(options))) process.exitCode = 1;

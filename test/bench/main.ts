import { benchAddon } from './addon.ts';
import { type Bench, isKept } from './bench-row.ts';
import { benchChecks } from './checks.ts';
import { benchDirectory } from './directory.ts';
import { benchLoad } from './load.ts';
import { printTable } from './print-table.ts';
import { benchReading } from './reading.ts';
import { benchService } from './service.ts';
import { benchSize } from './size.ts';
import { benchStage } from './stage.ts';
import { benchStorm } from './storm.ts';

/** One module an area; `npm run bench -- reading size` runs those named, without names all. */
const AREAS: Record<string, Bench> = {
  addon: benchAddon,
  checks: benchChecks,
  directory: benchDirectory,
  load: benchLoad,
  reading: benchReading,
  service: benchService,
  size: benchSize,
  stage: benchStage,
  storm: benchStorm,
};

/** It takes long: only where somebody names it. */
const ONLY_NAMED = ['load'];

const wanted = process.argv.slice(2);
const seconds = secondsIn(wanted);
const unknown = wanted.filter((area) => !(area in AREAS));
if (unknown.length > 0)
  process.stderr.write(
    `No area ${unknown.join(', ')}. There are ${Object.keys(AREAS).join(', ')}\n`,
  );
const isKeptAll = unknown.length === 0 && (await runAreas(wanted.length > 0 ? wanted : usual()));
// Said outright: the exit hook of the package that brings PostgreSQL would end the program with 0.
process.exit(isKeptAll ? 0 : 1);

function usual(): string[] {
  return Object.keys(AREAS).filter((area) => !ONLY_NAMED.includes(area));
}

function secondsIn(args: string[]): number | null {
  const at = args.indexOf('--seconds');
  if (at < 0) return null;
  const [, text] = args.splice(at, 2);
  if (Number(text) > 0) return Number(text);
  process.stderr.write('--seconds takes a number above 0\n');
  process.exit(1);
}

/** One after the other: areas measured side by side would measure each other. */
async function runAreas(areas: string[]): Promise<boolean> {
  let allKept = true;
  for (const area of areas) {
    const rows = (await AREAS[area]?.({ seconds })) ?? [];
    process.stdout.write(`${area}\n${printTable(rows)}\n\n`);
    allKept = allKept && rows.every(isKept);
  }
  return allKept;
}

import { type Bench, isKept } from './bench-row.ts';
import { benchChecks } from './checks.ts';
import { benchDirectory } from './directory.ts';
import { benchPage } from './page.ts';
import { printTable } from './print-table.ts';
import { benchReading } from './reading.ts';
import { benchService } from './service.ts';

/** One module an area; `npm run bench -- reading service` runs those named, without names all. */
const AREAS: Record<string, Bench> = {
  checks: benchChecks,
  directory: benchDirectory,
  page: benchPage,
  reading: benchReading,
  service: benchService,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((area) => !(area in AREAS));
if (unknown.length > 0)
  process.stderr.write(
    `No area ${unknown.join(', ')}. There are ${Object.keys(AREAS).join(', ')}\n`,
  );
const isKeptAll =
  unknown.length === 0 && (await runAreas(wanted.length > 0 ? wanted : Object.keys(AREAS)));
// Said outright: the exit hook of the package that brings PostgreSQL would end the program with 0.
process.exit(isKeptAll ? 0 : 1);

/** One after the other: areas measured side by side would measure each other. */
async function runAreas(areas: string[]): Promise<boolean> {
  let allKept = true;
  for (const area of areas) {
    const rows = (await AREAS[area]?.()) ?? [];
    process.stdout.write(`${area}\n${printTable(rows)}\n\n`);
    allKept = allKept && rows.every(isKept);
  }
  return allKept;
}

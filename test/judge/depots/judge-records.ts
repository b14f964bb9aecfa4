import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf } from '../../../src/core/dataset/coverage.ts';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import type { StationFacts } from '../../../src/core/dataset/station.ts';
import { croissantText } from '../../../src/service/datasets/formats/croissant.ts';
import { dataPackageFiles } from '../../../src/service/datasets/formats/data-package.ts';
import { dataciteText } from '../../../src/service/datasets/formats/datacite-text.ts';
import { exported } from '../../../src/service/datasets/formats/exported-dataset.ts';

const AT = '2026-11-29T09:00:00.000Z';
const STATIONS: readonly (StationFacts | null)[] = [
  null,
  {
    name: 'Low Moor',
    latitude: 54.3,
    longitude: -1.3,
    elevation: 62,
    identifier: '0-20000-0-03321',
  },
  {
    ...{ creator: 'Field, Ada', creator_kind: 'person', licence: 'CC-BY-4.0' },
    creator_id: 'https://orcid.org/0000-0002-1825-0097',
  },
  {
    ...{ creator: 'Hill Farm Society', creator_kind: 'institution', licence: 'a licence of ours' },
    ...{ creator_id: 'https://ror.org/05dxps055', source: 'A. Field', identifier: 'HILL-1' },
  },
];

/** A record as the service describes it to machines: Croissant, DataCite and a data package, each in a file. */
export function writeRecord(rows: readonly Row[], at: number, folder: string) {
  const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const station = STATIONS[at % STATIONS.length] ?? null;
  const url = `https://almanac.example/datasets/${id}`;
  const coverage = coverageOf(rows);
  const header = {
    ...{
      id,
      record: id,
      name: `Record ${at}`,
      description: null,
      isPublic: true,
      station,
      coverage,
    },
    ...{ account: at % 2 ? 'Ada' : null, createdAt: AT, updatedAt: AT, versions: 1 },
    ...{ rowCount: rows.length, columnCount: 37, valueCount: 1, accountId: id, mine: false },
  };
  const dataset = exported(header, rows, url);
  const own = join(folder, `record-${at}`);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'croissant.json'), croissantText(dataset));
  writeFileSync(join(own, 'datacite.json'), dataciteText(header, url));
  for (const { name, lines } of dataPackageFiles(dataset))
    writeFileSync(join(own, name), [...lines].join(''));
  return { format: 'record', month: '', file: own, raw: '', facts: {} };
}

import { createHash } from 'node:crypto';
import { type Cited, citationOf } from '../../../core/dataset/citation.ts';
import { creatorOf } from '../../../core/dataset/creator.ts';
import { datasetFacts } from '../../catalogue/dataset-facts.ts';
import { columnFacts, csvLines } from './csv.ts';
import type { ExportedDataset } from './exported-dataset.ts';

/** Croissant 1.0 (docs.mlcommons.org/croissant/docs/croissant-spec.html): what programs that learn load a table by. */
export function croissantText(dataset: ExportedDataset): string {
  const { header, site, columns } = dataset;
  const sha256 = createHash('sha256');
  for (const line of csvLines(dataset)) sha256.update(line);
  const metadata = {
    '@context': CONTEXT,
    ...datasetFacts({ site, header, sought: 'datasets' }),
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    citeAs: citationOf(cited(dataset), 'bibtex'),
    // The standard wants three numbers.
    version: header.createdAt.slice(0, 10).replace(/-0?/g, '.'),
    distribution: [
      {
        '@type': 'cr:FileObject',
        '@id': 'data.csv',
        name: 'data.csv',
        contentUrl: `${site}/functions/v1/datasets/${header.id}.csv`,
        encodingFormat: 'text/csv',
        sha256: sha256.digest('hex'),
      },
    ],
    recordSet: [
      {
        '@type': 'cr:RecordSet',
        '@id': 'years',
        name: 'years',
        field: columns.map(field),
      },
    ],
  };
  return `${JSON.stringify(metadata, null, 2)}\n`;
}

function cited({ header, url }: ExportedDataset): Cited {
  const { id, name, account, createdAt, station, coverage } = header;
  const creator = creatorOf(station);
  return {
    ...{ id, title: name, createdAt, url, licence: station?.licence ?? null },
    ...{ author: creator?.name ?? account, authorKind: creator?.kind ?? null },
    ...{ firstYear: coverage.firstYear, lastYear: coverage.lastYear },
  };
}

function field(key: ExportedDataset['columns'][number]): Record<string, unknown> {
  const { description, unit } = columnFacts(key);
  return {
    '@type': 'cr:Field',
    '@id': `years/${key}`,
    name: key,
    description: unit ? `${description} (${unit})` : description,
    dataType: unit ? 'sc:Float' : 'sc:Integer',
    ...(unit && { unitText: unit }),
    source: { fileObject: { '@id': 'data.csv' }, extract: { column: key } },
  };
}

/** The words of Croissant, those of other datasets among them: its validator wants the whole list. */
const WORDS = [
  ...['citeAs', 'column', 'equivalentProperty', 'extract', 'field', 'fileProperty', 'fileObject'],
  ...['fileSet', 'format', 'includes', 'isLiveDataset', 'jsonPath', 'key', 'md5', 'parentField'],
  ...[
    'path',
    'recordSet',
    'references',
    'regex',
    'repeated',
    'replace',
    'samplingRate',
    'separator',
  ],
  ...['source', 'subField', 'transform'],
];

const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  conformsTo: 'dct:conformsTo',
  sha256: 'sc:sha256',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
  ...Object.fromEntries(WORDS.map((word) => [word, `cr:${word}`])),
};

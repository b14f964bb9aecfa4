import { FORMATS } from '../datasets/formats/formats.ts';
import { type Described, datasetFacts } from './dataset-facts.ts';

/** A schema.org/Dataset, with all it can be had as. */
export function datasetJsonLd(described: Described) {
  const { site, header, sought } = described;
  const id = sought === 'records' ? header.record : header.id;
  return {
    '@context': 'https://schema.org',
    ...datasetFacts(described),
    distribution: FORMATS.map(({ extension, mediaType }) => ({
      '@type': 'DataDownload',
      encodingFormat: mediaType.split(';')[0],
      contentUrl: `${site}/functions/v1/${sought}/${id}.${extension}`,
    })),
  };
}

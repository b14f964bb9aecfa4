import type { Element } from '../../core/dataset/columns.ts';
import { LICENCES, type StationFacts } from '../../core/dataset/station.ts';
import { ELEMENT_UNITS } from '../../core/dataset/unit-names.ts';
import { FORMATS } from '../datasets/formats/formats.ts';
import type { Sought } from '../datasets/read-dataset.ts';
import type { DatasetHeader } from '../datasets/schemas.ts';

export const MEASURED: Record<Element, { name: string; unitText: string }> = {
  max: { name: 'Monthly mean of the daily maximum temperatures', unitText: ELEMENT_UNITS.max },
  min: { name: 'Monthly mean of the daily minimum temperatures', unitText: ELEMENT_UNITS.min },
  rain: { name: 'Monthly total of rain and melted snow', unitText: ELEMENT_UNITS.rain },
};

/** A schema.org/Dataset. A name it does not know would be dropped in silence: a test has the vocabulary. */
export function datasetJsonLd(
  { site, header, sought }: { site: string; header: DatasetHeader; sought: Sought },
  description: string,
) {
  const id = sought === 'records' ? header.record : header.id;
  const { name, account, createdAt, updatedAt, coverage, station } = header;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': `urn:uuid:${id}`,
    identifier: `urn:uuid:${id}`,
    name,
    description,
    url: `${site}/${sought}/${id}`,
    datePublished: createdAt,
    dateModified: updatedAt,
    version: createdAt.slice(0, 10),
    isAccessibleForFree: true,
    temporalCoverage: `${yearOf(coverage.firstYear)}-01/${yearOf(coverage.lastYear)}-12`,
    variableMeasured: coverage.elements.map(({ element }) => ({
      '@type': 'PropertyValue',
      ...MEASURED[element],
    })),
    // `creator` must be a person or an organisation, and the service does not know which one an account is.
    ...credit(account, station),
    ...placed(station),
    ...(station?.licence ? { license: licenceOf(station.licence) } : {}),
    includedInDataCatalog: { '@type': 'DataCatalog', name: 'Almanac', url: `${site}/` },
    distribution: FORMATS.map(({ extension, mediaType }) => ({
      '@type': 'DataDownload',
      encodingFormat: mediaType.split(';')[0],
      contentUrl: `${site}/functions/v1/${sought}/${id}.${extension}`,
    })),
  };
}

/** ISO 8601 has four digits. */
function yearOf(year: number): string {
  return String(year).padStart(4, '0');
}

function credit(account: string | null, station: StationFacts | null) {
  const known = [station?.creator, station?.source, account].filter((one) => one);
  return known.length > 0 ? { creditText: known.join('; ') } : {};
}

function placed(station: StationFacts | null) {
  const { name, latitude, longitude, elevation } = station ?? {};
  if (name === undefined && latitude === undefined) return {};
  const height = elevation === undefined ? {} : { elevation };
  const geo =
    latitude === undefined
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude, ...height } };
  return { spatialCoverage: { '@type': 'Place', ...(name ? { name } : {}), ...geo } };
}

/** Of an unknown licence only its text is known. */
function licenceOf(licence: string) {
  return LICENCES.includes(licence)
    ? `https://spdx.org/licenses/${licence}.html`
    : { '@type': 'CreativeWork', name: licence };
}

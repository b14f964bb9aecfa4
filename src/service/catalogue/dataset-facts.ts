import type { Element } from '../../core/dataset/columns.ts';
import { creatorOf } from '../../core/dataset/creator.ts';
import { LICENCES, type StationFacts } from '../../core/dataset/station.ts';
import { ELEMENT_UNITS } from '../../core/dataset/unit-names.ts';
import { oscarPage } from '../../core/dataset/wigos.ts';
import type { DatasetHeader } from '../datasets/schemas.ts';

const MEASURED: Record<Element, { name: string; unitText: string }> = {
  max: { name: 'Monthly mean of the daily maximum temperatures', unitText: ELEMENT_UNITS.max },
  min: { name: 'Monthly mean of the daily minimum temperatures', unitText: ELEMENT_UNITS.min },
  rain: { name: 'Monthly total of rain and melted snow', unitText: ELEMENT_UNITS.rain },
};

export type Described = {
  site: string;
  header: DatasetHeader;
  sought: 'datasets' | 'records';
};

/** What its owner says of it, or what it holds. */
export function descriptionOf({ description, coverage }: DatasetHeader): string {
  const { firstYear, lastYear, elements } = coverage;
  const measured = elements.map(({ element }) => MEASURED[element].name);
  return (
    description?.trim() || `Climate record, ${firstYear}–${lastYear}. ${measured.join('; ')}`.trim()
  );
}

/** Of a schema.org/Dataset. A name it does not know would be dropped in silence: a test has the vocabulary. */
export function datasetFacts({ site, header, sought }: Described) {
  const id = sought === 'records' ? header.record : header.id;
  const { name, account, createdAt, updatedAt, coverage, station } = header;
  return {
    '@type': 'Dataset',
    '@id': `urn:uuid:${id}`,
    identifier: `urn:uuid:${id}`,
    name,
    description: descriptionOf(header),
    url: `${site}/${sought}/${id}`,
    datePublished: createdAt,
    dateModified: updatedAt,
    version: createdAt.slice(0, 10),
    isAccessibleForFree: true,
    temporalCoverage: spanOf(coverage),
    variableMeasured: coverage.elements.map(({ element }) => ({
      '@type': 'PropertyValue',
      ...MEASURED[element],
    })),
    ...creator(station),
    ...credit(account, station),
    ...placed(station),
    ...(station?.licence ? { license: licenceOf(station.licence) } : {}),
    includedInDataCatalog: { '@type': 'DataCatalog', name: 'Almanac', url: `${site}/` },
  };
}

/** "1961-01/2020-12" */
export function spanOf({ firstYear, lastYear }: DatasetHeader['coverage']): string {
  return `${yearOf(firstYear)}-01/${yearOf(lastYear)}-12`;
}

/** ISO 8601 has four digits. */
function yearOf(year: number): string {
  return String(year).padStart(4, '0');
}

/** Programs take a person or an organisation for one, and nobody else; what an account is nobody knows. */
function creator(station: StationFacts | null) {
  const known = creatorOf(station);
  if (!known?.kind) return {};
  const type = known.kind === 'person' ? 'Person' : 'Organization';
  const id = known.address ? { '@id': known.address, sameAs: known.address } : {};
  return { creator: { '@type': type, ...id, name: known.name } };
}

function credit(account: string | null, station: StationFacts | null) {
  const known = [station?.creator, station?.source, account].filter((one) => one);
  return known.length > 0 ? { creditText: known.join('; ') } : {};
}

function placed(station: StationFacts | null) {
  const { name, latitude, longitude, elevation, identifier } = station ?? {};
  if (name === undefined && latitude === undefined && identifier === undefined) return {};
  const height = elevation === undefined ? {} : { elevation };
  const geo =
    latitude === undefined
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude, ...height } };
  return {
    spatialCoverage: { '@type': 'Place', ...(name ? { name } : {}), ...geo, ...known(identifier) },
  };
}

/** By which others know the station; one of WMO leads to its page there. */
function known(identifier: string | undefined) {
  if (identifier === undefined) return {};
  const page = oscarPage(identifier);
  return {
    identifier: {
      '@type': 'PropertyValue',
      propertyID: page ? 'WIGOS' : 'station',
      value: identifier,
    },
    ...(page && { sameAs: page }),
  };
}

/** Of an unknown licence only its text is known. */
function licenceOf(licence: string) {
  return LICENCES.includes(licence)
    ? `https://spdx.org/licenses/${licence}.html`
    : { '@type': 'CreativeWork', name: licence };
}

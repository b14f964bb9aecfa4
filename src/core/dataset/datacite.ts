import { type Creator, creatorOf } from './creator.ts';
import { LICENCES, type StationFacts } from './station.ts';

/** What is described; a thing that is not published yet has no address. */
export type Described = {
  title: string;
  description: string | null;
  /** ISO time */
  createdAt: string;
  /** "1961-01/2020-12" */
  span: string;
  station: StationFacts | null;
  /** who is named where nobody is said to keep the record */
  account: string | null;
  url: string | null;
};

/** The metadata of DataCite 4.5, as its JSON schema has them: what an archive asks for beside the files. */
export function dataciteOf(described: Described): Record<string, unknown> {
  const { title, description, createdAt, span, station, account, url } = described;
  const creator = creatorOf(station) ?? { ...UNKNOWN, name: account ?? UNKNOWN.name };
  const { licence, source, identifier } = station ?? {};
  return {
    schemaVersion: 'http://datacite.org/schema/kernel-4',
    creators: [named(creator)],
    titles: [{ title }],
    publisher: { name: account ?? 'Almanac' },
    publicationYear: createdAt.slice(0, 4),
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Climate record' },
    subjects: ['climatology', 'air temperature', 'precipitation'].map((subject) => ({ subject })),
    dates: [
      { date: createdAt, dateType: 'Issued' },
      { date: span, dateType: 'Collected' },
    ],
    version: createdAt.slice(0, 10),
    ...(source && { contributors: [{ name: source, contributorType: 'DataCollector' }] }),
    ...(licence && { rightsList: [rights(licence)] }),
    ...(description && { descriptions: [{ description, descriptionType: 'Abstract' }] }),
    ...(identifier && {
      alternateIdentifiers: [
        { alternateIdentifier: identifier, alternateIdentifierType: 'Station identifier' },
      ],
    }),
    ...places(station),
    ...(url && { url }),
  };
}

/** DataCite's own word for a value that nobody knows. */
const UNKNOWN: Creator = { name: ':unkn', kind: null, address: null };

function named({ name, kind, address }: Creator): Record<string, unknown> {
  const isPerson = kind === 'person';
  return {
    name,
    ...(kind && { nameType: isPerson ? 'Personal' : 'Organizational' }),
    ...(address && {
      nameIdentifiers: [
        {
          nameIdentifier: address,
          nameIdentifierScheme: isPerson ? 'ORCID' : 'ROR',
          schemeUri: isPerson ? 'https://orcid.org' : 'https://ror.org',
        },
      ],
    }),
  };
}

function rights(licence: string): Record<string, string> {
  if (!LICENCES.includes(licence)) return { rights: licence };
  return {
    rights: licence,
    rightsIdentifier: licence,
    rightsIdentifierScheme: 'SPDX',
    schemeUri: 'https://spdx.org/licenses/',
    rightsUri: `https://spdx.org/licenses/${licence}.html`,
  };
}

function places(station: StationFacts | null) {
  const { name, latitude, longitude } = station ?? {};
  const point =
    latitude === undefined || longitude === undefined
      ? {}
      : { geoLocationPoint: { pointLatitude: latitude, pointLongitude: longitude } };
  const place = { ...(name && { geoLocationPlace: name }), ...point };
  return Object.keys(place).length > 0 ? { geoLocations: [place] } : {};
}

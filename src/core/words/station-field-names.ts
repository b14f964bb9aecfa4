import type { StationFacts } from '../dataset/station.ts';

/** What the field of a form is called. */
export const STATION_FIELD_NAMES = {
  name: 'station.name',
  latitude: 'station.latitude',
  longitude: 'station.longitude',
  elevation: 'station.elevation',
  source: 'station.source',
  licence: 'station.licence',
} as const satisfies Record<keyof StationFacts, string>;

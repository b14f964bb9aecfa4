import type { StationNumber } from '../../../dataset/station.ts';

/** What stands before a station's place and height in the lines above a table. */
export const STATION_WORDS: Record<StationNumber, readonly string[]> = {
  latitude: ['lat', 'latitude', 'latitud', 'breite', 'breitengrad'],
  longitude: ['lon', 'long', 'longitude', 'longitud', 'länge', 'längengrad'],
  elevation: [
    'elev',
    'elevation',
    'elevación',
    'elevação',
    'alt',
    'altitude',
    'altitud',
    'height',
    'höhe',
    'seehöhe',
  ],
};

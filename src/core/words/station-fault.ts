import type { readStationForm } from '../dataset/station-form.ts';
import type { KeyOf } from './words.ts';

type Fault = Extract<ReturnType<typeof readStationForm>, { ok: false }>;

const ODD = {
  latitude: 'station.odd-latitude',
  longitude: 'station.odd-longitude',
  elevation: 'station.odd-elevation',
} as const;

/** What is said beside a field that cannot be taken. */
export function stationFault({ field, why }: Fault): KeyOf<'station'> {
  if (why === 'half-place') return 'station.half-place';
  return field === 'latitude' || field === 'longitude' || field === 'elevation'
    ? ODD[field]
    : 'station.too-long';
}

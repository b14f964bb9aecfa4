import type { KeptStation } from '../../reading/kept-series.ts';
import { isNoPlace, NONE_OF_THESE } from '../../reading/no-place.ts';
import type { Finding, Grid, LocaleAndYear, Reading, ReadOptions } from '../../reading/reading.ts';
import type { PlaceRead } from '../../stations/match-stations.ts';
import { onceForAll } from '../keys/read-context.ts';
import { readSeries } from './read-series.ts';

/**
 * What sheets hold of each place. `reading` is what was read of them: where it asks which of several places is meant, each
 * of them is read for itself.
 */
export function readStations(
  grids: Grid[],
  wishes: ReadOptions,
  around: LocaleAndYear,
  reading: Pick<Reading, 'findings' | 'understood'>,
): KeptStation[] {
  const sheets = sheetsOf(reading);
  const once = onceForAll();
  return placesAsked(reading.findings)
    .map((place) => ({
      name: place.station ?? place.sheets?.[0] ?? '',
      series: readSeries(grids, { sheets, ...wishes, ...place }, around, once),
    }))
    .filter(({ series }) => series.length > 0);
}

/** The places that were read, or of which one is asked for, with the sheets they stand in. */
export function placesRead(
  reading: Pick<Reading, 'findings' | 'understood'>,
  { station }: Pick<ReadOptions, 'station'>,
): PlaceRead[] {
  const sheets = sheetsOf(reading);
  const chosen = isNoPlace(station) ? '' : (station ?? '');
  return placesAsked(reading.findings).map((place) => ({
    name: place.station ?? place.sheets?.[0] ?? chosen,
    sheets: place.sheets ?? sheets,
  }));
}

/** All places of a sheet with several, whether one is read or asked for; none where it holds one. */
export function placesOfSheet({
  findings,
  understood,
}: Pick<Reading, 'findings' | 'understood'>): string[] {
  const asked = findings.find(({ kind }) => PLACE_ASKED.includes(kind))?.choices?.options;
  const names = asked?.map(({ value }) => value).filter((value) => value !== NONE_OF_THESE);
  return names ?? understood.stations?.names ?? [];
}

const PLACE_ASKED: readonly Finding['kind'][] = [
  'reading.which-station',
  'reading.station-not-here',
];

/**
 * What must be answered or mended before days can be written. Months that lack days are no reason, and a value that no
 * place has had goes out as it stands on the paper, flagged.
 */
export function whatHolds(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ kind, severity }) => severity === 'error' && !HOLDS_NOTHING.includes(kind),
  );
}

const HOLDS_NOTHING: readonly Finding['kind'][] = [
  'reading.which-station',
  'reading.sheets-of-others',
  'reading.no-whole-month',
  'quality.value-impossible',
  'quality.day-impossible',
  'quality.rain-year-impossible',
];

/** Those that were read, and those of which a place is asked. */
function sheetsOf({ findings, understood }: Pick<Reading, 'findings' | 'understood'>): string[] {
  const asked = findings.filter(({ kind }) => kind === 'reading.which-station');
  const places = [...understood.columns, ...asked.flatMap((finding) => finding.places)];
  return [...new Set(places.map(({ sheet }) => sheet))];
}

/** The wishes that choose each place. */
function placesAsked(findings: readonly Finding[]): Pick<ReadOptions, 'station' | 'sheets'>[] {
  for (const finding of findings) {
    const values = finding.choices?.options.map(({ value }) => value) ?? [];
    if (finding.kind === 'reading.which-station')
      return values.filter((value) => value !== NONE_OF_THESE).map((station) => ({ station }));
    if (finding.kind === 'reading.sheets-of-others')
      return values.map((value) => ({ sheets: JSON.parse(value) as string[] }));
  }
  return [{}];
}

import type { KeptStation } from '../../reading/kept-series.ts';
import { NONE_OF_THESE } from '../../reading/no-place.ts';
import type { Finding, Grid, LocaleAndYear, Reading, ReadOptions } from '../../reading/reading.ts';
import { readSeries } from './read-series.ts';

/**
 * What sheets hold of each place. `reading` is what was read of them with the same wishes: where it asks which of several
 * places is meant, each of them is read for itself.
 */
export function readStations(
  grids: Grid[],
  wishes: ReadOptions,
  around: LocaleAndYear,
  { findings }: Pick<Reading, 'findings'>,
): KeptStation[] {
  return placesAsked(findings)
    .map((place) => ({
      name: place.station ?? place.sheets?.[0] ?? '',
      series: readSeries(grids, { ...wishes, ...place }, around),
    }))
    .filter(({ series }) => series.length > 0);
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

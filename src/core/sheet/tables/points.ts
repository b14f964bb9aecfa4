import type { Cell } from '../../reading/reading.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { rolesIn } from '../headers/known-words.ts';
import { indexesOf, type Table } from '../headers/table.ts';

/** What a row says under some columns: "Upton", or "23.25, 69.75" under a latitude and a longitude. */
export function nameIn(row: readonly Cell[], columns: readonly number[]): string {
  const texts = columns.map((index) => headerText(row[index]));
  return texts.includes('') ? '' : texts.join(', ');
}

/** The latitude, and the longitude beside it, that say of which point a row is. None where a way begins and ends. */
export function pointColumns({ columns }: Table): readonly number[] {
  const [latitudes = [], longitudes = []] = (['latitude', 'longitude'] as const).map((role) =>
    columns.filter(({ meaning }) => rolesIn(meaning.plain).has(role)),
  );
  return latitudes.length === 1 && longitudes.length < 2
    ? indexesOf(latitudes.concat(longitudes))
    : [];
}

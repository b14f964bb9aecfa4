import { eachValue, type Series } from '../../reading/series.ts';

/** Where the known values of a series are such. */
export function indexesWhere(
  series: Series,
  passes: (value: number, index: number) => boolean,
): number[] {
  const indexes: number[] = [];
  eachValue(series, (value, index) => {
    if (passes(value, index)) indexes.push(index);
  });
  return indexes;
}

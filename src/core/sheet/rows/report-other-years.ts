import { type Element, ofElement } from '../../dataset/columns.ts';
import { eachValue, monthAt, type Series } from '../../reading/series.ts';
import { quietly, type ReadContext } from '../keys/read-context.ts';
import type { Fit, Part } from '../tables/layout.ts';
import type { RawReading } from '../values/raw-series.ts';
import { readParts } from '../values/read-values.ts';

type SetAside = { element: Element; found: string; columns: readonly number[]; part: Part };

/** "Mínima media" until 2010 and "Mínima absoluta" from then on: of these years no minimum is read. */
export function reportOtherYears(fit: Fit, { series }: RawReading, context: ReadContext): void {
  const { table } = fit;
  const quiet = quietly(context);
  for (const { element, found, columns, part } of [...extremesOver(fit)]) {
    const years = yearsIn(series.find(ofElement(element)));
    const [extremes] = readParts({ table, parts: [part] }, quiet).series;
    if (years.size === 0 || [...yearsIn(extremes)].every((year) => years.has(year))) continue;
    const params = { element, found };
    const doubt = { kind: 'reading.only-extremes', severity: 'warning', params } as const;
    for (const column of columns)
      context.doubts.atCell(doubt, table.sheet, Math.max(0, table.headerRow), column);
  }
}

function yearsIn(series: Series | undefined): ReadonlySet<number> {
  const years = new Set<number>();
  if (series) eachValue(series, (_, index) => years.add(monthAt(series, index).year));
  return years;
}

function extremesOver({ refused }: Fit): SetAside[] {
  return refused.flatMap(({ refusal, about: element, columns, header: found, keys }) => {
    if (refusal !== 'extreme' || !element || !keys) return [];
    const values = columns.map((index) => ({ index, element }));
    return { element, found, columns, part: { keys, values } };
  });
}

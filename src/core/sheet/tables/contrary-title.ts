import { isDaily } from '../../reading/series.ts';
import { decide, type Refusal } from '../headers/decisions.ts';
import { titleMeaning } from '../headers/header-meaning.ts';
import { indexesOf } from '../headers/table.ts';
import type { Fit } from './layout.ts';
import { areNormals, differsByYear } from './repeated-values.ts';

export type Contrary = 'anomaly' | 'normal' | 'extreme';

export function contraryTitle(fit: Fit): Contrary | undefined {
  const isSame = isSameEachYear(fit);
  const refusals = fit.table.titles.map((title) => refusalIn(title, fit, isSame));
  // "Anomalies relative to the absolute temperature" is about anomalies, although "absolute" is for extremes.
  if (refusals.includes('anomaly')) return 'anomaly';
  return refusals.find(
    (refusal) => (refusal === 'normal' && !isMeasured(fit)) || refusal === 'extreme',
  ) as Contrary | undefined;
}

/** "Highest temperature" is the extreme of a month, but the maximum of a day. */
function refusalIn(title: string, { parts }: Fit, isSame: boolean): Refusal | undefined {
  const { refusal, facts, about } = titleMeaning(title);
  const daily = parts.some(({ keys }) => isDaily(keys));
  if (refusal || daily) return refusal;
  return decide(facts, about, 'ofMonths', isSame ? 'same' : 'ofMonths').refusal;
}

/** Normals are the same in each year. A place may be called Normal: its values differ. */
function isMeasured({ table, parts }: Fit): boolean {
  return parts.some(({ keys, values }) =>
    values.some(({ index }) => differsByYear(table, keys, index)),
  );
}

/** "Mean max 1981-2010" over the same January in every year. */
export function isSameEachYear({ table, parts }: Fit): boolean {
  return parts.every(({ keys, values }) => areNormals(table, keys, indexesOf(values)));
}

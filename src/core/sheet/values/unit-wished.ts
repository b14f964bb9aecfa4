import type { RainUnit, TemperatureUnit, Wishes } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';
import { type Quantity, quantityOf } from '../cells/units.ts';
import type { RawSeries } from './raw-series.ts';

/** The unit that the person chose; undefined for "none of these". */
export function unitWished(
  quantity: Quantity,
  { rainUnit, temperatureUnit }: Wishes,
): TemperatureUnit | RainUnit | undefined {
  const wished = quantity === 'rain' ? rainUnit : temperatureUnit;
  return wished === 'none' ? undefined : wished;
}

/** Leaves out and reports the elements for which the person chose "none of these". */
export function withoutUnknownUnits(
  series: readonly RawSeries[],
  { rainUnit, temperatureUnit }: Wishes,
  doubts: Doubts,
): readonly RawSeries[] {
  return series.filter(({ element, sheet }) => {
    const wished = quantityOf(element) === 'rain' ? rainUnit : temperatureUnit;
    if (wished !== 'none') return true;
    const params = { element };
    doubts.ofSheet(sheet, { kind: 'reading.none-of-units', severity: 'warning', params });
    return false;
  });
}

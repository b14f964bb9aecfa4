import { yearDeviations } from '../../core/dataset/climate.ts';
import { ELEMENTS } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import {
  comparableYears,
  stripeBands,
  stripeColours,
  stripesOf,
} from '../../core/dataset/stripe-bands.ts';

/** What messengers and social networks ask for beside a link. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
/** Years without a stripe are as in the viewer's light theme. */
const GROUND = '#edf0f3';

/** Of the first element that carries a picture: the maxima, the minima or the rain. */
export function drawnStripes(rows: readonly Row[]) {
  const shown = firstToShow(rows);
  if (!shown) return null;
  const colours = stripeColours(shown.element);
  const { places, stripes } = stripesOf(shown.deviations);
  const { width, height } = PICTURE_SIZE;
  const xOf = (place: number) => Math.round((place / places) * width);
  const line = new Uint8Array(width).fill(colours.length);
  for (const { from, length, step } of stripeBands(stripes))
    line.fill(step + (colours.length - 1) / 2, xOf(from), xOf(from + length));
  return { line, height, palette: [...colours, GROUND] };
}

/** One by one, because the deviations of a long record cost more than the picture. */
function firstToShow(rows: readonly Row[]) {
  for (const element of ELEMENTS) {
    const deviations = yearDeviations(rows, element);
    if (comparableYears(deviations).length > 0) return { element, deviations };
  }
  return null;
}

import { yearDeviations } from '../../core/dataset/climate.ts';
import { ELEMENTS } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import {
  comparableYears,
  stripeBands,
  stripeColours,
  stripesOf,
} from '../../core/dataset/stripe-bands.ts';
import { NOT_SNIFFED, refuse } from '../http/answer.ts';
import { ANYBODY } from '../http/caller.ts';
import { isKnown } from '../http/etag.ts';
import { stripedPng } from '../http/png.ts';
import type { Handler } from '../http/route.ts';
import { type DatasetPorts, inTurnFor } from './dataset-ports.ts';
import type { DatasetStore } from './dataset-store.ts';
import { idIn } from './read-dataset.ts';

/** Raised when the same rows would be drawn otherwise. */
const DRAWING = 1;

export type PicturePorts = Pick<DatasetPorts, 'processor'> & {
  store: Pick<DatasetStore, 'version' | 'rows'>;
};

/** The stripes of a dataset that anybody may see; null where there is none, or nothing to compare. */
export async function stripesPicture(
  request: Request,
  ports: PicturePorts,
  id: string,
): Promise<Response | null> {
  const { store } = ports;
  const header = await store.version(ANYBODY, id);
  if (!header) return null;
  const headers = {
    'content-type': 'image/png',
    // The rows of an id never change. Its owner may hide it, so nobody keeps it for long unasked.
    'cache-control': 'public, max-age=3600',
    etag: `"${header.id}-stripes-${DRAWING}"`,
    ...NOT_SNIFFED,
  };
  if (isKnown(request, headers.etag)) return new Response(null, { status: 304, headers });
  return inTurnFor(header.rowCount, ports, async () => {
    const rows = await store.rows(ANYBODY, id);
    const drawn = rows === null ? null : drawnStripes(JSON.parse(rows) as Row[]);
    return drawn && new Response(stripedPng(drawn), { headers });
  });
}

export function readStripes(ports: PicturePorts): Handler {
  return async (request, around) => {
    const id = idIn(around);
    const picture = id && (await stripesPicture(request, ports, id));
    return picture || refuse(request, { kind: 'dataset-not-found' });
  };
}

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

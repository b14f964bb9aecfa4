import type { Row } from '../../core/dataset/dataset.ts';
import { NOT_SNIFFED, refuse } from '../http/answer.ts';
import { ANYBODY } from '../http/caller.ts';
import { isKnown } from '../http/etag.ts';
import { stripedPng } from '../http/png.ts';
import type { Handler } from '../http/route.ts';
import type { DatasetPorts } from './dataset-ports.ts';
import type { DatasetStore } from './dataset-store.ts';
import { drawnStripes } from './drawn-stripes.ts';
import { idIn } from './read-dataset.ts';

/** Raised when the same rows would be drawn otherwise. */
const DRAWING = 1;

/** The stripes of a dataset that anybody may see; null where there is none, or nothing to compare. */
export async function stripesPicture(
  request: Request,
  store: Pick<DatasetStore, 'header' | 'rows'>,
  id: string,
): Promise<Response | null> {
  const header = await store.header(ANYBODY, id);
  if (!header) return null;
  const headers = {
    'content-type': 'image/png',
    // The rows of an id never change. Its owner may hide it, so nobody keeps it for long unasked.
    'cache-control': 'public, max-age=3600',
    etag: `"${header.id}-stripes-${DRAWING}"`,
    ...NOT_SNIFFED,
  };
  if (isKnown(request, headers.etag)) return new Response(null, { status: 304, headers });
  const rows = await store.rows(ANYBODY, id);
  const drawn = rows === null ? null : drawnStripes(JSON.parse(rows) as Row[]);
  return drawn && new Response(stripedPng(drawn), { headers });
}

export function readStripes({ store }: Pick<DatasetPorts, 'store'>): Handler {
  return async (request, around) => {
    const id = idIn(around);
    const picture = id && (await stripesPicture(request, store, id));
    return picture || refuse(request, { kind: 'dataset-not-found' });
  };
}

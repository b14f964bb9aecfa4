import type { Dataset } from '../dataset/dataset.ts';

/** The body of the contract. It always has `is_public`, because a body without it means public. */
export function ingestBody({
  name,
  description,
  isPublic,
  rows,
  station,
  source,
  anew,
}: Dataset): string {
  return JSON.stringify({
    name,
    ...(description ? { description } : {}),
    is_public: isPublic,
    ...(station ? { station_facts: station } : {}),
    ...(source ? { source_key: source } : {}),
    ...(anew ? { anew: true } : {}),
    rows,
  });
}

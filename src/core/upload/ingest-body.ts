import type { Dataset } from '../dataset/dataset.ts';

/** The body of the contract. `is_public` is always said, because leaving it out means public. */
export function ingestBody({ name, description, isPublic, rows }: Dataset): string {
  return JSON.stringify({
    name,
    ...(description ? { description } : {}),
    is_public: isPublic,
    rows,
  });
}

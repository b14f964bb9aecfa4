import type { DatasetHeader } from './schemas.ts';

/** The ETag of a version and its record as they stand, in one of their forms. */
export function recordTag(
  header: DatasetHeader,
  { edition = '' }: { edition?: string },
  form = '',
): string {
  return `"${recordState(header)}${form}-${edition}"`;
}

/** Rows never change. Everything else either moves updatedAt or is in the header. */
function recordState(header: DatasetHeader): string {
  const { id, updatedAt, versions, mine, account } = header;
  return [id, Date.parse(updatedAt), versions, mine, encodeURIComponent(account ?? '')].join('-');
}

/** Whether what the client has seen still stands; it may have seen it in any of its forms. */
export function isAsSeen(header: DatasetHeader, seen: string | null | undefined): boolean {
  if (seen === null || seen === undefined) return true;
  const state = recordState(header);
  return seen.split(',').some((tag) => {
    const known = tag.trim().replace(/^W\//, '');
    return known === '*' || known.startsWith(`"${state}-`);
  });
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a table was found, and what of it was taken: `lines` as in "1-1,366-1095", both ends included. */
type Fetched = {
  name: string;
  files: string[];
  source: { repository: string; commit: string; paths: string[]; lines?: string };
  sha256: string[];
};

/** Brings the tables of a list again from where they were found. A table that has changed since is told and left. */
export async function fetchTables(list: string, into: string): Promise<void> {
  const entries: Fetched[] = JSON.parse(readFileSync(join(list, 'cases.json'), 'utf8'));
  for (const entry of entries)
    for (const [index, file] of entry.files.entries()) {
      const target = join(into, entry.name, file);
      if (existsSync(target)) continue;
      const problem = await fetchTable(entry, index, target).catch((error: Error) => error.message);
      if (problem) process.stderr.write(`${entry.name}/${file}: ${problem}\n`);
    }
}

async function fetchTable(entry: Fetched, index: number, target: string) {
  const { repository, commit, paths, lines } = entry.source;
  const path = encodeURI(paths[index] ?? '');
  const answer = await fetch(`https://raw.githubusercontent.com/${repository}/${commit}/${path}`);
  if (!answer.ok) return `the address answers ${answer.status}`;
  const table = linesOf(Buffer.from(await answer.arrayBuffer()), lines);
  if (createHash('sha256').update(table).digest('hex') !== entry.sha256[index])
    return 'another table than the one that was judged';
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, table);
  return null;
}

/** As bytes: the tables are in many encodings. */
export function linesOf(table: Buffer, ranges: string | undefined): Buffer {
  if (!ranges) return table;
  const lines = table.toString('latin1').split(/(?<=\n|\r(?!\n))/);
  const taken = ranges.split(',').flatMap((range) => {
    const [first = 1, last = first] = range.split('-').map(Number);
    return lines.slice(first - 1, last);
  });
  return Buffer.from(taken.join(''), 'latin1');
}

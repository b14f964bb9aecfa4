import type { Finding } from '../reading/reading.ts';

/** A person goes through a handful of sentences; more of the same are one sentence with their cells. */
const MOST_ALONE = 3;

/** The first few as they are, all others as one finding of `kind` that says how many they are. */
export function fewAlone(findings: readonly Finding[], kind: Finding['kind']): Finding[] {
  const [alone, rest] = [findings.slice(0, MOST_ALONE), findings.slice(MOST_ALONE)];
  const [first] = rest;
  if (!first || rest.length === 1) return [...findings];
  const cellsBySheet = new Map<string, string[]>();
  for (const { places } of rest)
    for (const { sheet, cells } of places)
      cellsBySheet.set(sheet, [...(cellsBySheet.get(sheet) ?? []), ...cells]);
  const places = Array.from(cellsBySheet, ([sheet, cells]) => ({ sheet, cells }));
  return [...alone, { ...first, kind, places, params: { ...first.params, count: rest.length } }];
}

import { CONTRACT } from './contract.ts';
import { firstCharacters } from './storable-text.ts';

const DATED = /\s*\((\d{4}-\d{2}-\d{2})(?: \d{2}:\d{2})?\)$/;

/**
 * Every scheduled upload is a new dataset, so its title carries the day; an hourly one carries the
 * minute too. `stamp` is '2026-05-01' or '2026-05-01 14:05'.
 */
export function datedTitle(title: string, stamp: string): string {
  const ending = ` (${stamp})`;
  const stem = firstCharacters(titleStem(title), CONTRACT.nameCharacters - ending.length);
  return stem.trimEnd() + ending;
}

/** All versions of one dataset have this part of the title in common. */
export function titleStem(title: string): string {
  return title.trim().replace(DATED, '').trimEnd() || title.trim();
}

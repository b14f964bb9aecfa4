import type { Said } from '../../core/quality/answers/said-from.ts';
import type { KeptAnswers } from '../answers/kept-answers.ts';

const PLACE = 'almanac-answers';
/** The oldest go first. */
const MOST_TABLES = 100;

/** Nothing where the browser keeps nothing for this page, or somebody else has written there. */
export function keptInBrowser(): Record<string, Said> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? Object.fromEntries(kept) : {};
  } catch {
    return {};
  }
}

/** Whether the browser keeps it: some refuse pages that come from a disk, or all. */
export function keepInBrowser({ header, said }: KeptAnswers): boolean {
  const others = Object.entries(keptInBrowser()).filter(([other]) => other !== header);
  const kept = said ? [...others, [header, said]] : others;
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept.slice(-MOST_TABLES)));
    return true;
  } catch {
    return false;
  }
}

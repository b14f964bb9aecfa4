import type { Recorded } from './answers-of-stage.ts';

/** What `clasp run-function` printed, as the recorded answers; null where no facts came back. */
export function factsIn(printed: string): Recorded | null {
  const start = printed.indexOf('{');
  if (start === -1) return null;
  try {
    const said = JSON.parse(printed.slice(start));
    const facts = said.response ?? said;
    return Object.keys(facts.answers ?? {}).length > 0 ? facts : null;
  } catch {
    // Words around it, or a text that was cut: no facts either way.
    return null;
  }
}

import type { ProblemKind } from './problem-kinds.ts';
import type { Params } from './words/phrase.ts';

/** What can go wrong without a bug. Plain data: `kind` is the key of the sentence that says it. */
export type Problem<Kind extends ProblemKind = ProblemKind> = { kind: Kind; params: Params };

export type Answer<Value, Kind extends ProblemKind = ProblemKind> =
  | { ok: true; value: Value }
  | { ok: false; problem: Problem<Kind> };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function problemOf<Kind extends ProblemKind>(
  kind: Kind,
  params: Params = {},
): Problem<Kind> {
  return { kind, params };
}

export function errOf<Kind extends ProblemKind>(
  problem: Problem<Kind>,
): { ok: false; problem: Problem<Kind> } {
  return { ok: false, problem };
}

export function err<Kind extends ProblemKind>(kind: Kind, params: Params = {}) {
  return errOf(problemOf(kind, params));
}

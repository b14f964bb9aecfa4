export type RefreshRules = {
  /** A session ends when it is not refreshed for this time. */
  sessionMs: number;
  /** For this time after a rotation, any older token still gets the current one. */
  reuseMs: number;
};

type RefreshDecision = {
  do: 'rotate' | 'give-current' | 'end-reused' | 'end-expired' | 'refuse-unknown';
};

/**
 * A token one step behind is always accepted: its holder lost our answer, or another tab was faster. A
 * token two steps behind, later, means two holders, and nobody knows which of them is the thief.
 */
export function decideRefresh(
  session: { counter: number; refreshedAt: number },
  presented: number,
  now: number,
  rules: RefreshRules,
): RefreshDecision {
  if (now > session.refreshedAt + rules.sessionMs) return { do: 'end-expired' };
  const behind = session.counter - presented;
  // A restored backup is older than the tokens that were given out since.
  if (behind < 0) return { do: 'refuse-unknown' };
  if (behind === 0) return { do: 'rotate' };
  // Either way: a clock that was put back would let the grace last until it is that late again.
  const isRecent = Math.abs(now - session.refreshedAt) < rules.reuseMs;
  if (behind === 1 || isRecent) return { do: 'give-current' };
  return { do: 'end-reused' };
}

export type RefreshRules = {
  /** A session not refreshed for this long has ended. */
  sessionMs: number;
  /** How long after a rotation any older token still gets the current one. */
  reuseMs: number;
};

type RefreshDecision = {
  do: 'rotate' | 'give-current' | 'end-reused' | 'end-expired' | 'refuse-unknown';
};

/**
 * The token one behind is always forgiven: its holder lost our answer, or another tab was faster.
 * Two behind, later, means two holders, and nobody can tell which one is the thief.
 */
export function decideRefresh(
  session: { counter: number; refreshedAt: number },
  presented: number,
  now: number,
  rules: RefreshRules,
): RefreshDecision {
  if (now > session.refreshedAt + rules.sessionMs) return { do: 'end-expired' };
  const behind = session.counter - presented;
  // A restored backup knows less than the tokens it once gave out.
  if (behind < 0) return { do: 'refuse-unknown' };
  if (behind === 0) return { do: 'rotate' };
  if (behind === 1 || now - session.refreshedAt < rules.reuseMs) return { do: 'give-current' };
  return { do: 'end-reused' };
}

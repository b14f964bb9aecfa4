/**
 * How long a page is waited for before its journey fails. Limits only end what hangs: a test that
 * waits does so for a condition, and no machine is too slow to pass. Jest's own limit for a test
 * (`testTimeout` in package.json) is that of suites without a browser. Whoever looks for races waits less, and
 * looks at what hung.
 */
export const PATIENCE_MS = Number(process.env.ALMANAC_PATIENCE_MS ?? 300_000);

/** For a service before which a test lets many wait at once. */
export const PATIENT_DATABASE = {
  waitMs: PATIENCE_MS,
  statementTimeoutMs: PATIENCE_MS,
  deadlineMs: 0,
};

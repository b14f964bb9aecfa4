import type { Finding, Reading, ReadOptions } from '../reading/reading.ts';
import { compareMonths } from './month-hashes.ts';
import type { LastSuccess } from './run-log.ts';

const STANDARD = { temperatureUnit: 'C', rainUnit: 'mm' } as const;
type UnitWish = keyof typeof STANDARD;

/**
 * Answers what is asked about units as the last upload did: "rain mm" was sent from a sheet about which a later
 * reader asks. It holds where the months that were sent come out again; where they do not, the sheet has changed and
 * the question stays. What was answered so is told, and may be answered otherwise.
 */
export function withUnitsAsSent(
  reading: Reading,
  wishes: ReadOptions,
  last: LastSuccess | null,
  readAgain: (wishes: ReadOptions) => Reading,
): Reading {
  if (!last?.monthHashes) return reading;
  // What was never sent comes out of no months: an element that was added is asked about.
  const asked = reading.findings.filter((one) => asksUnit(one) && rolesSent(one, last).length > 0);
  if (asked.length === 0) return reading;
  const units = asked.map((finding) => [finding.choices?.wish, unitSent(finding, last)] as const);
  const again = readAgain({ ...wishes, ...Object.fromEntries(units) });
  const changes = compareMonths(last.monthHashes, again.rows);
  if (!changes || changes.changed.length + changes.removed.length > changes.old * MOST_CHANGED)
    return reading;
  const asWarnings = asked.map((finding): Finding => ({ ...finding, severity: 'warning' }));
  return { ...again, findings: [...asWarnings, ...again.findings] };
}

/** Somebody mends a value now and then. In another unit nearly all months are others. */
const MOST_CHANGED = 0.2;

function asksUnit({ severity, choices }: Finding): boolean {
  return severity === 'error' && choices !== undefined && choices.wish in STANDARD;
}

/** `max F` was sent in °F. `rain` had no unit in its header, and was taken for mm. */
function unitSent(finding: Finding, last: LastSuccess): string {
  const units = rolesSent(finding, last).map((role) => role.split(' ')[1]);
  return units.find((unit) => unit !== undefined) ?? STANDARD[finding.choices?.wish as UnitWish];
}

/** Of `max F`, `min F` and `rain`, those that the question is about. */
function rolesSent({ choices }: Finding, { shape }: LastSuccess): string[] {
  const isMeant = choices?.wish === 'rainUnit' ? /^rain|_rain/ : /^(max|min)|_(max|min)/;
  return shape.roles.filter((role) => isMeant.test(role));
}

import { SETTINGS, type SettingProblem } from './settings.ts';

/** What begins as our settings do and is read by the build, the tests or the bench. */
const READ_ELSEWHERE = [
  'ALMANAC_SERVICE_URL',
  'ALMANAC_SITE_SERVICE_URL',
  'ALMANAC_SITE_KEY',
  'ALMANAC_SAMPLES',
  'ALMANAC_RECORDS',
  'ALMANAC_DAYS',
  'ALMANAC_PICTURES',
  'ALMANAC_EVERY_CASE',
  'ALMANAC_DELAYS',
  'ALMANAC_PATIENCE_MS',
  'ALMANAC_KEEPER',
  'ALMANAC_BUILT_SUITES',
];
const KNOWN = [...Object.values(SETTINGS).map(({ name }) => name), ...READ_ELSEWHERE];

/**
 * Kubernetes tells each program where a service called `almanac`, or `almanac-db`, is, by names of this form:
 * https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables
 */
const BY_KUBERNETES =
  /^ALMANAC(_\w+)?_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?)$/;

/** `ALMANAC_SINGUP=closed` would leave the sign-up open. Nobody reads a log for that, so the start is refused. */
export function unknownSettings(environment: Record<string, string | undefined>): SettingProblem[] {
  return Object.entries(environment)
    .filter(([name, value]) => /^almanac_/i.test(name) && !isKnown(name, value ?? ''))
    .map(([setting]) => ({ kind: 'setting-unknown', setting, nearest: nearestTo(setting) }));
}

function isKnown(name: string, value: string): boolean {
  // `ALMANAC_PORT=9000` is a person's. What Kubernetes says by that name is an address.
  const isPersons = name === 'ALMANAC_PORT' && !value.includes('://');
  return KNOWN.includes(name) || (BY_KUBERNETES.test(name) && !isPersons);
}

function nearestTo(setting: string): string {
  const far = (name: string) => changesBetween(withoutPrefix(setting), withoutPrefix(name));
  return KNOWN.reduce((nearest, name) => (far(name) < far(nearest) ? name : nearest));
}

/** `ALMANAC_DATABASE_URL` is near to `DATABASE_URL`. */
function withoutPrefix(name: string): string {
  return name.toUpperCase().replace(/^ALMANAC_/, '');
}

/** How many letters are put in, left out or replaced on the way from one word to the other. */
function changesBetween(from: string, to: string): number {
  let before = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const row = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const replaced = (before[at] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min(replaced, (before[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
    before = row;
  }
  return before.at(-1) ?? 0;
}

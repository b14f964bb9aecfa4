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
  'ALMANAC_TABLES',
];
const KNOWN = [...Object.values(SETTINGS).map(({ name }) => name), ...READ_ELSEWHERE];

/**
 * Kubernetes, and Docker's `--link`, tell each program where another called `almanac`, or `almanac-db`, is, by names
 * of this form, and Docker what settings that one has:
 * https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables
 * https://docs.docker.com/engine/network/links/#environment-variables
 */
const OF_NEIGHBOURS =
  /^ALMANAC(_\w+)?_(SERVICE_HOST|SERVICE_PORT(_\w+)?|NAME|ENV_\w+|PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?(_(START|END))?)?)$/;

/** `ALMANAC_SINGUP=closed` would leave the sign-up open. Nobody reads a log for that, so the start is refused. */
export function unknownSettings(
  environment: Record<string, string | undefined>,
  platform: string = process.platform,
): SettingProblem[] {
  // Windows takes small and capital letters for the same.
  const asRead = (name: string) => (platform === 'win32' ? name.toUpperCase() : name);
  return Object.entries(environment)
    .filter(([name, value]) => /^almanac_/i.test(name) && !isKnown(asRead(name), value ?? ''))
    .map(([setting]) => ({ kind: 'setting-unknown', setting, nearest: nearestTo(setting) }));
}

function isKnown(name: string, value: string): boolean {
  return KNOWN.includes(name) || (OF_NEIGHBOURS.test(name) && !isPersons(name, value));
}

/** `ALMANAC_PORT=9000` is a person's. By that name a neighbour's address comes, and by `ALMANAC_NAME` a path. */
function isPersons(name: string, value: string): boolean {
  if (name.endsWith('_NAME')) return !value.startsWith('/');
  return name === 'ALMANAC_PORT' && !value.includes('://');
}

/** `ALMANAC_DATA` is the beginning of `ALMANAC_DATA_DIR`, although `ALMANAC_DAYS` has more of its letters. */
function nearestTo(setting: string): string {
  const written = withoutPrefix(setting);
  const far = (name: string) =>
    withoutPrefix(name).startsWith(`${written}_`)
      ? 0
      : changesBetween(written, withoutPrefix(name));
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

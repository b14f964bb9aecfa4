import { aDocument, openAlmanac, page, settleIn, stopService } from '../addon/support/almanac.ts';

// A whole year of hourly ticks in three zones.
const ZONES = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe'];
const YEAR_DAYS = 365;
const TOLD_EVERY_DAYS = 30;
const START = Date.UTC(2026, 0, 1, 6, 10);

type Soaked = { days: number; changed: number; sent: number; failed: number; connection: string };

/** All zones for a year, or one zone, or one zone for so many days. */
export async function soakSchedule([zone, days]: string[]): Promise<boolean> {
  const zones = zone === undefined ? ZONES : [knownZone(zone)];
  const dayCount = Number(days ?? YEAR_DAYS);
  if (!Number.isInteger(dayCount) || dayCount < 1)
    throw new Error(`Cannot soak: "${days}" is no number of days`);
  let isWhole = true;
  for (const one of zones) {
    const soaked = await soak(one, dayCount);
    say(one, soaked);
    isWhole = isWholeYear(soaked) && isWhole;
  }
  await stopService();
  return isWhole;
}

/** Sheets takes a zone it does not know for GMT; a typing mistake here would prove nothing. */
function knownZone(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}

/** A daily job at an hour that every clock has, with changes on two days in three. */
async function soak(zone: string, days: number): Promise<Soaked> {
  const almanac = await openAlmanac({
    startsAt: START,
    documents: [aDocument({ timeZone: zone })],
  });
  const editor = await settleIn(almanac);
  const rhythm = { every: 'day' as const, hour: 9, weekday: 1, day: 1 };
  await page(editor, 'saveJob', {
    sheetId: 0,
    place: null,
    rhythm,
    heldAbove: 10,
    oldestMayGo: false,
    title: zone,
    description: '',
    isPublic: false,
    email: null,
  });
  let changed = 0;
  const soFar = async (day: number): Promise<Soaked> => ({
    days: day,
    changed,
    // The first call was the connection's probe, which stores nothing.
    sent: almanac.requests.filter((one) => one.endsWith('ingest-dataset')).length - 1,
    failed: almanac.stage.executions.filter(({ status }) => status !== 'completed').length,
    connection: (await page(editor, 'openingState')).connection.state,
  });
  for (let day = 0; day < days; day += 1) {
    if (day % 3 !== 2) {
      changed += 1;
      await almanac.stage.write('weather', 0, 'B2', [[day / 10]]);
    }
    await almanac.stage.advance('24 hours');
    if ((day + 1) % TOLD_EVERY_DAYS === 0 && day + 1 < days) say(zone, await soFar(day + 1));
  }
  const soaked = await soFar(days);
  await almanac.close();
  return soaked;
}

function isWholeYear({ changed, sent, failed, connection }: Soaked): boolean {
  return sent === changed && failed === 0 && connection === 'connected';
}

function say(zone: string, soaked: Soaked): void {
  const { days, changed, sent, failed, connection } = soaked;
  process.stdout.write(
    `${zone}: ${days} days, ${changed} changed, ${sent} datasets, connection ${connection}, ${failed} failed executions${isWholeYear(soaked) ? '' : ': NOT WHOLE'}\n`,
  );
}

import { aDocument, openAlmanac, page, settleIn, stopService } from '../addon/support/almanac.ts';

// A whole year of hourly ticks in three zones.
const ZONES = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe'];
const DAYS = 365;
const START = Date.UTC(2026, 0, 1, 6, 10);

export async function soakSchedule(): Promise<boolean> {
  let isWhole = true;
  for (const zone of ZONES) isWhole = (await soak(zone)) && isWhole;
  await stopService();
  return isWhole;
}

/** A daily job at an hour that every clock has, with changes on two days in three. */
async function soak(zone: string): Promise<boolean> {
  const almanac = await openAlmanac({
    startsAt: START,
    documents: [aDocument({ timeZone: zone })],
  });
  const editor = await settleIn(almanac);
  const rhythm = { every: 'day' as const, hour: 9, weekday: 1, day: 1 };
  await page(editor, 'saveJob', {
    sheetId: 0,
    rhythm,
    title: zone,
    description: '',
    isPublic: false,
    email: null,
  });
  let changed = 0;
  for (let day = 0; day < DAYS; day += 1) {
    if (day % 3 !== 2) {
      changed += 1;
      await almanac.stage.write('weather', 0, 'B2', [[day / 10]]);
    }
    await almanac.stage.advance('24 hours');
  }
  const sent = almanac.requests.filter((one) => one.endsWith('ingest-dataset')).length - 1;
  const { connection } = await page(editor, 'openingState');
  const failed = almanac.stage.executions.filter(({ status }) => status !== 'completed').length;
  const isWhole = sent === changed && connection.state === 'connected' && failed === 0;
  process.stdout.write(
    `${zone}: ${DAYS} days, ${changed} changed, ${sent} datasets, connection ${connection.state}, ${failed} failed executions\n`,
  );
  await almanac.close();
  return isWhole;
}

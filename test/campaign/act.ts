import type * as addon from '../../src/addon/main.ts';
import type { ConnectRequest, JobRequest, UploadRequest } from '../../src/addon/page-types.ts';
import type { RunRecord } from '../../src/core/upload/run-record.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import type { Editor } from '../../src/stage/index.ts';
import { canonical, parsed } from './model.ts';
import { type Act, SHEETS, type Step } from './step.ts';
import { ADDRESS, type World } from './world.ts';

/** What a step came to, in a word or two for the trace. */
export async function perform(world: World, step: Step): Promise<string> {
  switch (step.do) {
    case 'wait':
      await world.stage.advance(step.minutes * 60_000);
      return 'over';
    case 'platform-fault':
      await world.addFault(step.fault);
      return 'armed';
    case 'service-trouble':
      await world.home.arm(step.trouble);
      return 'armed';
    case 'together': {
      const ready = [];
      for (const act of step.acts) ready.push(await prepared(world, act));
      return (await Promise.all(ready.map((go) => go()))).join(', ');
    }
    default:
      return (await prepared(world, step))();
  }
}

type Go = () => Promise<string>;

/** Everything up to the click itself, so that acts done together begin in one turn. */
async function prepared(world: World, act: Act): Promise<Go> {
  if ('sheet' in act && !(await isOpenable(world, act.sheet))) return async () => 'deleted';
  switch (act.do) {
    case 'edit':
      return () => world.edit(act.sheet).then(() => 'edited');
    case 'tab':
      return async () => rotateTab(world, act.who);
    case 'sign-out-elsewhere':
      return async () => signOutElsewhere(world, act.who);
    case 'menu':
      return clickUpload(world, act.who, act.sheet);
    case 'sidebar':
      return pageCall(world, act, 'uploadSheet', uploadOf(act.sheet));
    case 'batch':
      return pageCall(world, { ...act, sheet: 0 }, 'sendSeveral', [0, 1].map(uploadOf));
    case 'batch-rest':
      return pageCall(world, { ...act, sheet: 0 }, 'sendSeveral', null);
    case 'look':
      return pageCall(world, act, 'openingState');
    case 'exchange':
      return pageCall(world, { ...act, sheet: 0 }, 'testConnection');
    case 'schedule':
      return pageCall(world, act, 'saveJob', jobOf(world, act));
    case 'unschedule':
      return pageCall(world, act, 'deleteJob', targetOf(act.sheet));
    case 'connect':
      return connect(world, act.who, act.way);
    case 'disconnect':
      return disconnect(world, act.who);
    case 'settle':
      return async () => settle(world, act.who, act.sheet);
    case 'site':
      return async () => changeAtSite(world, act);
    default:
      return act satisfies never;
  }
}

/** Somebody may have deleted the whole document. */
export async function isOpenable({ stage }: World, sheet: number): Promise<boolean> {
  const documents = await stage.command('documents');
  return documents.some(({ id }) => id === SHEETS[sheet]?.document);
}

const targetOf = (sheet: number) => wholeSheet(SHEETS[sheet]?.sheetId ?? 0);

export function uploadOf(sheet: number): UploadRequest {
  return {
    ...targetOf(sheet),
    title: `Table ${sheet}`,
    description: '',
    isPublic: sheet !== 1,
    fingerprint: null,
    confirmed: [],
  };
}

function jobOf(world: World, act: Extract<Act, { do: 'schedule' }>): JobRequest {
  const { title, description, isPublic } = uploadOf(act.sheet);
  return {
    ...{ ...targetOf(act.sheet), title, description, isPublic, heldAbove: 10, oldestMayGo: false },
    rhythm: { every: act.every, hour: 9, weekday: 1, day: 1 },
    email: world.people[act.who]?.google ?? null,
  };
}

type Functions = typeof addon;

type Reply = { ok: boolean; value?: unknown; problem?: { kind: string } };

async function pageCall<Name extends keyof Functions>(
  world: World,
  { who, sheet }: { who: number; sheet: number },
  name: Name,
  ...args: Parameters<Functions[Name]>
): Promise<Go> {
  const editor = await world.editor(who, SHEETS[sheet]?.document ?? '');
  return async () => wordFor(await call(world, who, editor, name, ...args));
}

/** The reply to the page, or null where the call died. */
export async function call<Name extends keyof Functions>(
  world: World,
  who: number,
  editor: Editor,
  name: Name,
  ...args: Parameters<Functions[Name]>
): Promise<Reply | null> {
  try {
    const reply = (await editor.callFromPage(name, ...args)) as Reply;
    searchForSecrets(world, who, name, JSON.stringify(reply));
    return reply;
  } catch {
    return null;
  }
}

/** A page may show a person their own address, and nobody else's, and no token. */
function searchForSecrets(world: World, who: number, name: string, reply: string): void {
  const { account, google } = world.people[who] ?? {};
  for (const secret of world.model.secrets)
    if (secret !== account?.email && secret !== google && reply.includes(secret))
      world.leaks.push(`${name} told a page a secret`);
}

function wordFor(reply: Reply | null): string {
  if (reply === null) return 'died';
  if (!reply.ok) return `not: ${reply.problem?.kind}`;
  const value = (reply.value ?? {}) as { state?: string; question?: string; run?: RunRecord };
  if (value.state === 'asks') return `asks: ${value.question}`;
  return value.run ? value.run.outcome : 'ok';
}

/** The sidebar that it opens reads the sheet, and somebody presses the button there. */
async function clickUpload(world: World, who: number, sheet: number): Promise<Go> {
  const { document, sheetId } = SHEETS[sheet] ?? SHEETS[0];
  const editor = await world.editor(who, document);
  await editor.select(sheetId, 'A1').catch(() => undefined);
  return async () => {
    await editor.clickMenu('Upload dataset').catch(() => undefined);
    return wordFor(await call(world, who, editor, 'uploadSheet', uploadOf(sheet)));
  };
}

async function connect(world: World, who: number, way: 'password' | 'paste'): Promise<Go> {
  const person = world.people[who];
  const editor = await world.editor(who, SHEETS[0].document);
  if (!person) return async () => 'nobody';
  const { email, password } = person.account;
  const byPassword = way === 'password' && world.home.knowsPasswords;
  const tab = byPassword ? null : await world.browser.signIn(person.account, world.stage.now());
  if (tab) world.model.seeTokens(JSON.stringify(tab), world.stage.now());
  return async () => {
    const service = { address: ADDRESS, key: '' };
    const request: ConnectRequest = tab
      ? { way: 'paste', text: JSON.stringify(tab), ...service }
      : { way: 'password', email, password, ...service };
    const reply = await call(world, who, editor, 'connect', request);
    const session = await world.sessionOf(who);
    const refresh = session?.refresh ?? null;
    const before = person.session;
    person.session =
      refresh === null ? null : (world.browser.rules.placeOf(refresh)?.session ?? null);
    if (person.session !== null) person.disconnected = false;
    // The tab is of use where its session is the one the add-on took.
    if (person.session !== before) person.tab = tab;
    return wordFor(reply);
  };
}

async function disconnect(world: World, who: number): Promise<Go> {
  const person = world.people[who];
  const editor = await world.editor(who, SHEETS[0].document);
  return async () => {
    if (person?.session) world.model.endedByPerson(person.session);
    if (person) person.disconnected = true;
    return wordFor(await call(world, who, editor, 'disconnect', { removeSchedules: false }));
  };
}

async function rotateTab(world: World, who: number): Promise<string> {
  const person = world.people[who];
  if (!person?.tab) return 'no tab';
  const request = {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: person.tab.refresh_token }),
  };
  const now = world.stage.now();
  const heard = world.model.observe(request, now);
  const answer = await world.home.serve(request, now);
  heard(answer);
  world.trace.push(`${now} tab ${answer?.status ?? 'none'}`);
  const { access_token, refresh_token } = parsed(answer?.body ?? '');
  if (answer?.status === 200) person.tab = { access_token, refresh_token } as never;
  return String(answer?.status ?? 'none');
}

async function signOutElsewhere(world: World, who: number): Promise<string> {
  const person = world.people[who];
  if (!person) return 'nobody';
  // All sessions of the account, those that a click under way may be making included.
  if (person.session) world.model.endedByPerson(person.session);
  await world.browser.signOutEverywhere(person.account, world.stage.now());
  person.tab = null;
  return 'signed out';
}

/** What its owner decides there holds from then on, whatever the add-on sends. */
async function changeAtSite(
  { people, browser, stage, model }: World,
  { who, nth, change }: Extract<Act, { do: 'site' }>,
): Promise<string> {
  const account = people[who]?.account;
  const own = account ? await browser.records(account, stage.now()) : [];
  const found = own[nth % Math.max(1, own.length)];
  if (!account || !found) return 'no records';
  const before = model.records.get(found.record) ?? {
    ...found,
    isRemoved: false,
    isChanged: false,
  };
  const title = change === 'rename' ? `Called ${nth} at the site` : before.title;
  const isPublic =
    change === 'private' || change === 'public' ? change === 'public' : before.isPublic;
  const isRemoved = change === 'remove';
  model.records.set(found.record, { title, isPublic, isRemoved, isChanged: true });
  const asked = isRemoved ? null : { name: title, is_public: isPublic };
  await browser.changeRecord(account, found.record, asked, stage.now());
  return change;
}

/** The person looks in the Directory for what is shown as unknown, and says what is so. */
export async function settle(world: World, who: number, sheet: number): Promise<string> {
  const editor = await world.editor(who, SHEETS[sheet]?.document ?? '');
  const opening = await call(world, who, editor, 'openingState');
  const runs = ((opening?.value as { runs?: RunRecord[] })?.runs ?? []).filter(
    ({ outcome }) => outcome === 'unknown',
  );
  const said: string[] = [];
  for (const run of runs) {
    const how = (await isInDirectory(world, who, run.id)) ? 'arrived' : 'send-again';
    said.push(`${how}: ${wordFor(await call(world, who, editor, 'settleUnknown', run.id, how))}`);
  }
  return said.join(', ') || 'nothing unknown';
}

async function isInDirectory(world: World, who: number, key: string): Promise<boolean> {
  const person = world.people[who];
  if (!person) return false;
  const sent = world.model.attempts.filter((one) => one.key === key).map(({ rows }) => rows);
  const stored = await world.browser.datasets(person.account, world.stage.now());
  return stored.some(({ rows }) => sent.includes(canonical(rows)));
}

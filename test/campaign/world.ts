import type { RunLog } from '../../src/core/upload/run-log.ts';
import type { RunRecord } from '../../src/core/upload/run-record.ts';
import type { Fault } from '../../src/stage/index.ts';
import { type Editor, openStage, type Stage } from '../../src/stage/index.ts';
import type { Call, Home } from './homes/home.ts';
import { canonical, Model } from './model.ts';
import type { Account, Browser, Tokens } from './people.ts';
import { PEOPLE, SHEETS } from './step.ts';

export const ADDRESS = 'https://almanac.example';
/** The start of a history; the seed moves it over the year, so that clocks change in some. */
const FIRST_DAY = Date.UTC(2026, 0, 5, 6, 20);

export type Person = {
  google: string;
  account: Account;
  accountId: string;
  /** The session the person last connected the add-on with. */
  session: string | null;
  disconnected: boolean;
  /** What the browser tab holds that the session was copied from. */
  tab: Tokens | null;
};

export type StoredSession = {
  refresh: string | null;
  refused: { problem: { kind: string } } | null;
  failures: object | null;
};

type WorldOptions = { home: Home; browser: Browser; seed: number; name: string };

/** The built add-on before the service, in the stage's time, with people and tables of its own. */
export async function openWorld({ home, browser, seed, name }: WorldOptions): Promise<World> {
  const startsAt = FIRST_DAY + (seed % 360) * 86_400_000;
  await home.heal();
  const model = new Model(browser.rules);
  const people = await invited(browser, model, name, startsAt);
  const trace: string[] = [];
  const before = serveInOrder(home, model, trace, () => stage.now());
  const stage: Stage = await openStage({
    project: 'dist/addon',
    install: 'bound',
    users: people.map(({ google }) => ({ email: google, locale: 'en' })),
    documents: documentsFor(people),
    hosts: { 'almanac.example': before },
    clock: { startsAt },
    seed,
    deterministic: true,
    latency: 'google',
  });
  answerAll(stage);
  return new World({ stage, home, browser, model, people, trace });
}

type Inhabited = Pick<World, 'stage' | 'home' | 'browser' | 'model' | 'people' | 'trace'>;

export class World {
  readonly stage: Stage;
  readonly home: Home;
  readonly browser: Browser;
  readonly model: Model;
  readonly people: Person[];
  readonly trace: string[];
  /** By the number of a sheet: every table it has shown, newest last. */
  readonly tables = SHEETS.map((_, sheet) => [canonical(rowsOf(sheet, 0))]);
  /** Every record anybody ever saw, by its id: the add-on itself keeps twenty. */
  readonly records = new Map<string, { who: number; record: RunRecord }>();
  /** Where a secret was seen that should not be there. */
  readonly leaks: string[] = [];
  private readonly edits = SHEETS.map(() => 0);
  private readonly editors = new Map<string, Promise<Editor>>();
  private readonly faultKinds = new Map<number, string>();
  private readonly troubles: string[] = [];

  constructor({ stage, home, browser, model, people, trace }: Inhabited) {
    this.stage = stage;
    this.home = home;
    this.browser = browser;
    this.model = model;
    this.people = people;
    this.trace = trace;
  }

  editor(who: number, document: string): Promise<Editor> {
    const key = `${who} ${document}`;
    const known = this.editors.get(key) ?? this.stage.open(document, this.people[who]?.google);
    this.editors.set(key, known);
    return known;
  }

  async edit(sheet: number): Promise<void> {
    const where = SHEETS[sheet];
    if (!where) return;
    const edits = (this.edits[sheet] ?? 0) + 1;
    this.edits[sheet] = edits;
    const rows = rowsOf(sheet, edits);
    const value = rows[0]?.['01_max'] ?? 0;
    // Somebody may have deleted the sheet; then there is nothing to write into.
    const isWritten = await this.stage.write(where.document, where.sheetId, 'B2', [[value]]).then(
      () => true,
      () => false,
    );
    if (isWritten) this.tables[sheet]?.push(canonical(rows));
  }

  /** Neither it nor its document was deleted. */
  async isThere(sheet: number): Promise<boolean> {
    const { document, sheetId } = placeOf(sheet);
    const info = await this.stage.command('documentInfo', document).catch(() => null);
    return info?.sheets.some(({ id }) => id === sheetId) ?? false;
  }

  /** By the session as the add-on keeps it; null without one. */
  async sessionOf(who: number): Promise<StoredSession | null> {
    const { session } = await this.properties(who);
    return session ? (JSON.parse(session) as StoredSession) : null;
  }

  async logs(who: number): Promise<{ sheet: number; log: RunLog }[]> {
    const all = await this.properties(who);
    return SHEETS.flatMap(({ document, sheetId }, sheet) => {
      const text = all[`runs ${document} ${sheetId}`];
      return text ? [{ sheet, log: JSON.parse(text) as RunLog }] : [];
    });
  }

  async memoryOf(who: number, sheet: number): Promise<boolean> {
    const { document, sheetId } = placeOf(sheet);
    return `upload ${document} ${sheetId}` in (await this.properties(who));
  }

  async addFault(fault: Fault): Promise<void> {
    this.faultKinds.set(await this.stage.faults.add(fault), labelOf(fault));
  }

  /** How often each kind of fault has happened so far. */
  async faults(): Promise<Map<string, number>> {
    this.troubles.push(...this.home.takeStruck());
    const struck = await this.stage.faults.struck();
    const kinds = struck.map((id) => this.faultKinds.get(id) ?? 'unknown');
    const counts = new Map<string, number>();
    for (const kind of [...kinds, ...this.troubles]) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
  }

  close(): Promise<void> {
    return this.stage.close();
  }

  private properties(who: number): Promise<Record<string, string>> {
    return this.stage.properties('user', this.people[who]?.google ?? '');
  }
}

function placeOf(sheet: number) {
  return SHEETS[sheet] ?? SHEETS[0];
}

/** One after the other, so that the order is the stage's and not the network's. */
function serveInOrder(home: Home, model: Model, trace: string[], now: () => number) {
  let last: Promise<unknown> = Promise.resolve();
  return (request: Request): Promise<Response | null> => {
    const served = last.then(async () => {
      const { pathname, search } = new URL(request.url);
      const call: Call = {
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      };
      const heard = model.observe(call, now());
      const answer = await home.serve(call, now());
      heard(answer);
      trace.push(`${now()} ${call.method} ${pathname} ${answer?.status ?? 'none'}`);
      if (answer === null) return null;
      const { status, headers, body } = answer;
      // The body is text again: what it was packed in on the way no longer holds.
      const { 'content-encoding': _, 'content-length': __, ...others } = headers;
      return new Response(status === 204 ? null : body, { status, headers: others });
    });
    last = served.catch(() => undefined);
    return served;
  };
}

/** People agree to what Google asks for, and never send anything twice. */
function answerAll(stage: Stage): void {
  stage.onEvent((event) => {
    if (event.event !== 'question') return;
    const { buttons, boxes } = event.question;
    const button = boxes ? 'ALLOW' : buttons.includes('CANCEL') ? 'CANCEL' : 'OK';
    // Whoever asked may have been killed meanwhile.
    stage.command('answer', event.id, { button, text: 'all' }).catch(() => undefined);
  });
}

async function invited(
  browser: Browser,
  model: Model,
  name: string,
  now: number,
): Promise<Person[]> {
  const people: Person[] = [];
  for (const [index, first] of PEOPLE.entries()) {
    const account = {
      email: `${first}-${name}@example.org`,
      password: `a long password of ${first} ${name}`,
      // One of them goes by the address alone.
      displayName: index === 2 ? null : `${first} ${name}`,
    };
    const google = `${first}-${name}@gmail.test`;
    model.secrets.add(account.password);
    model.secrets.add(account.email);
    model.secrets.add(google);
    const accountId = await browser.signUp(account, now);
    const alone = { session: null, disconnected: true, tab: null };
    people.push({ google, account, accountId, ...alone });
  }
  return people;
}

function documentsFor(people: Person[]) {
  const names = { farm: 'Hill farm', coast: 'Coast' };
  const editors = people.slice(1).map(({ google }) => google);
  return (['farm', 'coast'] as const).map((id) => ({
    id,
    name: names[id],
    editors,
    timeZone: id === 'farm' ? 'Europe/Madrid' : 'America/New_York',
    sheets: SHEETS.flatMap(({ document, sheetId }, sheet) =>
      document === id ? [{ id: sheetId, name: `Monthly ${sheet}`, cells: cellsOf(sheet) }] : [],
    ),
  }));
}

type Row = { Year: number; '01_max': number; [key: string]: number };
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Each edit gives a value that was never there, so that equal tables are one upload. */
function rowsOf(sheet: number, edits: number): Row[] {
  return [1961, 1962, 1963].map((year, index) => {
    const row: Row = { Year: year, '01_max': 7 + sheet / 10 + (index === 0 ? edits / 100 : 0) };
    for (const [month, name] of MONTHS.entries()) {
      if (month > 0) row[`${name}_max`] = 7 + month + sheet / 10;
      row[`${name}_min`] = month - 1;
    }
    return row;
  });
}

function cellsOf(sheet: number): (string | number)[][] {
  const keys = [
    'Year',
    ...MONTHS.map((name) => `${name}_max`),
    ...MONTHS.map((name) => `${name}_min`),
  ];
  return [keys, ...rowsOf(sheet, 0).map((row) => keys.map((key) => row[key] ?? ''))];
}

function labelOf({ at, happens }: Fault): string {
  const where = 'url' in at ? 'network' : 'method' in at ? at.method.split('.')[0] : 'any call';
  const what = happens.kind === 'do' ? happens.what.do : happens.kind;
  if (happens.kind === 'answer') return `network: answer ${happens.status}`;
  if (happens.kind === 'killed') return `killed ${happens.when ?? 'before'} a call`;
  return `${where}: ${what}`;
}

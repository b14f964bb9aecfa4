import type { CallName, Calls, ClockPlan, StoreAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import type { SpreadsheetModel } from '../sheets/spreadsheet-model.ts';
import type { Editor, OpenQuestion } from './editors.ts';
import { Faults } from './faults.ts';
import type { Exchange, ExchangeAnswer, Opening, SentMail, StageEvent } from './protocol.ts';
import type { Run } from './run.ts';
import { RacingTurns, SeededTurns, type Turns } from './turns.ts';
import { User } from './users.ts';
import { VirtualClock } from './virtual-clock.ts';

export type Trigger = {
  id: string;
  handler: string;
  plan: ClockPlan;
  user: User;
  /** where it was made */
  document: string | null;
  created: number;
  disabled: boolean;
  nextAt: number | null;
  cancel: () => void;
};

/** What the rest of the world needs of the trigger service. */
export type TriggerKeeper = {
  readonly all: ReadonlyMap<string, Trigger>;
  keep(trigger: Trigger): void;
  disableAll(): void;
};

/** Everything that executions share: it lives here, outside their threads. */
export type World = {
  opening: Opening;
  clock: VirtualClock;
  /** base and real base of the clock, where the threads read them */
  clockCells: Float64Array;
  /** what the manifest asks for; everything the stage knows where it names nothing */
  scopes: readonly string[];
  users: Map<string, User>;
  documents: Map<string, SpreadsheetModel>;
  /** documents an installed add-on has been used in (docs/apps-script.md §1.1) */
  enabled: Set<string>;
  editors: Map<number, Editor>;
  questions: Map<number, OpenQuestion>;
  lastQuestion: number;
  properties: Map<string, Map<string, string>>;
  outbox: SentMail[];
  faults: Faults;
  triggers: TriggerKeeper;
  turns: Turns;
  tell: (event: StageEvent) => void;
  exchange: (exchange: Exchange) => Promise<ExchangeAnswer>;
};

/** The kernel's side of each operation. */
export type CallHandlers<K extends CallName> = {
  [Name in K]: (
    run: Run,
    ...args: Parameters<Calls[Name]>
  ) => ReturnType<Calls[Name]> | Promise<ReturnType<Calls[Name]>>;
};

/** The trigger service starts executions in a world, so it joins when both stand. */
export function newWorld(
  opening: Opening,
  tell: World['tell'],
  exchange: World['exchange'],
  methods: readonly string[],
): Omit<World, 'triggers'> {
  const { flows } = opening.clock;
  const startsAt = Math.max(opening.clock.startsAt, opening.saved?.now ?? 0);
  const clockCells = new Float64Array(new SharedArrayBuffer(16));
  const setCells = (now: number) => {
    clockCells[0] = now;
    clockCells[1] = flows ? Date.now() : 0;
  };
  setCells(startsAt);
  const clock = new VirtualClock(startsAt, flows, (now) => {
    setCells(now);
    tell({ event: 'clock', now });
  });
  const scopes = opening.project.manifest.oauthScopes ?? ALL_SCOPES;
  return {
    opening,
    clock,
    clockCells,
    scopes,
    users: new Map(opening.users.map((given) => [given.email, new User(given, scopes)])),
    documents: new Map(),
    enabled: new Set(),
    editors: new Map(),
    questions: new Map(),
    lastQuestion: 0,
    properties: new Map(),
    outbox: [],
    faults: new Faults(methods),
    turns: opening.deterministic ? new SeededTurns(opening.seed, clock) : new RacingTurns(clock),
    tell,
    exchange,
  };
}

const ALL_SCOPES = [
  'spreadsheets.currentonly',
  'spreadsheets',
  'script.container.ui',
  'script.external_request',
  'script.scriptapp',
  'script.send_mail',
  'userinfo.email',
].map((name) => `https://www.googleapis.com/auth/${name}`);

/** A date that is typed without a year is of this one. */
export function thisYearOf({ clock }: World): number {
  return new Date(clock.now()).getFullYear();
}

/** Who shares a store or a lock: everyone, a person, or a document (docs/apps-script.md §4.1). */
export function storeKey(store: StoreAt, run: Run): string {
  if (store === 'script') return 'script';
  if (store === 'user') return `user:${run.user.email}`;
  if (run.document === null) throw exception('data-storage');
  return `document:${run.document}`;
}

export function documentOf(world: World, id: string): SpreadsheetModel {
  const document = world.documents.get(id);
  if (!document) throw exception('document-missing', { id });
  return document;
}

export function userOf(world: World, email: string): User {
  const found = world.users.get(email);
  if (!found) throw new Error(`Cannot find user ${email}: the stage was opened without them`);
  return found;
}

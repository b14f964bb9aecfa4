// Longer than a file should be: a test holds this one object, and every member hands on to the kernel.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Editor } from './editor.ts';
import { ExecutionFailed } from './execution-failed.ts';
import { exchangeWith, type Hosts } from './hosts.ts';
import type { Fault } from './kernel/faults.ts';
import type {
  Commands,
  Execution,
  FromKernel,
  GivenUser,
  Install,
  Outcome,
  SavedState,
  SentMail,
  StageEvent,
  ToKernel,
  TriggerView,
} from './kernel/protocol.ts';
import type { CellValue, StoreAt } from './platform/calls.ts';
import { durationMs } from './platform/duration.ts';
import { DOCUMENTED, type Switches } from './platform/switches.ts';
import { fromWire, toWire } from './platform/wire.ts';
import { type Project, readProject } from './project.ts';
import type { GivenDocument } from './sheets/spreadsheet-model.ts';

export type StageOptions = {
  /** a folder that `clasp push` would push */
  project: string;
  /** bound to its document unless said */
  install?: Install;
  /** the first user is the owner; one `owner@example.com` unless said */
  users?: GivenUser[];
  documents?: GivenDocument[];
  /** names the script may reach: a handler, or a port of this machine */
  hosts?: Hosts;
  clock?: { startsAt?: number | string; flows?: boolean };
  /** what is random on the platform follows from it */
  seed?: number;
  switches?: Partial<Switches>;
  /** what an earlier stage of this project left (`stage.saved()`) */
  saved?: SavedState;
  /** threads kept ready; an execution then starts at once */
  warmThreads?: number;
};

type Where = { document?: string; user?: string; editor?: Editor };
type Listener = (event: StageEvent) => void;

const FIRST_OPENING = Date.UTC(2026, 10, 21, 9);
const OWNER: GivenUser = { email: 'owner@example.com' };

/** Opens a built project on the emulator. Whoever opens a stage closes it. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const project = await readProject(resolve(options.project));
  const stage = new Stage(project, options);
  await stage.command('open', {
    project,
    install: options.install ?? 'bound',
    users: options.users ?? [OWNER],
    documents: options.documents ?? [],
    clock: { startsAt: stage.now(), flows: options.clock?.flows ?? false },
    seed: options.seed ?? 1,
    switches: { ...DOCUMENTED, ...options.switches },
    saved: options.saved ?? null,
    warmThreads: options.warmThreads ?? 2,
  });
  return stage;
}

/** A project on the emulator: people open its documents, time passes, things go wrong on demand. */
export class Stage {
  readonly project: Project;
  /** every execution so far, the running ones included */
  readonly executions: Execution[] = [];
  readonly outbox: SentMail[] = [];
  readonly faults: {
    /** `{ at: { method: 'Properties.setProperty' }, nth: 2, happens: { kind: 'killed' } }` */
    add(fault: Fault): Promise<void>;
    clear(): Promise<void>;
  };
  private readonly child: ChildProcess;
  private readonly editors = new Map<number, Editor>();
  private readonly waiting = new Map<
    number,
    { resolve: (value: never) => void; reject: (error: Error) => void }
  >();
  private readonly listeners = new Set<Listener>();
  private readonly exchange: ReturnType<typeof exchangeWith>;
  private readonly defaultUser: string;
  private readonly documentIds: string[];
  private clock: number;
  private realBase = Date.now();
  private readonly flows: boolean;
  private lastId = 0;
  private closing = false;

  constructor(project: Project, options: StageOptions) {
    this.project = project;
    const startsAt = new Date(options.clock?.startsAt ?? FIRST_OPENING).getTime();
    this.clock = Math.max(startsAt, options.saved?.now ?? 0);
    this.outbox.push(...(options.saved?.outbox ?? []));
    this.flows = options.clock?.flows ?? false;
    this.defaultUser = options.users?.[0]?.email ?? OWNER.email;
    this.documentIds = (options.documents ?? []).flatMap(({ id }) =>
      id === undefined ? [] : [id],
    );
    this.exchange = exchangeWith(options.hosts ?? {});
    this.faults = {
      add: async (fault) => void (await this.command('addFault', fault)),
      clear: async () => void (await this.command('clearFaults')),
    };
    this.child = fork(kernelFile(), [], {
      env: { ...process.env, TZ: project.manifest.timeZone, NODE_OPTIONS: '' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child.unref();
    this.child.on('message', (message: FromKernel) => this.receive(message));
    this.child.on('exit', (code) =>
      this.fail(new Error(`The stage ended by itself (exit ${code})`)),
    );
  }

  /** The stage's time: offer it to a service, so that both live in one day. */
  now(): number {
    return this.clock + (this.flows ? Date.now() - this.realBase : 0);
  }

  /** A person opens a document; `onOpen` has run when this resolves. */
  async open(
    document?: string,
    user?: string,
    how: { installing?: boolean } = {},
  ): Promise<Editor> {
    const id = document ?? this.documentIds[0];
    if (id === undefined)
      throw new Error('Name the document to open: the stage has none with an id');
    const view = await this.command(
      'openDocument',
      id,
      user ?? this.defaultUser,
      how.installing ?? false,
    );
    return this.editorOf(view.id, view.document, view.user);
  }

  /** Runs a function as the script editor does; resolves to what it returns. */
  async run(name: string, args: unknown[] = [], where: Where = {}): Promise<unknown> {
    const outcome = await this.command('run', name, toWire(args), {
      user: where.user ?? this.defaultUser,
      document: where.document ?? where.editor?.document ?? this.documentIds[0] ?? null,
      editor: where.editor?.id ?? null,
    });
    return returned(outcome);
  }

  /** Lets time pass: whatever is due on the way runs, in order. */
  async advance(duration: string | number): Promise<void> {
    await this.command('advance', durationMs(duration));
  }

  async addDocument(given: GivenDocument): Promise<string> {
    const id = await this.command('addDocument', given);
    this.documentIds.push(id);
    return id;
  }

  /** What the cells hold, as `getValues` would give it; the used part unless a range is named. */
  async values(document: string, sheet: number, a1?: string): Promise<CellValue[][]> {
    return this.command('values', document, sheet, a1 ?? null);
  }

  /** Someone answers the form behind a sheet: answers by header, and its triggers run. */
  async submitForm(
    document: string,
    sheet: number,
    answers: Record<string, string>,
  ): Promise<void> {
    await this.command('submitForm', document, sheet, answers);
  }

  /** Someone else writes cells, unseen by triggers. */
  async write(document: string, sheet: number, a1: string, values: CellValue[][]): Promise<void> {
    await this.command('write', document, sheet, a1, values);
  }

  /** The owner is an e-mail address, or for document properties the document's id. */
  async properties(
    store: StoreAt,
    owner = this.usualOwner(store),
  ): Promise<Record<string, string>> {
    return this.command('properties', store, owner);
  }

  async setProperties(
    store: StoreAt,
    values: Record<string, string>,
    owner = this.usualOwner(store),
  ): Promise<void> {
    await this.command('setProperties', store, owner, values);
  }

  private usualOwner(store: StoreAt): string {
    return store === 'document' ? (this.documentIds[0] ?? '') : this.defaultUser;
  }

  async triggers(): Promise<TriggerView[]> {
    return this.command('triggers');
  }

  /** "Run now" of a trigger, outside its times. */
  async runTrigger(id: string): Promise<Execution> {
    return (await this.command('runTrigger', id)).execution;
  }

  /** What a person consents to; `'all'` is everything the manifest asks for. */
  async grant(scopes: string[] | 'all', user = this.defaultUser): Promise<void> {
    await this.command('grant', user, scopes);
  }

  /** What a person takes back in the settings of their account: the next click asks again. */
  async withdrawConsent(user = this.defaultUser): Promise<void> {
    await this.command('withdrawConsent', user);
  }

  async setSwitches(switches: Partial<Switches>): Promise<void> {
    await this.command('setSwitches', switches);
  }

  /** Everything a person would find again tomorrow, as JSON. */
  async saved(): Promise<SavedState> {
    return this.command('saved');
  }

  onEvent(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The editor of an event, for whoever serves a page. */
  editor(id: number): Editor | undefined {
    return this.editors.get(id);
  }

  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    this.child.ref();
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Everything else the kernel can be asked, typed by its protocol. */
  command<Name extends keyof Commands>(
    command: Name,
    ...args: Parameters<Commands[Name]>
  ): Promise<ReturnType<Commands[Name]>> {
    if (this.closing) return Promise.reject(new Error('The stage is closed'));
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.child.channel?.ref();
      this.send({ type: 'command', id, command, args });
    });
  }

  private send(message: ToKernel): void {
    this.child.send(message);
  }

  private receive(message: FromKernel): void {
    switch (message.type) {
      case 'event':
        this.take(message.event);
        break;
      case 'exchange':
        void this.exchange(message.exchange).then((answer) => {
          if (!this.closing) this.send({ type: 'exchanged', id: message.id, answer });
        });
        break;
      case 'done':
        this.waiting.get(message.id)?.resolve(message.value as never);
        this.settle(message.id);
        break;
      default:
        this.waiting.get(message.id)?.reject(new Error(message.message));
        this.settle(message.id);
    }
  }

  /** A stage nobody waits for keeps no process alive, even when its owner forgets to close it. */
  private settle(id: number): void {
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.child.channel?.unref();
  }

  private take(event: StageEvent): void {
    if (event.event === 'clock') {
      this.clock = event.now;
      this.realBase = Date.now();
    } else if (event.event === 'mail') {
      this.outbox.push(event.mail);
    } else if (event.event === 'execution') this.keep(event.execution);
    else if ('editor' in event) this.editorOf(event.editor).take(event);
    for (const listener of this.listeners) listener(event);
  }

  private keep(execution: Execution): void {
    const at = this.executions.findIndex(({ id }) => id === execution.id);
    if (at === -1) this.executions.push(execution);
    else this.executions[at] = execution;
  }

  private editorOf(id: number, document = '', user = ''): Editor {
    const known = this.editors.get(id) ?? new Editor(this, id);
    if (document) Object.assign(known, { document, user });
    this.editors.set(id, known);
    return known;
  }

  private fail(error: Error): void {
    if (!this.closing) for (const { reject } of this.waiting.values()) reject(error);
    else for (const { reject } of this.waiting.values()) reject(new Error('The stage is closed'));
    this.waiting.clear();
    this.closing = true;
  }
}

/** The value of an execution, or its failure as an error. */
export function returned(outcome: Outcome): unknown {
  if (outcome.execution.failure) throw new ExecutionFailed(outcome.execution);
  return outcome.value === null ? null : fromWire(outcome.value);
}

/** The build puts the kernel into dist/stage; this file may run from there or from the sources. */
function kernelFile(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, 'dist/stage/kernel.mjs');
    if (existsSync(file)) return file;
    if (folder === dirname(folder))
      throw new Error('Cannot find dist/stage/kernel.mjs: run "npm run build" first');
  }
}

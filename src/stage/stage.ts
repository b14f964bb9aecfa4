import { resolve } from 'node:path';
import { Editor } from './editor.ts';
import { ExecutionFailed } from './execution-failed.ts';
import type { Fault } from './kernel/faults.ts';
import type {
  Commands,
  Execution,
  Opening,
  Outcome,
  SavedState,
  SentMail,
  StageEvent,
  TriggerView,
} from './kernel/protocol.ts';
import { KernelProcess } from './kernel-process.ts';
import type { CellValue, StoreAt } from './platform/calls.ts';
import { durationMs } from './platform/duration.ts';
import { fromWire, toWire } from './platform/wire.ts';
import { type Project, readProject } from './project.ts';
import type { GivenDocument } from './sheets/spreadsheet-model.ts';
import { OWNER, openingOf, type StageOptions } from './stage-options.ts';

type Where = { document?: string; user?: string; editor?: Editor };
type Listener = (event: StageEvent) => void;

type OpenOptions = StageOptions & {
  /** One that is over: its process goes on with this one, which costs a fifth of a new process. */
  after?: Stage | undefined;
};

const FIRST_OPENING = Date.UTC(2026, 10, 21, 9);

/** Opens a built project on the emulator. Whoever opens a stage closes it. */
export async function openStage(options: OpenOptions): Promise<Stage> {
  const project = await readProject(resolve(options.project));
  const stage = new Stage(project, options);
  await stage.begin(openingOf(project, options, stage.now()));
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
    add(fault: Fault): Promise<number>;
    /** the faults that have happened, in order, by the numbers `add` gave */
    struck(): Promise<number[]>;
    clear(): Promise<void>;
  };
  private readonly kernel: KernelProcess;
  private readonly editors = new Map<number, Editor>();
  private readonly listeners = new Set<Listener>();
  private readonly defaultUser: string;
  private readonly documentIds: string[];
  private clock: number;
  private realBase = Date.now();
  private readonly flows: boolean;

  constructor(project: Project, options: OpenOptions) {
    this.project = project;
    const startsAt = instantIn(options.clock?.startsAt ?? FIRST_OPENING);
    this.clock = Math.max(startsAt, options.saved?.now ?? 0);
    this.outbox.push(...(options.saved?.outbox ?? []));
    this.flows = options.clock?.flows ?? false;
    this.defaultUser = options.users?.[0]?.email ?? OWNER.email;
    this.documentIds = (options.documents ?? []).flatMap(({ id }) =>
      id === undefined ? [] : [id],
    );
    this.faults = {
      add: (fault) => this.command('addFault', fault),
      struck: () => this.command('faultsStruck'),
      clear: async () => void (await this.command('clearFaults')),
    };
    this.kernel = new KernelProcess(
      { timeZone: project.manifest.timeZone, inTurns: options.deterministic ?? false },
      options.hosts ?? {},
      (event) => this.take(event),
      options.after?.leave(),
    );
  }

  /** For the stage after this one; nothing while a script still runs. */
  private leave(): KernelProcess | undefined {
    const isIdle = this.executions.every(({ status }) => status !== 'running');
    return isIdle && !this.flows ? this.kernel : undefined;
  }

  begin(opening: Opening): Promise<null> {
    return this.kernel.open(opening);
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

  close(): Promise<void> {
    return this.kernel.close();
  }

  /** Everything else the kernel can be asked, typed by its protocol. */
  command<Name extends keyof Commands>(
    command: Name,
    ...args: Parameters<Commands[Name]>
  ): Promise<ReturnType<Commands[Name]>> {
    return this.kernel.command(command, ...args);
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
    const known = this.editors.get(id) ?? new Editor(this.kernel, this.project.functions, id);
    if (document) Object.assign(known, { document, user });
    this.editors.set(id, known);
    return known;
  }
}

function instantIn(time: number | string): number {
  const at = new Date(time).getTime();
  if (Number.isNaN(at))
    throw new Error(`Cannot read the time "${time}": say it like 2026-11-21T09:00:00Z`);
  return at;
}

/** The value of an execution, or its failure as an error. */
function returned(outcome: Outcome): unknown {
  if (outcome.execution.failure) throw new ExecutionFailed(outcome.execution);
  return outcome.value === null ? null : fromWire(outcome.value);
}

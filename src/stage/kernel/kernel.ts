import type { CallName } from '../platform/calls.ts';
import { exceptionText } from '../platform/exception-texts.ts';
import type { EventSpec } from '../platform/thread-messages.ts';
import { callAnswers } from './call-answers.ts';
import { askConsent, askFor, scopesOfLink } from './consent.ts';
import { documentAccess } from './document-access.ts';
import { documentCalls } from './document-calls.ts';
import { addDocument } from './documents.ts';
import { editorCalls } from './editor-calls.ts';
import type { Editor } from './editors.ts';
import { Executions } from './executions.ts';
import { lockCalls } from './lock-calls.ts';
import { networkCalls } from './network-calls.ts';
import { otherCalls } from './other-calls.ts';
import type { EditorView, ExecutionKind, Opening, Outcome } from './protocol.ts';
import { rangeCalls } from './range-calls.ts';
import type { RunWish } from './run.ts';
import { restoreState } from './saved-state.ts';
import { sheetCalls } from './sheet-calls.ts';
import { storageCalls } from './storage-calls.ts';
import type { ThreadPool } from './thread-pool.ts';
import { Triggers, triggerCalls } from './triggers.ts';
import type { User } from './users.ts';
import { type CallHandlers, newWorld, type Trigger, userOf, type World } from './world.ts';

/** docs/apps-script.md §6.1. */
const DURATION_LIMITS: Record<ExecutionKind, number> = {
  'simple-trigger': 30_000,
  menu: 360_000,
  page: 360_000,
  trigger: 360_000,
  editor: 360_000,
};

/** The platform around the scripts: who may run what, when, and as whom. */
export class Kernel {
  readonly world: World;
  readonly triggers: Triggers;
  private readonly executions: Executions;
  private lastEditor = 0;

  constructor(
    opening: Opening,
    methods: readonly string[],
    threads: ThreadPool,
    tell: World['tell'],
    exchange: World['exchange'],
  ) {
    const bare = newWorld(opening, tell, exchange, methods);
    this.triggers = new Triggers(bare, (trigger, at) => this.fire(trigger, at));
    this.world = { ...bare, triggers: this.triggers };
    const handlers = handlersIn(this.world, this.triggers);
    this.executions = new Executions(this.world, threads, callAnswers(this.world, handlers));
    for (const given of opening.documents)
      if (!opening.saved?.documents.some(({ id }) => id === given.id))
        addDocument(this.world, given);
    if (opening.saved) restoreState(this.world, opening.saved);
  }

  private start(
    wish: Partial<RunWish> & Pick<RunWish, 'functionName' | 'kind' | 'user'>,
  ): Promise<Outcome> {
    return this.executions.start({
      mode: 'FULL',
      document: null,
      editor: null,
      trigger: null,
      event: { is: 'none' },
      args: '[]',
      answers: 'caller',
      timeLimitMs: DURATION_LIMITS[wish.kind],
      refusal: null,
      ...wish,
    });
  }

  /** Opens a document in the editor and runs `onOpen` as the installation says (§1.1). */
  async openEditor(document: string, email: string, installing: boolean): Promise<EditorView> {
    const { world } = this;
    const user = userOf(world, email);
    const book = world.documents.get(document);
    if (!book) throw new Error(`Cannot open document ${document}: the stage has none of that id`);
    this.lastEditor += 1;
    const editor: Editor = {
      id: this.lastEditor,
      document,
      user,
      menus: [],
      sheet: book.sheets.find(({ hidden }) => !hidden)?.id ?? 0,
      range: { row: 1, column: 1, rows: 1, columns: 1 },
      sidebar: null,
    };
    world.editors.set(editor.id, editor);
    if (book.editors.has(email)) await this.greet(editor, installing);
    return { id: editor.id, document, user: email, menus: editor.menus };
  }

  private async greet(editor: Editor, installing: boolean): Promise<void> {
    const { user, document } = editor;
    if (installing) {
      // Installing begins with consent; without it nothing is installed.
      if (!(await askConsent(this.world, editor))) return;
      user.installed = true;
      this.world.enabled.add(document);
      // The file is open already: `onOpen` will not run by itself (§1.1).
      await this.simple('onInstall', editor, 'FULL', { is: 'install' });
      return;
    }
    const mode = this.openingMode(user, document);
    if (!mode) return;
    await this.simple('onOpen', editor, mode, { is: 'open', document, user: user.email });
  }

  /** Null where the add-on is neither the person's nor the document's: nothing of it runs. */
  private openingMode(user: User, document: string): 'NONE' | 'LIMITED' | null {
    if (this.world.opening.install === 'bound' || this.world.enabled.has(document))
      return 'LIMITED';
    return user.installed ? 'NONE' : null;
  }

  private async simple(
    functionName: string,
    editor: Editor,
    mode: 'NONE' | 'LIMITED' | 'FULL',
    event: EventSpec,
  ): Promise<void> {
    if (!this.world.opening.project.functions.includes(functionName)) return;
    const { user, document } = editor;
    await this.start({ functionName, kind: 'simple-trigger', mode, user, document, editor, event });
  }

  async clickMenu(editorId: number, functionName: string): Promise<Outcome> {
    const editor = this.editor(editorId);
    const { user, document } = editor;
    const refusal = await this.unconsented(editor);
    if (!refusal) this.world.enabled.add(document);
    const wish = { functionName, kind: 'menu', user, document, editor, refusal } as const;
    return this.askedAfter(editor, await this.start(wish));
  }

  /** Google's screen comes when the execution is over, and what was clicked is not run again. */
  private async askedAfter(editor: Editor, outcome: Outcome): Promise<Outcome> {
    const { wants } = outcome.execution;
    if (wants?.required) await askFor(this.world, editor, wants.scopes);
    return outcome;
  }

  /** A person opens a link in a window of its own; only Google's own screen is known here. */
  async followLink(editorId: number, url: string): Promise<void> {
    const scopes = scopesOfLink(this.world, url);
    if (!scopes) throw new Error(`Cannot follow ${url}: it leads out of the stage`);
    await askFor(this.world, this.editor(editorId), scopes);
  }

  async callFromPage(editorId: number, functionName: string, args: string): Promise<Outcome> {
    const editor = this.editor(editorId);
    const { user, document } = editor;
    const call = { functionName, kind: 'page', user, document, editor, args } as const;
    return this.start({ ...call, answers: 'page' });
  }

  private async unconsented(editor: Editor): Promise<string | null> {
    return (await askConsent(this.world, editor)) ? null : exceptionText('authorization-required');
  }

  async run(
    functionName: string,
    args: string,
    where: { user: string; document: string | null; editor: number | null },
  ): Promise<Outcome> {
    const editor = where.editor === null ? null : this.editor(where.editor);
    const document = editor?.document ?? where.document;
    const user = editor?.user ?? userOf(this.world, where.user);
    const refusal = editor && (await this.unconsented(editor));
    const wish = { functionName, kind: 'editor', user, document, editor, args, refusal } as const;
    const outcome = await this.start(wish);
    return editor ? this.askedAfter(editor, outcome) : outcome;
  }

  runTrigger(id: string): Promise<Outcome> {
    const trigger = this.triggers.all.get(id);
    if (!trigger) throw new Error(`Cannot run trigger ${id}: there is none`);
    return this.startTrigger(trigger, this.world.clock.now());
  }

  private async fire(trigger: Trigger, at: number): Promise<Outcome | null> {
    if (!this.mayRun(trigger)) return null;
    return this.startTrigger(trigger, at);
  }

  /** Gone add-ons run nothing; unauthorised scripts run only when published (§2.5). */
  private mayRun({ user }: Trigger): boolean {
    const { install, project } = this.world.opening;
    const missing = project.manifest.oauthScopes?.some((scope) => !user.granted.has(scope));
    return user.installed && !(missing && install === 'bound');
  }

  private startTrigger(trigger: Trigger, at: number): Promise<Outcome> {
    const { id, user, handler } = trigger;
    const document = this.world.documents.has(trigger.document ?? '') ? trigger.document : null;
    const event: EventSpec = { is: 'clock', trigger: id, at };
    const wish = { functionName: handler, kind: 'trigger', user, document, trigger: id } as const;
    return this.start({ ...wish, event });
  }

  editor(id: number): Editor {
    const found = this.world.editors.get(id);
    if (!found) throw new Error(`Cannot find editor ${id}: it was closed`);
    return found;
  }
}

function handlersIn(world: World, triggers: Triggers): CallHandlers<CallName> {
  const access = documentAccess(world);
  return {
    ...documentCalls(world, access),
    ...sheetCalls(world, access),
    ...rangeCalls(world, access),
    ...editorCalls(world),
    ...storageCalls(world),
    ...lockCalls(world),
    ...networkCalls(world),
    ...triggerCalls(triggers),
    ...otherCalls(world),
  };
}

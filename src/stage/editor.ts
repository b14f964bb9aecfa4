import { ExecutionFailed } from './execution-failed.ts';
import type { Execution, Outcome, StageEvent } from './kernel/protocol.ts';
import type { KernelProcess } from './kernel-process.ts';
import { CallQueue, pageArguments, pageFunctions, ScriptError } from './page.ts';
import type { Answer, Menu, Page, Question } from './platform/calls.ts';
import type { Project } from './project.ts';

/** A question a script waits for, and the way to answer it. */
type Asked = Question & {
  id: number;
  answer(button: string, text?: string): Promise<void>;
};

type EditorEvent = Extract<StageEvent, { editor: number }>;

/** A document open before a person: its menus, its sidebar, its questions, and the person's hands. */
export class Editor {
  readonly id: number;
  readonly document: string = '';
  readonly user: string = '';
  menus: Menu[] = [];
  sidebar: Page | null = null;
  /** the question a script waits on now */
  question: Asked | null = null;
  selection: { sheet: number; a1: string } | null = null;
  private readonly kernel: KernelProcess;
  private readonly functions: Project['functions'];
  private readonly calls = new CallQueue();
  private readonly prepared: Answer[] = [];
  private listeners: ((asked: Asked) => void)[] = [];

  constructor(kernel: KernelProcess, functions: Project['functions'], id: number) {
    this.kernel = kernel;
    this.functions = functions;
    this.id = id;
  }

  /** Captions of the menu as a person reads it. */
  get menuItems(): string[] {
    return this.menus.flatMap(({ items }) => items).map(({ item }) => item);
  }

  /** Clicks an item by its caption; resolves when the handler is over, fails when it threw. */
  async clickMenu(caption: string): Promise<Execution> {
    const found = this.menus.flatMap(({ items }) => items).find(({ item }) => item === caption);
    if (!found)
      throw new Error(
        `There is no menu item "${caption}"; there are: ${this.menuItems.join(', ')}`,
      );
    return executionOf(await this.kernel.command('clickMenu', this.id, found.functionName));
  }

  /** `google.script.run.name(…args)` from the sidebar. */
  callFromPage(name: string, ...args: unknown[]): Promise<unknown> {
    if (!pageFunctions(this.functions).includes(name))
      return Promise.reject(new TypeError(`google.script.run.${name} is not a function`));
    let sent: string;
    try {
      sent = pageArguments(args);
    } catch (error) {
      return Promise.reject(error as Error);
    }
    return this.calls.run(async () => {
      const { execution, value } = await this.kernel.command('callFromPage', this.id, name, sent);
      if (execution.failure)
        throw new ScriptError(`${execution.failure.name}: ${execution.failure.message}`);
      return JSON.parse(value ?? 'null') as unknown;
    });
  }

  /** Answers the next question at once when it comes. */
  willAnswer(button: string, text = ''): void {
    this.prepared.push({ button, text });
  }

  /** Resolves to the question a script waits on, now or when it comes. */
  asked(): Promise<Asked> {
    if (this.question) return Promise.resolve(this.question);
    return new Promise((resolve) => this.listeners.push(resolve));
  }

  /** Types into a cell of this document, as the person does. */
  async type(sheet: number, a1: string, text: string): Promise<void> {
    await this.kernel.command('type', this.document, sheet, a1, text, this.user);
  }

  async select(sheet: number, a1: string): Promise<void> {
    await this.kernel.command('select', this.id, sheet, a1);
  }

  /** Opens Google's own link out of a page, such as `getAuthorizationUrl` gives; over when answered. */
  async follow(url: string): Promise<void> {
    await this.kernel.command('followLink', this.id, url);
  }

  async closeSidebar(): Promise<void> {
    await this.kernel.command('closePage', this.id);
  }

  async close(): Promise<void> {
    await this.kernel.command('closeEditor', this.id);
  }

  take(event: EditorEvent): void {
    if (event.event === 'menus') this.menus = event.menus;
    else if (event.event === 'page') this.sidebar = event.page;
    else if (event.event === 'selection') this.selection = { sheet: event.sheet, a1: event.a1 };
    else if (event.event === 'question-over') this.question = null;
    else this.ask(event.id, event.question);
  }

  private ask(id: number, question: Question): void {
    const asked: Asked = {
      ...question,
      id,
      answer: async (button, text = '') => {
        await this.kernel.command('answer', id, { button, text });
      },
    };
    this.question = asked;
    const ready = this.prepared.shift();
    const listeners = this.listeners;
    this.listeners = [];
    for (const listener of listeners) listener(asked);
    if (ready) void this.give(ready, asked);
  }

  /** Where it presses no button, the question is closed: its script, and who waits for that, would wait for ever. */
  private async give({ button, text }: Answer, asked: Asked): Promise<void> {
    try {
      await asked.answer(button, text);
    } catch (error) {
      // A stage that is closed meanwhile has ended the question itself.
      if (this.question === asked) asked.answer('CLOSE').catch(() => undefined);
      throw error;
    }
  }
}

function executionOf({ execution }: Outcome): Execution {
  if (execution.failure) throw new ExecutionFailed(execution);
  return execution;
}

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Editor } from './editor.ts';
import { ExecutionFailed } from './execution-failed.ts';
import type { Execution, Install } from './kernel/protocol.ts';
import { openStage, type Stage } from './stage.ts';
import { decodeText } from './typing/decode-text.ts';
import { splitFields } from './typing/split-fields.ts';

type ParseArgsOptionsConfig = NonNullable<ParseArgsConfig['options']>;

const USAGE = `npm run stage -- FOLDER [--call FUNCTION] [--args JSON] [--menu CAPTION] [--page FUNCTION]
  [--type B2=TEXT …] [--show A1:F9]
  [--sheet FILE.csv …] [--locale en_GB] [--zone Europe/Madrid] [--install bound|published|test]
  [--host NAME=PORT …] [--answer BUTTON[:TEXT] …] [--advance "3 days"] [--at 2026-11-21T09:00Z]
Without --call, --menu, --page and --type it opens the document and says what the menu offers.`;

const TEXT = 'string' as const;
const OPTIONS = {
  call: { type: TEXT },
  args: { type: TEXT, default: '[]' },
  menu: { type: TEXT },
  page: { type: TEXT },
  type: { type: TEXT, multiple: true as const, default: [] as string[] },
  show: { type: TEXT },
  sheet: { type: TEXT, multiple: true as const, default: [] as string[] },
  locale: { type: TEXT, default: 'en_GB' },
  zone: { type: TEXT, default: 'Etc/UTC' },
  install: { type: TEXT, default: 'bound' },
  host: { type: TEXT, multiple: true as const, default: [] as string[] },
  answer: { type: TEXT, multiple: true as const, default: [] as string[] },
  advance: { type: TEXT },
  at: { type: TEXT },
} satisfies ParseArgsOptionsConfig;

type Wishes = ReturnType<typeof readWishes>['values'];

function readWishes(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true });
}

type Print = (text: string) => void;
/** Where the command says what it has to say. */
type Says = { print: Print; complain: Print };

/** What `npm run stage -- FOLDER …` does, and the code it ends with. */
export async function stageCommand(args: string[], says: Says): Promise<number> {
  const call = understood(args, says);
  const folder = call?.positionals[0];
  if (!call || folder === undefined || !/^(bound|published|test)$/.test(call.values.install)) {
    says.complain(`${USAGE}\n`);
    return 2;
  }
  const stage = await open(folder, call.values).catch(({ message }: Error) => {
    says.complain(`${message}\n`);
  });
  return stage ? live(stage, call.values, says) : 1;
}

/** null, with a sentence, where a wish is none of ours. */
function understood(args: string[], { complain }: Says): ReturnType<typeof readWishes> | null {
  try {
    return readWishes(args);
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    if (!String(code).startsWith('ERR_PARSE_ARGS')) throw error;
    complain(`${message.split('. ')[0]}\n`);
    return null;
  }
}

async function live(stage: Stage, values: Wishes, says: Says): Promise<number> {
  const misfit = misfitAnswer();
  try {
    await perform(stage, values, says.print, misfit.told);
    return 0;
  } catch (error) {
    // The execution's own line says what failed; anything else is said here.
    if (!(error instanceof ExecutionFailed)) says.complain(`${(error as Error).message}\n`);
    return 1;
  } finally {
    for (const execution of stage.executions) says.print(`${describe(execution)}\n`);
    await stage.close();
    misfit.forget();
  }
}

/** An answer was prepared for a button that is not there: nobody waits for what is thrown then. */
function misfitAnswer() {
  let tell: (why: unknown) => void = () => undefined;
  const told = new Promise<never>((_, reject) => {
    tell = reject;
  });
  told.catch(() => undefined);
  process.once('unhandledRejection', tell);
  return { told, forget: () => process.off('unhandledRejection', tell) };
}

async function open(folder: string, values: Wishes): Promise<Stage> {
  const sheets = await Promise.all(values.sheet.map(sheetFromFile));
  return openStage({
    project: folder,
    install: values.install as Install,
    documents: [
      {
        id: 'document',
        name: 'Document',
        locale: values.locale,
        timeZone: values.zone,
        ...(sheets.length > 0 ? { sheets } : {}),
      },
    ],
    hosts: Object.fromEntries(values.host.map(hostOf)),
    clock: { startsAt: values.at ?? Date.now() },
  });
}

async function sheetFromFile(file: string) {
  const typed = splitFields(decodeText(await readFile(file)));
  return { name: basename(file).replace(/\.[^.]*$/, ''), typed };
}

function hostOf(text: string): [string, number] {
  const [name = '', port = ''] = text.split('=');
  if (!/^\d+$/.test(port))
    throw new Error(`Cannot read --host ${text}: say it like api.example=8787`);
  return [name, Number(port)];
}

async function perform(
  stage: Stage,
  values: Wishes,
  print: Print,
  misfit: Promise<never>,
): Promise<void> {
  const editor = await stage.open('document');
  for (const answer of values.answer) {
    const [, button = '', text = ''] = answer.match(/^([^:]*):?(.*)$/s) ?? [];
    editor.willAnswer(button, text);
  }
  const unanswered = narrate(stage, values.answer.length, print);
  await Promise.race([act(stage, editor, values, print), unanswered, misfit]);
}

/** Prints what the script shows; rejects when it asks more often than there are answers. */
function narrate(stage: Stage, answers: number, print: Print): Promise<never> {
  let asked = 0;
  let give: (why: Error) => void = () => undefined;
  const unanswered = new Promise<never>((_, reject) => {
    give = reject;
  });
  stage.onEvent((event) => {
    if (event.event === 'question') {
      const { title, text, buttons } = event.question;
      print(`asks     ${title} ${text} [${buttons.join(' ')}]\n`);
      asked += 1;
      if (asked > answers) give(new Error(noAnswer(asked, buttons)));
    }
    if (event.event === 'page' && event.page)
      print(
        `${event.where.padEnd(8)} "${event.page.title}", ${event.page.html.length} characters\n`,
      );
  });
  return unanswered;
}

/** In the editor a person would answer now; on the command line nobody will. */
function noAnswer(asked: number, buttons: string[]): string {
  const which = asked === 1 ? '' : ` (question ${asked} of this run)`;
  return `The script waits for an answer: add --answer ${buttons[0] ?? 'OK'}${which}`;
}

async function act(stage: Stage, editor: Editor, values: Wishes, print: Print): Promise<void> {
  const args = argsIn(values.args);
  if (values.call) show(print, await stage.run(values.call, args, { editor }));
  else if (values.menu) await editor.clickMenu(values.menu);
  else if (values.page) show(print, await editor.callFromPage(values.page, ...args));
  else if (values.type.length === 0)
    print(`menu     ${editor.menuItems.join(' | ') || '(nothing)'}\n`);
  for (const typed of values.type) await type(editor, typed);
  if (values.advance) await stage.advance(values.advance);
  if (values.show) show(print, await stage.values('document', 0, values.show), 'cells');
}

function argsIn(text: string): unknown[] {
  const why = new Error(`Cannot read --args ${text}: say a list in JSON, like '[1, "a"]'`);
  try {
    const args: unknown = JSON.parse(text);
    if (Array.isArray(args)) return args;
  } catch {
    // Told below, like a value that is no list.
  }
  throw why;
}

/** `B2=7,2` into the first sheet. */
async function type(editor: Editor, typed: string): Promise<void> {
  const [, a1, text = ''] = typed.match(/^([A-Za-z]+\d+)=(.*)$/s) ?? [];
  if (a1 === undefined) throw new Error(`Cannot read --type ${typed}: say it like B2=7,2`);
  await editor.type(0, a1, text);
}

function show(print: Print, value: unknown, what = 'returned'): void {
  print(`${what.padEnd(8)} ${JSON.stringify(value, null, 2)}\n`);
}

function describe({ functionName, durationMs, cost, ...execution }: Execution): string {
  const { status, failure, logs, notEmulated } = execution;
  const head = `${functionName}: ${status} in ${durationMs} ms of the stage's time, cost ${cost}`;
  const lines = logs.map(({ level, text }) => `  ${level.padEnd(7)} ${text}`);
  const gaps = notEmulated.map((name) => `  not emulated: ${name}`);
  return [
    head,
    ...lines,
    ...gaps,
    ...(failure ? [`  ${failure.name}: ${failure.message}`, ...placesIn(failure.stack)] : []),
  ].join('\n');
}

/** `at sendReports (Reports:12:5)`: where the script was, innermost first. */
function placesIn(stack: string): string[] {
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return frames.filter((line) => !line.includes('__GS_INTERNAL_')).map((line) => `  ${line}`);
}

import type { AuthMode } from './auth.ts';
import type { CallMessage, CellValue, RangeAt } from './calls.ts';
import type { Wanted } from './exception.ts';
import type { Switches } from './switches.ts';

/** What the events page lists, as far as a person can do it on the stage. */
export type ChangeType = 'EDIT' | 'INSERT_GRID' | 'REMOVE_GRID' | 'OTHER';

/** `trigger`: the installed one that is told of it. */
export type OfDocument = { document: string; user: string; trigger?: string };

/** The event object a handler is given, before the realm dresses it. */
export type EventSpec =
  | { is: 'none' }
  | (OfDocument & { is: 'open' | 'install' })
  | (OfDocument & { is: 'edit'; range: RangeAt; value: CellValue; oldValue: CellValue })
  | (OfDocument & { is: 'change'; changeType: ChangeType })
  | (OfDocument & { is: 'selection'; range: RangeAt })
  | (OfDocument & {
      is: 'form';
      range: RangeAt;
      values: string[];
      namedValues: Record<string, string[]>;
    })
  | {
      is: 'web';
      queryString: string;
      parameters: Record<string, string[]>;
      pathInfo: string | null;
      posted: { contents: string; type: string } | null;
    }
  | { is: 'clock'; trigger: string; at: number };

/** What an installed trigger may be told of. */
export type TriggerEvent = Exclude<EventSpec, { is: 'none' | 'web' }>;

/** What a visitor of a web app gets: the output of `ContentService` or `HtmlService`. */
export type WebAnswer = {
  contentType: string;
  body: string;
  /** of a page */
  title: string | null;
  /** of what is to be saved as a file */
  fileName: string | null;
};

export type StartMessage = {
  functionName: string;
  /** packed arguments of a call; a trigger's handler gets its event instead */
  args: string;
  event: EventSpec;
  /** a page gets its answer by the rules of google.script.run, a visitor gets an output */
  answers: 'page' | 'web' | 'caller';
  /** `functions`: the file's top-level functions alone, each on its line */
  files: { name: string; source: string; functions: string }[];
  /** names under which the manifest enables them */
  advancedServices: string[];
  librariesNotGiven: string[];
  libraries: { symbol: string; source: string }[];
  context: ScriptContext;
};

/** As a thread hears it: null stands for the files it has from before, half a megabyte perhaps. */
export type ThreadMessage = Omit<StartMessage, 'files'> & {
  files: StartMessage['files'] | null;
  /** base and real base of the stage's time, in memory that the kernel writes */
  clock: Float64Array;
};

/** The execution context of Appendix A, as far as the script's own thread must know it. */
export type ScriptContext = {
  mode: AuthMode;
  manifestScopes: string[] | 'detected';
  grantedScopes: string[];
  document: string | null;
  /** a document that is gone, where asking for it throws */
  lostDocument: string | null;
  hasUi: boolean;
  effectiveUser: string;
  activeUser: string;
  locale: string;
  timeZone: string;
  scriptId: string;
  installationSource: 'NONE' | 'WEB_STORE_ADD_ON';
  temporaryUserKey: string;
  switches: Switches;
  /** methods some fault waits for, those that need nothing of the kernel included */
  faults: string[];
  /** what chance gives this execution, where histories repeat */
  seed: number | null;
};

export type FromThread =
  | CallMessage
  | { type: 'log'; level: 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR'; text: string }
  | {
      type: 'done';
      value: string | null;
      failure: { name: string; message: string; stack: string } | null;
      /** permissions for want of which it failed */
      wants: Wanted | null;
      /** methods that never left the thread, and how often */
      localCalls: Record<string, number>;
      /** what the script met that the stage has not, caught or not */
      notEmulated: string[];
    };

/** What V8 made of a text, as far as it ran; it fits only this text, under this name. */
export type CompiledScript = { source: string; file: string; bytes: Uint8Array };

/** What a thread is born with. `Port` is Node's, which this folder does not know. */
export type ThreadData<Port> = {
  answers: Port;
  bell: Int32Array;
  realmSource: string;
  compiled: readonly CompiledScript[];
  /** whether it tells what it compiled */
  handsOn: boolean;
};

/** What a thread tells of itself, apart from the execution it runs. */
export type ThreadState = { type: 'ready' } | { type: 'compiled'; scripts: CompiledScript[] };

/** Instead of an answer: the execution is over. */
export const CUT_OFF = '';

/** What the thread lends the realm: functions over text and numbers, so that nothing leaks in. */
export type Host = {
  /** text that starts with `+` carries a value, with `-` an exception */
  call(message: CallMessage): string;
  log(level: 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR', text: string): void;
  now(): number;
  evaluate(source: string, file: string): unknown;
  native(name: NativeName, ...args: string[]): string;
};

/** Work the platform does outside the script's engine; text is one character a byte unless said. */
export type NativeName =
  | 'utf8-encode'
  | 'utf8-decode'
  | 'decode-charset'
  | 'base64-encode'
  | 'base64-decode'
  | 'digest'
  | 'hmac'
  | 'rsa-sign'
  | 'gzip'
  | 'ungzip'
  | 'zip'
  | 'unzip'
  | 'uuid'
  | 'is-time-zone'
  | 'offset-ms'
  | 'java-offset-ms';

import type { AuthMode } from './auth.ts';
import type { CallMessage } from './calls.ts';
import type { Wanted } from './exception.ts';
import type { Switches } from './switches.ts';

/** The event object a handler is given, before the realm dresses it. */
export type EventSpec =
  | { is: 'none' }
  | { is: 'install' }
  | { is: 'open'; document: string; user: string }
  | { is: 'clock'; trigger: string; at: number };

export type StartMessage = {
  functionName: string;
  /** packed arguments of a call; a trigger's handler gets its event instead */
  args: string;
  event: EventSpec;
  /** a page gets its answer by the rules of google.script.run */
  answers: 'page' | 'caller';
  files: { name: string; source: string }[];
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

/** What a thread is born with. `Port` is Node's, which this folder does not know. */
export type ThreadData<Port> = {
  answers: Port;
  bell: Int32Array;
  realmSource: string;
};

/** What a thread tells of itself, apart from the execution it runs. */
export type ThreadState = { type: 'ready' };

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
  | 'decode-charset'
  | 'uuid'
  | 'sha256'
  | 'base64'
  | 'is-time-zone'
  | 'offset-ms'
  | 'java-offset-ms';

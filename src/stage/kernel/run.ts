import type { AuthMode } from '../platform/auth.ts';
import type { EventSpec } from '../platform/thread-messages.ts';
import type { Editor } from './editors.ts';
import type { Execution, ExecutionKind } from './protocol.ts';
import type { User } from './users.ts';

export type RunWish = {
  functionName: string;
  kind: ExecutionKind;
  mode: AuthMode;
  user: User;
  document: string | null;
  editor: Editor | null;
  trigger: string | null;
  event: EventSpec;
  args: string;
  answers: 'page' | 'caller';
  timeLimitMs: number;
  /** why it may not run at all, when that is known before it starts */
  refusal: string | null;
};

/** One execution under way, as the services see it. */
export type Run = RunWish & {
  id: number;
  record: Execution;
  ended: boolean;
  /** Waits without computing: time may pass. `wake` is called once by whoever ends the wait. */
  block<T>(arrange: (wake: (value: T) => void) => void): Promise<T>;
  /** Undone when the execution ends, however it ends. */
  onEnd(undo: () => void): void;
  kill(why: string): void;
  /** is it in a wait now */
  waiting: () => boolean;
  callCount: number;
  /** virtual time spent waiting for a person */
  answeredMs: number;
  /** Time a person takes to answer does not run against the limit. */
  pauseLimit(): () => void;
};

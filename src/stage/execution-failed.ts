import type { Execution } from './kernel/protocol.ts';

/** An uncaught error of a script; its text is what the red bar of the editor shows. */
export class ExecutionFailed extends Error {
  override name = 'ExecutionFailed';
  readonly execution: Execution;

  constructor(execution: Execution) {
    const { name = 'Error', message = '' } = execution.failure ?? {};
    super(`${name}: ${message}`);
    this.execution = execution;
  }
}

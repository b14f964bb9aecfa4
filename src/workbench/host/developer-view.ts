import type { Execution as KernelExecution, Stage } from '../../stage/index.ts';
import type { FaultPanel } from './fault-switches.ts';
import type { DeveloperView, Execution } from './stage-port.ts';

const EXECUTIONS_SHOWN = 60;

/** Everything the side panel shows, read at once. */
export async function developerView(stage: Stage, faults: FaultPanel): Promise<DeveloperView> {
  const triggers = await stage.triggers();
  return {
    now: stage.now(),
    triggers: triggers.map(
      ({ id, handler, document: spreadsheet, user: person, nextAt, disabled }) => ({
        id,
        functionName: handler,
        spreadsheet: spreadsheet ?? '',
        person,
        nextFire: nextAt,
        disabled,
      }),
    ),
    executions: stage.executions.slice(-EXECUTIONS_SHOWN).map(executionOf),
    outbox: stage.outbox.map(({ at, to, subject, body, attachments }) => ({
      ...{ at, to, subject, body },
      files: attachments.map(({ name, text }) => ({ name, text })),
    })),
    faults: faults.states(),
  };
}

function executionOf(execution: KernelExecution): Execution {
  const { id, functionName, kind, startedAt, endedAt, durationMs, status, failure } = execution;
  return {
    id: String(id),
    functionName,
    surface: kind,
    startedAt,
    durationMs: endedAt === null ? null : durationMs,
    outcome: status === 'completed' ? 'done' : status,
    error: failure ? failure.message : null,
    logs: execution.logs.map(({ level, text }) => `${level} ${text}`),
  };
}

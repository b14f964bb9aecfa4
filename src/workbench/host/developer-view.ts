import type { Execution as KernelExecution, Stage } from '../../stage/index.ts';
import type { FaultPanel } from './fault-switches.ts';
import type { DeveloperView, Execution, Property } from './stage-port.ts';

const LONGEST_SHOWN = 160;
const EXECUTIONS_SHOWN = 60;

/** Everything the side panel shows, read at once. */
export async function developerView(
  stage: Stage,
  { user, document }: { user: string; document: string | null },
  faults: FaultPanel,
): Promise<DeveloperView> {
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
    quotas: await stage.command('quotas', user),
    properties: await propertiesOf(stage, user, document),
    outbox: stage.outbox.map(({ at, to, subject, body }) => ({ at, to, subject, body })),
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
    cost: execution.cost,
    calls: Object.entries(execution.calls).map(([name, count]) => ({ name, count })),
    logs: execution.logs.map(({ level, text }) => `${level} ${text}`),
  };
}

/** User properties may hold tokens, so only their sizes leave the stage. */
async function propertiesOf(
  stage: Stage,
  user: string,
  document: string | null,
): Promise<Property[]> {
  const stores = [
    { store: 'user', owner: user },
    { store: 'document', owner: document ?? '' },
    { store: 'script', owner: '' },
  ] as const;
  const all = await Promise.all(
    stores.map(async ({ store, owner }) => {
      const values = await stage.properties(store, owner);
      return Object.entries(values).map(
        ([key, value]): Property => ({
          store,
          spreadsheet: store === 'document' ? document : null,
          key,
          bytes: Buffer.byteLength(value),
          shown: store === 'document' ? shortened(value) : null,
        }),
      );
    }),
  );
  return all.flat();
}

function shortened(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;
}

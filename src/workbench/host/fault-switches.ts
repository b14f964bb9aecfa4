import type { Fault, Stage } from '../../stage/index.ts';
import { oneByOne } from './one-by-one.ts';

type FaultSwitch =
  | { name: string; fault: (service: string) => Fault }
  | { name: string; turn: (stage: Stage, people: string[], on: boolean) => Promise<void> };

/** What a developer can break in the panel. Each fault stays until it is switched off. */
const SWITCHES: FaultSwitch[] = [
  // What reads, as an upload does of its record, has no work to do.
  {
    name: 'lost-answer',
    fault: (service) =>
      onService(`${service}/functions/v1/ingest-dataset`, { kind: 'lost-response' }),
  },
  {
    name: 'server-error',
    fault: (service) =>
      onService(service, { kind: 'answer', status: 503, body: '{"error":"Busy","code":"busy"}' }),
  },
  {
    name: 'consent-revoked',
    turn: async (stage, people, on) => {
      for (const person of people)
        await (on ? stage.withdrawConsent(person) : stage.grant('all', person));
    },
  },
];

export type FaultPanel = {
  states: () => { name: string; on: boolean }[];
  turn: (name: string, on: boolean) => Promise<void>;
};

export function faultPanel(stage: Stage, people: string[], service: string): FaultPanel {
  const on = new Set<string>();
  const turn = async (name: string, wanted: boolean) => {
    const chosen = SWITCHES.find((known) => known.name === name);
    if (!chosen) throw new Error(`There is no fault "${name}"`);
    if (wanted) on.add(name);
    else on.delete(name);
    if ('turn' in chosen) return chosen.turn(stage, people, wanted);
    await stage.faults.clear();
    for (const known of SWITCHES)
      if ('fault' in known && on.has(known.name)) await stage.faults.add(known.fault(service));
  };
  const afterEarlier = oneByOne();
  return {
    states: () => SWITCHES.map(({ name }) => ({ name, on: on.has(name) })),
    turn: (name, wanted) => afterEarlier(() => turn(name, wanted)),
  };
}

function onService(service: string, happens: Fault['happens']): Fault {
  return { at: { url: `${service}*` }, times: 'always', happens };
}

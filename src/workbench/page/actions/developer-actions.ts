import { DAY_MS } from '../../../core/calendar/civil-date.ts';
import type { PanelView } from '../state/page-state.ts';
import type { ActionPorts } from './action-ports.ts';

/** What the developer panel does. It shows what came of each act at once. */
export function developerActions({ stage, store }: ActionPorts) {
  const { send, state } = store;
  const readDeveloper = async () => {
    if (state().panel) send({ is: 'developer-read', developer: await stage.developer() });
  };
  const andRead =
    <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await act(...given);
      await readDeveloper();
    };
  return {
    readDeveloper,
    choosePanel: andRead(async (panel: PanelView | null) => send({ is: 'panel-chosen', panel })),
    advance: async (ms: number) => {
      send({ is: 'clock-set', clock: { ms, stopping: false } });
      try {
        // Day by day, so that a person sees how far it is, and may stop it where nothing is half done.
        for (let left = ms; left > 0 && !state().clock?.stopping; left -= DAY_MS)
          await andRead(stage.advance)(Math.min(left, DAY_MS));
      } finally {
        send({ is: 'clock-set', clock: null });
      }
    },
    stopClock: () => {
      const { clock } = state();
      if (clock) send({ is: 'clock-set', clock: { ...clock, stopping: true } });
    },
    runTrigger: andRead(stage.runTrigger),
    deleteTrigger: andRead(stage.deleteTrigger),
    setFault: async (name: string, on: boolean) => {
      send({ is: 'fault-turned', name, on });
      try {
        await andRead(stage.setFault)(name, on);
      } finally {
        send({ is: 'fault-settled', name, on });
      }
    },
  };
}

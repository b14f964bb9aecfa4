import { DAY_MS } from '../../../core/calendar/civil-date.ts';
import type { PanelView } from '../state/page-state.ts';
import type { ActionPorts } from './action-ports.ts';

/** What the developer panel does. It shows what came of each act at once. */
export function developerActions({ stage, store }: ActionPorts) {
  const { send, state } = store;
  let [asked, shown] = [0, 0];
  // Several are under way while triggers run. An answer that others have overtaken is of before.
  const readDeveloper = async () => {
    if (!state().panel) return;
    const turn = ++asked;
    const developer = await stage.developer();
    if (turn < shown) return;
    shown = turn;
    send({ is: 'developer-read', developer });
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
    /** Day by day, so that a person sees how far it is, and may stop it where nothing is half done. */
    advance: async (ms: number) => {
      for (let left = ms; left > 0 && !state().clock?.stopping; left -= DAY_MS)
        await andRead(stage.advance)(Math.min(left, DAY_MS));
    },
    /** From the press on the clock is moving, though acts before it are still under way. */
    movingClock: (advance: (ms: number) => Promise<void>) => async (ms: number) => {
      if (state().clock) return;
      send({ is: 'clock-set', clock: { ms, stopping: false } });
      try {
        await advance(ms);
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

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
    /** Day by day, so that a person sees how far it is. */
    advance: async (ms: number) => {
      for (let left = ms; left > 0; left -= DAY_MS)
        await andRead(stage.advance)(Math.min(left, DAY_MS));
    },
    /** From the press on the clock is moving, though acts before it are still under way. */
    movingClock: (advance: (ms: number) => Promise<void>) => async (ms: number) => {
      if (state().isClockMoving) return;
      send({ is: 'clock-moved', isMoving: true });
      try {
        await advance(ms);
      } finally {
        send({ is: 'clock-moved', isMoving: false });
      }
    },
    runTrigger: andRead(stage.runTrigger),
    deleteTrigger: andRead(stage.deleteTrigger),
    setFault: andRead(stage.setFault),
  };
}

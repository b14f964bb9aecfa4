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
    advance: andRead(stage.advance),
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

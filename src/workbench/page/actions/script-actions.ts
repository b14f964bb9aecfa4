import { type ActionPorts, onOpenSpreadsheet } from './action-ports.ts';

/** A person and an add-on's page call scripts, and answer what they ask. */
export function scriptActions(ports: ActionPorts) {
  const { stage, store } = ports;
  const { send } = store;
  return {
    clickMenu: (functionName: string) =>
      onOpenSpreadsheet(ports, (id) => stage.clickMenu(id, functionName)),
    callFromPage: stage.callFromPage,
    closePage: async (pageId: string) => {
      send({ is: 'page-closed', pageId });
      await stage.closePage(pageId);
    },
    resizePage: (pageId: string, size: { width?: number; height?: number }) =>
      send({ is: 'resize', pageId, ...size }),
    answer: async (askId: string, button: string, text: string) => {
      send({ is: 'answered', askId });
      await stage.answer(askId, button, text);
    },
    followLink: (url: string) => stage.followLink(url),
    closeNotice: (id: number) => send({ is: 'notice-closed', id }),
  };
}

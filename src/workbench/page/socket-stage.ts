import { ASKED, type Asked, type FromPage, type ToPage } from '../host/socket-messages.ts';
import type { StageEvent, StagePort } from '../host/stage-port.ts';

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** The stage behind the server that served this page. */
export async function openSocketStage(address: string): Promise<StagePort> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  const listeners: ((event: StageEvent) => void)[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data) as ToPage;
    if ('event' in message) for (const hear of listeners) hear(message.event);
    else settle(waiting, message);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The workbench has stopped'));
    for (const hear of listeners) hear({ is: 'lost' });
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Cannot open ${address}`)));
  });
  const ask = (name: Asked, args: unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, ask: name, args } satisfies FromPage));
    });
  const asking = ASKED.map((name) => [name, (...args: unknown[]) => ask(name, args)]);
  return {
    ...(Object.fromEntries(asking) as Omit<StagePort, 'listen'>),
    listen: (hear) => listeners.push(hear),
  };
}

function settle(waiting: Map<number, Waiting>, message: Exclude<ToPage, { event: unknown }>): void {
  const asked = waiting.get(message.id);
  waiting.delete(message.id);
  if ('refused' in message) asked?.reject(new Error(message.refused));
  else asked?.resolve(message.value);
}

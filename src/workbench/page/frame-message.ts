import type { PageAnswer } from '../host/stage-port.ts';

/** Messages from the client script inside an add-on's page to the page around it. */
export type FrameMessage =
  | { almanacFrame: 'call'; call: number; functionName: string; args: string }
  | { almanacFrame: 'follow'; url: string };
/** And from there to it: text for fields by their names, as if somebody had typed it. */
export type FrameFill = { almanacFrame: 'fill'; fields: Record<string, string> };
export type FrameReply = { almanacFrame: 'answer'; call: number; answer: PageAnswer };

/** Addresses that only the stage knows, with the real address of each. */
export type NamedHosts = Record<string, string>;

import type { Changes } from '../service/dataset-client.ts';
import type { ViewerEvent } from './viewer-state.ts';

/** What the parts of the viewer may ask for. */
export type ViewerActs = {
  send: (event: ViewerEvent) => void;
  read: () => void;
  save: (changes: Changes) => void;
  remove: () => void;
};

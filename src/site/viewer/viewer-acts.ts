import type { Changes } from '../service/dataset-client.ts';
import type { ViewerEvent } from './viewer-state.ts';

/** What the parts of the viewer can ask the page to do. */
export type ViewerActs = {
  send: (event: ViewerEvent) => void;
  read: () => void;
  save: (changes: Changes) => void;
  remove: () => void;
};

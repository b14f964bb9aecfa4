import type { Changes, Sought } from '../service/dataset-client.ts';
import type { ViewerEvent } from './viewer-state.ts';

/** What the parts of the viewer can ask the page to do. */
export type ViewerActs = {
  send: (event: ViewerEvent) => void;
  read: () => void;
  save: (changes: Changes) => void;
  /** the record with all its versions, or the version that is shown */
  remove: (sought: Sought) => void;
};

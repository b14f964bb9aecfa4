import type { Say } from '../../core/words/speaker.ts';
import type { KeyOf } from '../../core/words/words.ts';
import type { DeveloperView } from '../host/stage-port.ts';
import type { Actions } from './actions/workbench-actions.ts';
import type { PageState } from './state/page-state.ts';

/** What every part of the page is given. */
export type ViewProps = {
  state: PageState;
  actions: Actions;
  /** what stands on Google's own screens, in the person's language */
  say: Say<KeyOf<'google'>>;
};

/** What every view of the developer panel is given. */
export type PanelProps = ViewProps & { developer: DeveloperView };

import type { DeveloperView } from '../host/stage-port.ts';
import type { Actions } from './actions/workbench-actions.ts';
import type { Speak } from './say.ts';
import type { PageState } from './state/page-state.ts';

/** What every part of the page is given. */
export type ViewProps = { state: PageState; actions: Actions; say: Speak };

/** What every view of the developer panel is given. */
export type PanelProps = ViewProps & { developer: DeveloperView };

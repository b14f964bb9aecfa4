import type { DeveloperView } from '../host/stage-port.ts';
import type { PageState } from './page-state.ts';
import type { Speak } from './say.ts';
import type { Actions } from './workbench-actions.ts';

/** What every part of the page is given. */
export type ViewProps = { state: PageState; actions: Actions; say: Speak };

/** What every view of the developer panel is given. */
export type PanelProps = ViewProps & { developer: DeveloperView };

import type { SidebarEvent } from '../state/sidebar-event.ts';
import type { OpenState } from '../state/sidebar-state.ts';

export type Send = (event: SidebarEvent) => void;
export type ViewProps = { state: OpenState; send: Send };

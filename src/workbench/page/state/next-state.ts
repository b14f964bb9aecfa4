import { editSteps } from './edit-steps.ts';
import type { AnyEvent, Steps } from './page-event.ts';
import type { PageState } from './page-state.ts';
import { scriptSteps } from './script-steps.ts';
import { spreadsheetSteps } from './spreadsheet-steps.ts';

export function nextState(state: PageState, event: AnyEvent): PageState {
  const step = STEPS[event.is] as (state: PageState, event: AnyEvent) => PageState;
  return step(state, event);
}

const STEPS: Steps<AnyEvent['is']> = {
  ...spreadsheetSteps,
  ...editSteps,
  ...scriptSteps,
  opened: (state, { setting, opening: { spreadsheets, people } }) => {
    const person = people[0] ?? null;
    return { ...state, connection: 'ready', setting, spreadsheets, people, person };
  },
  lost: (state) => ({ ...state, connection: 'lost', asks: [], running: 0 }),
  'file-opening': (state, { name }) => ({ ...state, opening: name }),
  'panel-chosen': (state, { panel }) => ({ ...state, panel }),
  'developer-read': (state, { developer }) => ({ ...state, developer }),
  'clock-moved': (state, { isMoving }) => ({ ...state, isClockMoving: isMoving }),
  // The page then reads again what this event is about.
  'developer-changed': (state) => state,
  'locale-chosen': (state, { locale }) => ({ ...state, locale }),
  'person-chosen': (state, { person }) => ({ ...state, person }),
  'guide-closed': (state) => ({ ...state, guideOpen: false }),
};

import type { StationFacts } from '../../core/dataset/station.ts';
import type { Changed, Changes, Entry, Sought, WholeDataset } from '../service/dataset-client.ts';
import type { Problem, Result } from '../service/problem.ts';

/** What the owner is doing. Everyone else only reads. */
type Doing =
  | 'reading'
  | 'editing'
  | 'saving'
  | 'asked-to-delete'
  | 'deleting'
  | 'joining'
  | 'parting'
  | 'offering';

export type ViewerState =
  | { view: 'loading'; id: string }
  | { view: 'missing'; id: string }
  /** `record` has other versions, which may be seen */
  | { view: 'removed'; id: string; at: string; record: string | null }
  | { view: 'failed'; id: string; problem: Problem }
  | { view: 'shown'; id: string; dataset: WholeDataset; doing: Doing; problem: Problem | null }
  | { view: 'deleted'; id: string; name: string };

export type ViewerEvent =
  | { type: 'opened'; id: string }
  | { type: 'read'; id: string; answer: Result<WholeDataset> }
  | { type: 'edit' | 'ask-to-delete' | 'join' | 'part' | 'offer' | 'stop' | 'save' | 'delete' }
  | { type: 'saved'; id: string; answer: Result<Changed> }
  | { type: 'removed'; id: string; sought: Sought; answer: Result<null> };

/** For each step of the owner: where it leads, and from where it can be taken. */
const STEPS = {
  edit: { from: ['reading'], to: 'editing' },
  'ask-to-delete': { from: ['reading'], to: 'asked-to-delete' },
  save: { from: ['editing'], to: 'saving' },
  delete: { from: ['asked-to-delete'], to: 'deleting' },
  join: { from: ['reading'], to: 'joining' },
  part: { from: ['reading'], to: 'parting' },
  offer: { from: ['reading'], to: 'offering' },
  stop: { from: ['editing', 'asked-to-delete', 'joining', 'parting', 'offering'], to: 'reading' },
} as const satisfies Record<string, { from: Doing[]; to: Doing }>;

export function nextViewer(state: ViewerState, event: ViewerEvent): ViewerState {
  if (event.type === 'opened') return opened(state, event.id);
  if ('id' in event && event.id !== state.id) return state;
  switch (event.type) {
    case 'read':
      return isBusy(state) ? readAgain(state, event.answer) : read(event.id, event.answer);
    case 'saved':
      return saved(state, event.answer);
    case 'removed':
      return removed(state, event);
    default:
      return stepped(state, event.type);
  }
}

/** After signing in, say, the same dataset is read again. The old one is shown until the new one is there. */
function opened(state: ViewerState, id: string): ViewerState {
  return state.view === 'shown' && state.id === id ? state : { view: 'loading', id };
}

function read(id: string, answer: Result<WholeDataset>): ViewerState {
  if (answer.ok)
    return { view: 'shown', id, dataset: answer.value, doing: 'reading', problem: null };
  if (answer.problem.kind === 'site.not-found') return { view: 'missing', id };
  if (answer.problem.kind === 'site.removed') {
    const { at, record } = answer.problem;
    return { view: 'removed', id, at, record };
  }
  return { view: 'failed', id, problem: answer.problem };
}

type Shown = Extract<ViewerState, { view: 'shown' }>;

function isBusy(state: ViewerState): state is Shown {
  return state.view === 'shown' && state.doing !== 'reading';
}

/** A late answer never ends what the owner is doing. */
function readAgain(state: Shown, answer: Result<WholeDataset>): ViewerState {
  return answer.ok ? { ...state, dataset: answer.value } : state;
}

function stepped(state: ViewerState, step: keyof typeof STEPS): ViewerState {
  if (state.view !== 'shown') return state;
  const { from, to } = STEPS[step];
  const allowed = (from as readonly Doing[]).includes(state.doing) && state.dataset.mine;
  return allowed ? { ...state, doing: to, problem: null } : state;
}

function saved(state: ViewerState, answer: Result<Changed>): ViewerState {
  if (state.view !== 'shown' || state.doing !== 'saving') return state;
  if (!answer.ok) return { ...state, doing: 'editing', problem: answer.problem };
  const dataset = { ...state.dataset, ...answer.value };
  return { ...state, dataset, doing: 'reading', problem: null };
}

function removed(
  state: ViewerState,
  { answer, sought }: Extract<ViewerEvent, { type: 'removed' }>,
): ViewerState {
  if (state.view !== 'shown' || state.doing !== 'deleting') return state;
  if (!answer.ok) return { ...state, doing: 'asked-to-delete', problem: answer.problem };
  // Of a version the page reads again what is there now.
  if (sought === 'datasets') return { view: 'loading', id: state.id };
  return { view: 'deleted', id: state.id, name: state.dataset.name };
}

/** Only changed fields are sent, so that a save does not undo another person's change. */
export function changesOf(
  before: Entry,
  after: {
    name: string;
    description: string;
    isPublic: boolean;
    station: StationFacts | null;
  },
): Changes {
  return {
    ...(after.name.trim() !== before.name && { name: after.name.trim() }),
    ...(after.description !== (before.description ?? '') && { description: after.description }),
    ...(after.isPublic !== before.isPublic && { is_public: after.isPublic }),
    ...(!isSame(after.station, before.station) && { station_facts: after.station }),
  };
}

function isSame(one: StationFacts | null, other: StationFacts | null): boolean {
  const fields = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...fields].every(
    (field) => one?.[field as keyof StationFacts] === other?.[field as keyof StationFacts],
  );
}

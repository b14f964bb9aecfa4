import { useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '../addon/page-types.ts';
import { Button } from './parts/button.tsx';
import { Status } from './parts/status.tsx';
import { Trouble } from './parts/trouble.tsx';
import type { OpenState, SidebarState } from './state/sidebar-state.ts';
import { hasStations } from './state/stations-steps.ts';
import type { Send, ViewProps } from './views/view-props.ts';
import { useWords } from './words/sidebar-words.ts';

/** What is shown where: a page draws, and loads, no more than it has a use for. */
export type Home = {
  /** in the order of their tabs */
  views: Partial<Record<View, (props: ViewProps) => preact.JSX.Element>>;
  /** what stands above each of them */
  Above: (props: ViewProps) => preact.JSX.Element | null;
  /** what they ask is answered over a network */
  isRemote: boolean;
};

type SidebarProps = { state: SidebarState; send: Send; home: Home };

export function Sidebar({ state, send, home }: SidebarProps) {
  if (state.phase === 'opening') return <Opening />;
  if (state.phase === 'not-opened') return <NotOpened state={state} send={send} />;
  return <Open state={state} send={send} home={home} />;
}

function Opening() {
  const { say } = useWords();
  return (
    <main class="sidebar">
      <h1 class="unseen">Almanac</h1>
      <Status tone="busy">{say('sidebar.opening')}</Status>
    </main>
  );
}

function NotOpened(props: { state: Extract<SidebarState, { phase: 'not-opened' }>; send: Send }) {
  const { state, send } = props;
  const { say } = useWords();
  return (
    <main class="sidebar">
      <h1 class="unseen">Almanac</h1>
      <Status tone="bad">{say('sidebar.not-opened')}</Status>
      <Trouble problem={state.online ? state.problem : { kind: 'sidebar.offline', params: {} }} />
      <div class="buttons">
        <Button
          look="action"
          disabled={!state.online}
          onPress={() => send({ type: 'opening-retried' })}
        >
          {say('sidebar.try-again')}
        </Button>
      </div>
    </main>
  );
}

function Open({ state, send, home }: ViewProps & { home: Home }) {
  const { say } = useWords();
  const Shown = home.views[state.view];
  const slow = state.calls.some((call) => call.slow && !SENDS.includes(call.name));
  return (
    <>
      <Tabs state={state} send={send} home={home} />
      <main class="sidebar">
        <ViewHeading key={state.view} view={state.view} />
        {!state.online && <Status tone="warning">{say('sidebar.offline')}</Status>}
        <home.Above state={state} send={send} />
        {Shown && <Shown key={`${state.view} view`} state={state} send={send} />}
        {slow && (
          <p class="secondary" role="status">
            {say('sidebar.takes-long')}
          </p>
        )}
      </main>
    </>
  );
}

const SENDS: readonly string[] = ['uploadSheet', 'sendSeveral'];

const VIEW_NAMES = {
  connect: 'sidebar.view-connect',
  stations: 'sidebar.view-stations',
  check: 'sidebar.view-check',
  upload: 'sidebar.view-upload',
  files: 'sidebar.view-files',
  schedule: 'sidebar.view-schedule',
  history: 'sidebar.view-history',
} as const;

/** Six words fit into one row. Of several stations the list leads to the files, and so does Check. */
function viewsOf(state: OpenState, { views }: Home): View[] {
  const all = Object.keys(views) as View[];
  const has = hasStations(state);
  const isLeft = (view: View) =>
    view === 'stations' ? !has : view === 'files' && has && views.connect;
  return all.filter((view) => !isLeft(view));
}

function Tabs({ state, send, home }: ViewProps & { home: Home }) {
  const { say } = useWords();
  return (
    <nav class="tabs" aria-label={say('sidebar.views')}>
      {viewsOf(state, home).map((view) => (
        <button
          key={view}
          type="button"
          value={view}
          aria-current={view === state.view ? 'page' : undefined}
          onClick={() => send({ type: 'view-chosen', view })}
        >
          {say(VIEW_NAMES[view])}
        </button>
      ))}
    </nav>
  );
}

/** The tab names the view already; the heading tells a screen reader that it has changed. */
function ViewHeading({ view }: { view: View }) {
  const { say } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(document.activeElement === document.body);
  // With the drawing: later, it would take the focus from whoever already types.
  useLayoutEffect(() => {
    if (!isFirst.current) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class="unseen">
      {say(VIEW_NAMES[view])}
    </h1>
  );
}

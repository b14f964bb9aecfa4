import { useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '../addon/page-types.ts';
import { targetKey } from '../core/upload/target.ts';
import { Button } from './parts/button.tsx';
import { Skeleton } from './parts/skeleton.tsx';
import { Status } from './parts/status.tsx';
import { Trouble } from './parts/trouble.tsx';
import { isBusy, troubleOf } from './state/calls.ts';
import type { OpenState, SidebarState } from './state/sidebar-state.ts';
import { viewsOf } from './state/sidebar-state.ts';
import { CheckView } from './views/check-view.tsx';
import { ConnectView } from './views/connect-view.tsx';
import { FilesView } from './views/files-view.tsx';
import { HistoryView } from './views/history-view.tsx';
import { PermissionsCard } from './views/permissions-card.tsx';
import { heldText, ScheduleView } from './views/schedule-view.tsx';
import { UploadView } from './views/upload-view.tsx';
import type { Send, ViewProps } from './views/view-props.ts';
import { useWords } from './words/sidebar-words.ts';

const VIEW_OF: Record<View, (props: ViewProps) => preact.JSX.Element> = {
  connect: ConnectView,
  check: CheckView,
  upload: UploadView,
  files: FilesView,
  schedule: ScheduleView,
  history: HistoryView,
};

export function Sidebar({ state, send }: { state: SidebarState; send: Send }) {
  if (state.phase === 'opening') return <Opening />;
  if (state.phase === 'not-opened') return <NotOpened state={state} send={send} />;
  return <Open state={state} send={send} />;
}

function Opening() {
  const { say } = useWords();
  return (
    <main class="sidebar">
      <h1 class="unseen">Almanac</h1>
      <Status tone="busy">{say('sidebar.opening')}</Status>
      <Skeleton lines={8} />
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

function Open({ state, send }: ViewProps) {
  const { say, sayKind } = useWords();
  const Shown = VIEW_OF[state.view];
  const slow = state.calls.some((call) => call.slow && !SENDS.includes(call.name));
  // The list of several sheets takes the place of the view, and of the button that had the focus.
  const listed = state.view === 'upload' && state.several?.aside === false;
  return (
    <>
      <Tabs state={state} send={send} />
      <main class="sidebar">
        <ViewHeading key={`${state.view} ${listed}`} view={state.view} />
        {!state.online && <Status tone="warning">{say('sidebar.offline')}</Status>}
        <PermissionsCard state={state} send={send} />
        {state.opening.notices.map((notice) => (
          <Status key={notice.kind} tone="warning">
            {sayKind(notice)}
          </Status>
        ))}
        {state.opening.notices.some(({ kind }) => kind === 'addon.stored-damaged') && (
          <Button
            disabled={isBusy(state, 'removeDamaged') || !state.online}
            onPress={() => send({ type: 'damaged-removed' })}
          >
            {say('sidebar.remove-damaged')}
          </Button>
        )}
        <Trouble problem={troubleOf(state, 'removeDamaged')} />
        <Held state={state} send={send} />
        <Batch state={state} send={send} />
        <Shown key={`${state.view} view`} state={state} send={send} />
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

/** What was pressed for together and is not sent: it goes on at Google when the page closes, as far as an execution lasts. */
function Batch({ state, send }: ViewProps) {
  const { say } = useWords();
  const { batch } = state.opening;
  const isGoing = isBusy(state, 'sendSeveral');
  if (!batch) return <Trouble problem={troubleOf(state, 'sendSeveral')} />;
  const params = { left: batch.left, of: batch.of, sent: batch.of - batch.left };
  if (isGoing) return <Status tone="busy">{say('sidebar.batch-going', params)}</Status>;
  return (
    <div class="card card-warning">
      <p>{say('sidebar.batch-left', params)}</p>
      <Trouble problem={troubleOf(state, 'sendSeveral')} />
      <div class="buttons">
        <Button disabled={!state.online} onPress={() => send({ type: 'batch-resumed' })}>
          {say('sidebar.batch-resume')}
        </Button>
        <Button disabled={!state.online} onPress={() => send({ type: 'batch-forgotten' })}>
          {say('sidebar.batch-forget')}
        </Button>
      </div>
    </div>
  );
}

/** A schedule that waits stands on every view, because its sheet may be any, and its owner anyone. */
function Held({ state, send }: ViewProps) {
  const words = useWords();
  const held = state.opening.jobs.filter(({ waits, paused }) => waits && !paused);
  if (state.view === 'schedule' || held.length === 0) return null;
  return (
    <div class="notice">
      {held.map((job) => (
        <p key={targetKey(job)}>{heldText(job, words)}</p>
      ))}
      <Button onPress={() => send({ type: 'view-chosen', view: 'schedule' })}>
        {words.say('sidebar.view-schedule')}
      </Button>
    </div>
  );
}

const VIEW_NAMES = {
  connect: 'sidebar.view-connect',
  check: 'sidebar.view-check',
  upload: 'sidebar.view-upload',
  files: 'sidebar.view-files',
  schedule: 'sidebar.view-schedule',
  history: 'sidebar.view-history',
} as const;

function Tabs({ state, send }: { state: OpenState; send: Send }) {
  const { say } = useWords();
  return (
    <nav class="tabs" aria-label={say('sidebar.views')}>
      {viewsOf(state.opening).map((view) => (
        <button
          key={view}
          type="button"
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

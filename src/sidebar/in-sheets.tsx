import { targetKey } from '../core/upload/target.ts';
import { Button } from './parts/button.tsx';
import { Status } from './parts/status.tsx';
import { Trouble } from './parts/trouble.tsx';
import type { Home } from './sidebar.tsx';
import { isBusy, troubleOf } from './state/calls.ts';
import { CheckView } from './views/check-view.tsx';
import { ConnectView } from './views/connect-view.tsx';
import { FilesView } from './views/files-view.tsx';
import { HistoryView } from './views/history-view.tsx';
import { PermissionsCard } from './views/permissions-card.tsx';
import { heldText, ScheduleView } from './views/schedule-view.tsx';
import { StationsView } from './views/stations-view.tsx';
import { UploadView } from './views/upload-view.tsx';
import type { ViewProps } from './views/view-props.ts';
import { useWords } from './words/sidebar-words.ts';

/** Beside a spreadsheet, with an account at a service and schedules at Google. */
export const IN_SHEETS: Home = {
  views: {
    connect: ConnectView,
    stations: StationsView,
    check: CheckView,
    upload: UploadView,
    files: FilesView,
    schedule: ScheduleView,
    history: HistoryView,
  },
  Above,
  isRemote: true,
};

function Above({ state, send }: ViewProps) {
  const { say, sayKind } = useWords();
  return (
    <>
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
    </>
  );
}

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

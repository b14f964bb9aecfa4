import type { JobState } from '../../addon/page-types.ts';
import type { RunOutcome } from '../../core/upload/run-record.ts';
import { targetKey, wholeSheet, withPlace } from '../../core/upload/target.ts';
import { Button } from '../parts/button.tsx';
import { Status, type Tone } from '../parts/status.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { isBusy, troubleOf } from '../state/calls.ts';
import { currentSheet } from '../state/enter-view.ts';
import { isConnected } from '../state/is-connected.ts';
import { needsLook } from '../state/needs-look.ts';
import { jobOf, targetOfSheet } from '../state/schedule-steps.ts';
import type { OpenState } from '../state/sidebar-state.ts';
import { type SidebarWords, useWords } from '../words/sidebar-words.ts';
import { Elsewhere } from './elsewhere.tsx';
import { JobCard } from './job-card.tsx';
import { MonthFiles } from './month-files.tsx';
import { refusedText } from './refused-text.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { TakeOverAll } from './take-over-all.tsx';
import type { ViewProps } from './view-props.ts';

const CHANGES = [
  'saveJob',
  'takeOverJob',
  'takeOverAll',
  'pauseJob',
  'deleteJob',
  'repairSchedule',
] as const;

export function ScheduleView({ state, send }: ViewProps) {
  const words = useWords();
  const { say } = words;
  const { jobs, fileJobs } = state.opening;
  const { draft, files } = state.schedule;
  const connected = isConnected(state.opening);
  const isOverdue =
    (connected && jobs.some((job) => job.mine && job.overdue)) ||
    fileJobs.some(({ overdue }) => overdue);
  const { tone, text } = statusOf(state, words);
  const isNew = draft !== null && !jobOf(state, draft);
  return (
    <>
      <Status tone={tone}>{text}</Status>
      <Trouble problem={troubleOf(state, ...CHANGES, 'openingState')} />
      {isOverdue && <Repair state={state} send={send} />}
      {jobs.length === 0 && <p>{say('sidebar.schedule-intro')}</p>}
      {!connected && !files && <ConnectFirst state={state} send={send} />}
      {jobs.length > 0 && (
        <ul>
          {jobs.map((job) => (
            <li
              key={targetKey(job)}
              class={needsLook(job, state.opening) ? 'card card-warning' : 'card'}
            >
              <JobCard state={state} send={send} job={job} />
            </li>
          ))}
        </ul>
      )}
      {connected && <TakeOverAll state={state} send={send} />}
      {connected && isNew && draft && <ScheduleForm state={state} send={send} draft={draft} />}
      {connected && <OfferThisSheet state={state} send={send} />}
      <MonthFiles state={state} send={send} />
    </>
  );
}

function ConnectFirst({ state: { opening }, send }: ViewProps) {
  const words = useWords();
  const { say } = words;
  const { connection } = opening;
  const text =
    connection.state === 'refused'
      ? refusedText(connection, words)
      : say('sidebar.connect-before-schedule');
  return (
    <Elsewhere send={send} view="connect" text={text}>
      {say('sidebar.connect')}
    </Elsewhere>
  );
}

const WELL: readonly RunOutcome[] = ['sent', 'skipped'];

function statusOf(state: OpenState, words: SidebarWords): { tone: Tone; text: string } {
  const { say } = words;
  const { jobs, fileJobs } = state.opening;
  const all = [...jobs, ...fileJobs];
  if (isBusy(state, ...CHANGES, 'saveFileJob'))
    return { tone: 'busy', text: say('sidebar.saving') };
  if (all.length === 0) return { tone: 'quiet', text: say('sidebar.schedule-none') };
  if (all.some(({ overdue }) => overdue))
    return { tone: 'bad', text: say('sidebar.schedule-overdue') };
  const paused = jobs.filter((job) => job.paused).length;
  if (paused > 0)
    return { tone: 'warning', text: say('sidebar.schedule-paused', { count: paused }) };
  const held = all.find(({ waits }) => waits);
  if (held) return { tone: 'warning', text: heldText(held, words) };
  const isWell = jobs.every(({ lastRun }) => !lastRun || WELL.includes(lastRun.outcome));
  return { tone: isWell ? 'good' : 'quiet', text: nextText(all, words) };
}

export function heldText(
  { sheetName, place }: Pick<JobState, 'sheetName' | 'place'>,
  { say }: Pick<SidebarWords, 'say'>,
): string {
  const sheet = sheetName === null ? say('sidebar.sheet-deleted') : withPlace(sheetName, place);
  return say('outcome.held', { sheet });
}

function nextText(jobs: Pick<JobState, 'next'>[], { say, window }: SidebarWords): string {
  const [soonest] = jobs
    .flatMap(({ next }) => (next ? [next] : []))
    .sort((one, other) => one.from - other.from);
  return soonest
    ? say('sidebar.next-run', { time: window(soonest.from, soonest.until) })
    : say('sidebar.schedule-of-others');
}

/** Sets the trigger anew when its ticks no longer come. */
function Repair({ state, send }: ViewProps) {
  const { say } = useWords();
  return (
    <div class="trouble stack">
      <p>{say('sidebar.overdue-why')}</p>
      <Button
        look="action"
        disabled={isBusy(state, 'repairSchedule') || !state.online}
        onPress={() => send({ type: 'repair-asked' })}
      >
        {say('sidebar.repair')}
      </Button>
    </div>
  );
}

function OfferThisSheet({ state, send }: ViewProps) {
  const { say } = useWords();
  const sheet = currentSheet(state);
  if (!sheet || state.schedule.draft) return null;
  const target = targetOfSheet(sheet);
  // The schedule of the sheet as a whole offers, on its own card, to give way to this one.
  const ofWhole = jobOf(state, wholeSheet(sheet.id));
  if (ofWhole?.mine || jobOf(state, target)) return null;
  return (
    <div class="buttons">
      <Button onPress={() => send({ type: 'job-opened', job: target })}>
        {say('sidebar.schedule-this', { sheet: withPlace(sheet.name, target.place) })}
      </Button>
    </div>
  );
}

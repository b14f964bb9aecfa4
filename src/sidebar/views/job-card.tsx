import type { JobState } from '../../addon/page-types.ts';
import { problemOf } from '../../core/problem.ts';
import type { Waits } from '../../core/schedule/job.ts';
import { saysMadeForAnother } from '../../core/upload/destination.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { isSameTarget } from '../../core/upload/target.ts';
import { BY_HAND, needsPerson } from '../../core/upload/tell-run.ts';
import { waitsForAYes } from '../../core/upload/waits-for-a-yes.ts';
import { Button } from '../parts/button.tsx';
import { Details } from '../parts/details.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { aroundRun } from '../state/around-run.ts';
import { isBusy } from '../state/calls.ts';
import { currentSheet } from '../state/enter-view.ts';
import { isConnected } from '../state/is-connected.ts';
import { isDecided, jobOf, targetOfSheet } from '../state/schedule-steps.ts';
import { standsOpen } from '../state/stands-open.ts';
import { rhythmText } from '../words/rhythm-text.ts';
import { useWords } from '../words/sidebar-words.ts';
import { toldRun } from '../words/told-run.ts';
import { ScheduleForm } from './schedule-form.tsx';
import type { ViewProps } from './view-props.ts';

type JobProps = ViewProps & { job: JobState };

export function JobCard({ state, send, job }: JobProps) {
  return (
    <Details opens={standsOpen(state, job)} summary={<JobLine job={job} />}>
      <JobBody state={state} send={send} job={job} />
    </Details>
  );
}

function JobLine({ job }: Pick<JobProps, 'job'>) {
  const words = useWords();
  const { say } = words;
  const facts = [
    ...(job.place === null ? [] : [job.place]),
    rhythmText(job.rhythm, words),
    ...(job.paused ? [say('schedule.paused')] : []),
    ...(job.mine ? [] : [say('sidebar.job-of', { owner: job.ownerName })]),
  ];
  return (
    <>
      <h2>{job.sheetName ?? (job.title || say('sidebar.sheet-deleted'))}</h2>
      <span class="hint">{facts.join(' · ')}</span>
    </>
  );
}

function JobBody({ state, send, job }: JobProps) {
  const { say, sayKind } = useWords();
  const { draft, deleting, ran } = state.schedule;
  // What came of "Run now" is newer than why an earlier run was held, and often the same.
  const ranNow = ran !== null && isSameTarget(ran, job);
  return (
    <div class="stack">
      {job.paused && (
        <p class="notice">
          {job.mine && job.paused.kind === 'schedule.paused'
            ? say('sidebar.paused-means')
            : sayKind(job.paused)}
        </p>
      )}
      {job.mine && <JobFacts job={job} ranNow={ranNow} />}
      {job.mine && !ranNow && !saysWhyHeld(job) && <LastRun state={state} job={job} />}
      {!job.mine && job.waits && <WaitsForOwner job={job} waits={job.waits} />}
      <RanNow state={state} send={send} job={job} />
      <OtherStation state={state} send={send} job={job} />
      {draft && isSameTarget(draft, job) ? (
        <ScheduleForm state={state} send={send} draft={draft} />
      ) : deleting && isSameTarget(deleting, job) ? (
        <Deleting state={state} send={send} />
      ) : job.mine ? (
        <OwnButtons state={state} send={send} job={job} />
      ) : (
        <TakeOver send={send} job={job} />
      )}
    </div>
  );
}

/** A schedule whose station is not on the sheet any more can give way to one of the station that is chosen now. */
function OtherStation({ state, send, job }: JobProps) {
  const { say, sayKind } = useWords();
  const sheet = currentSheet(state);
  const chosen = sheet?.id === job.sheetId ? targetOfSheet(sheet) : null;
  if (!chosen?.place || !job.mine || !isTargetMissing(job)) return null;
  if (jobOf(state, chosen) || state.schedule.draft) return null;
  return (
    <>
      {job.waits === null && <p>{sayKind(problemOf('schedule.which-station'))}</p>}
      <Button onPress={() => send({ type: 'job-opened', job: chosen, instead: job })}>
        {say('sidebar.schedule-instead', { chosen: chosen.place })}
      </Button>
    </>
  );
}

/** It was made when one station stood on the sheet, or for one that is gone. */
function isTargetMissing({ place, lastRun }: JobState): boolean {
  return place === null || lastRun?.reason?.kind === 'schedule.station-gone';
}

/** The notice of a pause may say just what held the last run. */
function saysWhyHeld({ paused, lastRun }: JobState): boolean {
  return paused?.kind === lastRun?.reason?.kind;
}

/** What came of “Run now” stands below them. */
function JobFacts({ job, ranNow }: { job: JobState; ranNow: boolean }) {
  const words = useWords();
  const { say, moment, window } = words;
  const { next, overdue, lastRun, lastUpload, email } = job;
  return (
    <dl class="facts">
      {next && !overdue && (
        <>
          <dt>{say('sidebar.fact-next')}</dt>
          <dd>{window(next.from, next.until)}</dd>
        </>
      )}
      <dt>{say('sidebar.fact-last-run')}</dt>
      <dd>
        {lastRun ? (
          <>
            {moment(lastRun.startedAt)}
            <br />
            {!ranNow && toldRun(lastRun, null, words).what}
          </>
        ) : (
          say(job.takenOver ? 'sidebar.never-since' : 'sidebar.never')
        )}
      </dd>
      {lastUpload && lastUpload.id !== lastRun?.id && (
        <>
          <dt>{say('sidebar.fact-last-upload')}</dt>
          <dd>{moment(lastUpload.startedAt)}</dd>
        </>
      )}
      {email && (
        <>
          <dt>{say('sidebar.fact-email')}</dt>
          <dd>{email}</dd>
        </>
      )}
    </dl>
  );
}

/** Why it did not go, what happens next, and what to do about it. */
function LastRun({ state: { opening }, job }: Pick<JobProps, 'state' | 'job'>) {
  const words = useWords();
  const run = job.lastRun;
  if (!run || run.outcome === 'sent') return null;
  const around = aroundRun(opening, run) ?? BY_HAND;
  const { rest } = toldRun(run, around, words);
  return rest ? <p class={needsPerson(run, around) ? 'notice' : 'secondary'}>{rest}</p> : null;
}

/** Other editors see why it waits, and who can do what. */
function WaitsForOwner({ job, waits }: { job: JobState; waits: Waits }) {
  const { say, sayKind, moment } = useWords();
  const { since, reason } = waits;
  const owner = { owner: job.ownerName };
  const why = reason ? sayKind(reason) : say('sidebar.waits-on-owner', owner);
  return (
    <div class="notice">
      <p>
        {say('sidebar.waits-since', { time: moment(since) })} {why}
      </p>
      {waitsForAYes({ outcome: 'held', reason }) && <p>{say('sidebar.waits-for-owner', owner)}</p>}
    </div>
  );
}

/** The outcome of "Run now". If it asks something, the person answers here or in Check. */
function RanNow({ state, send, job }: JobProps) {
  const { say, sayKind } = useWords();
  const { ran } = state.schedule;
  if (!ran || !isSameTarget(ran, job)) return null;
  if ('problem' in ran) return <Trouble problem={ran.problem} />;
  const { result } = ran;
  if (result.state === 'ran') return <RunEnded run={result.run} />;
  return (
    <div class="notice" role="status">
      <p>{sayKind(result.problem)}</p>
      {result.canConfirm && (
        <Button
          disabled={isBusy(state, 'uploadSheet') || !state.online}
          onPress={() => send({ type: 'job-run', job, confirmed: [result.question] })}
        >
          {say('sidebar.send-anyway')}
        </Button>
      )}
    </div>
  );
}

function RunEnded({ run }: { run: RunRecord }) {
  const { what, rest } = toldRun(run, BY_HAND, useWords());
  return (
    <p role="status">
      {what} {rest}
    </p>
  );
}

function OwnButtons({ state, send, job }: JobProps) {
  const { say } = useWords();
  const busy = isBusy(state, 'saveJob', 'pauseJob', 'deleteJob') || !state.online;
  const gone = job.sheetName === null;
  // Without a session a job neither runs nor pauses. It goes on as soon as there is a session.
  const connected = isConnected(state.opening);
  return (
    <div class="buttons even">
      {!gone && connected && !saysMadeForAnother(job.paused) && (
        <RunAndPause state={state} send={send} job={job} busy={busy} />
      )}
      {!gone && (
        <Button disabled={busy} onPress={() => send({ type: 'job-opened', job })}>
          {say('sidebar.change')}
        </Button>
      )}
      <Button disabled={busy} onPress={() => send({ type: 'delete-considered', job })}>
        {say('sidebar.delete')}
      </Button>
    </div>
  );
}

function RunAndPause({ state, send, job, busy }: JobProps & { busy: boolean }) {
  const { say } = useWords();
  const { paused } = job;
  const running = isBusy(state, 'uploadSheet');
  return (
    <>
      <Button
        disabled={running || busy || !isDecided(job)}
        onPress={() => send({ type: 'job-run', job, confirmed: [] })}
      >
        {say(running ? 'sidebar.running' : 'sidebar.run-now')}
      </Button>
      {/* It goes on by itself once the permission is given. */}
      {paused?.kind !== 'schedule.permissions-missing' && (
        <Button disabled={busy} onPress={() => send({ type: 'job-paused', job, paused: !paused })}>
          {say(paused ? 'sidebar.resume' : 'sidebar.pause')}
        </Button>
      )}
    </>
  );
}

function Deleting({ state, send }: ViewProps) {
  const { say } = useWords();
  const busy = isBusy(state, 'deleteJob') || !state.online;
  return (
    <div class="stack">
      <p>{say('sidebar.delete-question')}</p>
      <div class="buttons">
        <Button look="create" disabled={busy} onPress={() => send({ type: 'delete-confirmed' })}>
          {say('sidebar.delete-schedule')}
        </Button>
        <Button disabled={busy} onPress={() => send({ type: 'delete-dropped' })}>
          {say('sidebar.keep-schedule')}
        </Button>
      </div>
    </div>
  );
}

function TakeOver({ send, job }: Pick<JobProps, 'send' | 'job'>) {
  const { say } = useWords();
  return (
    <>
      {job.overdue && <p class="notice">{say('sidebar.job-silent', { owner: job.ownerName })}</p>}
      <p class="hint">{say('sidebar.take-over-means', { owner: job.ownerName })}</p>
      <div class="buttons">
        <Button onPress={() => send({ type: 'job-opened', job })}>
          {say('sidebar.take-over')}
        </Button>
      </div>
    </>
  );
}

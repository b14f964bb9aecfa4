import type { AnswerableFinding, SheetReading } from '../../addon/page-types.ts';
import { BY_HAND } from '../../core/upload/tell-run.ts';
import { Button } from '../parts/button.tsx';
import { SiteLink } from '../parts/site-link.tsx';
import { Status, type Tone } from '../parts/status.tsx';
import { Tick } from '../parts/tick.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { isBusy, troubleOf } from '../state/calls.ts';
import { isDoubt, isReady, titleAmongSeveral } from '../state/several-steps.ts';
import { isQuestion } from '../state/shown-cards.ts';
import type {
  Call,
  OpenState,
  SeveralForm,
  SeveralRow,
  SeveralState,
} from '../state/sidebar-state.ts';
import { targetOf } from '../state/upload-steps.ts';
import { type SidebarWords, useWords } from '../words/sidebar-words.ts';
import { toldRun } from '../words/told-run.ts';
import { AlsoSent } from './also-sent.tsx';
import { doubtsIn, sheetAndStation, verdict } from './check-view.tsx';
import { ForAll } from './for-all.tsx';
import { Visibility } from './upload-form.tsx';
import type { ViewProps } from './view-props.ts';

type SeveralProps = ViewProps & { several: SeveralState };

/** The tabs of the spreadsheet in a list: those that are ticked are sent one after the other. */
export function SeveralView({ state, send, several }: SeveralProps) {
  const words = useWords();
  const { rows, sending } = several;
  const { tone, text } = statusOf(state, several, words);
  const busy = sending !== null || isBusy(state, 'checkSheets', 'uploadSheet', 'sendSeveral');
  return (
    <>
      <Status tone={tone}>{text}</Status>
      <Trouble problem={troubleOf(state, 'uploadSheet')} />
      <p class="hint">{words.say('sidebar.several-means')}</p>
      <KindsOfDoubts several={several} send={send} />
      <ul>
        {rows.map((row) => (
          <li key={row.id} class="run">
            <Row row={row} several={several} busy={busy} send={send} />
            {isReady(row, several.looked) && !row.run && row.reading && (
              <AlsoSent opening={state.opening} target={targetOf(row.reading)} />
            )}
          </li>
        ))}
      </ul>
      <Onward state={state} send={send} several={several} busy={busy} />
    </>
  );
}

function statusOf(
  state: OpenState,
  { rows, sending, looked }: SeveralState,
  { say }: SidebarWords,
): { tone: Tone; text: string } {
  const checking = state.calls.find(
    (call): call is Call<'checkSheets'> => call.name === 'checkSheets',
  );
  if (sending !== null) return { tone: 'busy', text: say('sidebar.sending-now') };
  if (checking) {
    const sheet = rows.find(({ id }) => id === checking.args[0][0])?.name ?? '';
    return { tone: 'busy', text: say('sidebar.reading', { sheet }) };
  }
  const runs = rows.flatMap(({ run }) => run ?? []);
  const sent = runs.filter(({ outcome }) => outcome === 'sent').length;
  const ready = rows.filter((row) => !row.run && isReady(row, looked)).length;
  return runs.length > 0
    ? {
        // Of one that was read, a problem says that sending it asked something or broke off.
        tone: rows.some(({ run, reading, problem }) =>
          run ? run.outcome !== 'sent' : reading && problem,
        )
          ? 'warning'
          : 'good',
        text: say('sidebar.several-done', { count: sent, of: rows.length }),
      }
    : { tone: 'quiet', text: say('sidebar.several-ready', { count: ready, of: rows.length }) };
}

/** The doubts of all tabs by kind: one look settles those that are alike. */
function KindsOfDoubts({ several, send }: Pick<SeveralProps, 'several' | 'send'>) {
  const words = useWords();
  const open = several.rows.flatMap(({ reading, seen, run }) =>
    !reading || seen || run || reading.unchanged || reading.sheet.lastUpload
      ? []
      : reading.findings,
  );
  const kinds = new Map<string, AnswerableFinding[]>();
  for (const finding of open)
    if (isDoubt(finding) && !isQuestion(finding) && !several.looked.includes(finding.kind))
      kinds.set(finding.kind, [...(kinds.get(finding.kind) ?? []), finding]);
  return Array.from(kinds, ([kind, findings]) => {
    const [first] = findings;
    const cells = findings.flatMap(({ places }) => places.flatMap((place) => place.cells)).length;
    return (
      first && (
        <div key={kind} class="card card-warning">
          <p>{words.sayKind(first)}</p>
          <p class="secondary">
            {words.say('sidebar.several-kind', { count: findings.length, cells })}
          </p>
          <Button onPress={() => send({ type: 'several-looked', kind })}>
            {words.say('sidebar.several-looked')}
          </Button>
        </div>
      )
    );
  });
}

type RowProps = {
  row: SeveralRow;
  several: SeveralState;
  busy: boolean;
  send: ViewProps['send'];
};

function Row({ row, several: { form, looked }, busy, send }: RowProps) {
  const words = useWords();
  const { id: sheetId, name, reading, problem, run } = row;
  if (run) return <Ran run={run} />;
  if (!reading && !problem) return <p class="secondary">{name}</p>;
  const ready = isReady(row, looked);
  const asksALook = problem !== null || (reading !== null && !reading.unchanged);
  return (
    <>
      {reading && ready && (
        <Tick
          label={verdict(reading, words).text}
          hint={whatGoes(reading, form, words)}
          checked={row.chosen}
          onChange={(chosen) => send({ type: 'several-chosen', sheetId, chosen })}
        />
      )}
      {!ready && problem && <NotSent name={name} problem={problem} />}
      {!ready && !problem && reading && <Read reading={reading} />}
      {reading && asksALook && (!ready || doubtsIn(reading.findings) > 0) && (
        <div class="buttons">
          <Button disabled={busy} onPress={() => send({ type: 'several-opened', sheetId })}>
            {words.say('sidebar.check-this', { sheet: name })}
          </Button>
        </div>
      )}
    </>
  );
}

function Ran({ run }: { run: NonNullable<SeveralRow['run']> }) {
  const words = useWords();
  const { what, rest } = toldRun(run, BY_HAND, words);
  return (
    <p class={run.outcome === 'failed' ? 'error' : undefined}>
      {what} {rest}{' '}
      {run.url && <SiteLink to={run.url}>{words.say('sidebar.open-in-directory')}</SiteLink>}
    </p>
  );
}

function NotSent({ name, problem }: { name: string; problem: NonNullable<SeveralRow['problem']> }) {
  const { sayKind } = useWords();
  return (
    <p>
      <b>{name}</b>
      <br />
      {sayKind(problem)}
    </p>
  );
}

function Read({ reading }: { reading: SheetReading }) {
  const words = useWords();
  const { sheet, unchanged } = reading;
  const last = unchanged && sheet.lastUpload;
  if (!last) return <p>{waiting(reading, words)}</p>;
  const time = words.moment(last.endedAt ?? last.startedAt);
  return <p>{words.say('sidebar.uploaded-unchanged', { sheet: sheet.name, time })}</p>;
}

/** Nothing of it blocks, and yet it is not ready: that it could be sent would be said of no box. */
function waiting(reading: SheetReading, words: SidebarWords): string {
  const { sheet, findings } = reading;
  const { tone, text } = verdict(reading, words);
  const look = { sheet: sheetAndStation(sheet), count: doubtsIn(findings) };
  return tone === 'good' ? words.say('sidebar.look-first', look) : text;
}

/** `29 years · 1,044 values · Stations, Río Hondo · Public` */
function whatGoes(
  { sheet, counts }: SheetReading,
  form: SeveralForm,
  { say }: SidebarWords,
): string {
  const { isPublic } = sheet;
  return [
    say('sidebar.years', { count: counts.years }),
    say('sidebar.values', { count: counts.values }),
    titleAmongSeveral(sheet, form),
    ...(isPublic === null ? [] : [say(isPublic ? 'sidebar.public' : 'sidebar.private')]),
  ].join(' · ');
}

function Onward({ state, send, several, busy }: SeveralProps & { busy: boolean }) {
  const { say } = useWords();
  const { rows, form, sending, looked } = several;
  const chosen = rows.filter((row) => row.chosen);
  const isLeft = rows.some((row) => !row.chosen && !row.run && isReady(row, looked));
  const undecided = chosen.flatMap(({ reading }) =>
    reading?.sheet.isPublic === null && !reading.sheet.hasRecord ? reading : [],
  );
  const isUndecided = undecided.length > 0;
  const waits = busy || !state.online;
  return (
    <>
      {isUndecided && (
        <>
          <ForAll readings={undecided} busy={busy} form={form} send={send} />
          <Visibility
            isPublic={form.isPublic}
            missing={false}
            onChoose={(isPublic) => send({ type: 'several-edited', form: { isPublic } })}
          />
        </>
      )}
      <div class="buttons">
        {chosen.length > 0 && (
          <Button
            look="action"
            disabled={waits || (isUndecided && form.isPublic === null)}
            onPress={() => send({ type: 'several-sent' })}
          >
            {say('sidebar.several-send', { count: chosen.length })}
          </Button>
        )}
        {isLeft && (
          <Button disabled={busy} onPress={() => send({ type: 'several-all-chosen' })}>
            {say('sidebar.several-all')}
          </Button>
        )}
        <Button disabled={waits} onPress={() => send({ type: 'several-asked' })}>
          {say('sidebar.check-again')}
        </Button>
        <Button disabled={sending !== null} onPress={() => send({ type: 'several-dropped' })}>
          {say('sidebar.several-end')}
        </Button>
      </div>
    </>
  );
}

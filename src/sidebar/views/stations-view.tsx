import type { StationReading } from '../../addon/page-types.ts';
import type { Finding } from '../../core/reading/reading.ts';
import { targetIn, targetKey } from '../../core/upload/target.ts';
import { BY_HAND } from '../../core/upload/tell-run.ts';
import { Button } from '../parts/button.tsx';
import { SiteLink } from '../parts/site-link.tsx';
import { Status, type Tone } from '../parts/status.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { isBusy, troubleOf } from '../state/calls.ts';
import { isConnected } from '../state/is-connected.ts';
import type { OpenState, StationRow, StationsState } from '../state/sidebar-state.ts';
import {
  isSettled,
  openDoubts,
  openKinds,
  tickedIn,
  toSend,
  undecidedIn,
} from '../state/stations-steps.ts';
import { type SidebarWords, useWords } from '../words/sidebar-words.ts';
import { toldRun } from '../words/told-run.ts';
import { AlsoSent } from './also-sent.tsx';
import { ForAll } from './for-all.tsx';
import { Visibility } from './upload-form.tsx';
import type { ViewProps } from './view-props.ts';

/** Every station of the spreadsheet, a line each: what is ticked is sent, scheduled, or made files of. */
export function StationsView({ state, send }: ViewProps) {
  const { say } = useWords();
  const { stations } = state;
  if (!stations) return <Status tone="quiet">{say('sidebar.offline')}</Status>;
  return <Listed state={state} send={send} stations={stations} />;
}

type ListedProps = ViewProps & { stations: StationsState };

function Listed({ state, send, stations }: ListedProps) {
  const words = useWords();
  const { say } = words;
  const { rows } = stations;
  const isReading = stations.tabs.length > 0;
  const { tone, text } = statusOf(state, stations, words);
  const isLeft = rows.some((row) => !row.ticked && isSettled(row));
  return (
    <>
      <div class="verdict">
        <Status tone={tone}>{text}</Status>
        {isReading && (
          <progress
            aria-label={text}
            max={stations.of}
            value={stations.of - stations.tabs.length}
          />
        )}
        {!isReading && <Acts state={state} send={send} stations={stations} />}
      </div>
      <Trouble
        problem={troubleOf(state, 'checkSheets', 'keepProposals', 'uploadSheet', 'showCell')}
      />
      <Common state={state} send={send} stations={stations} />
      {!isReading && <Kinds rows={rows} send={send} />}
      {!isReading && isLeft && (
        <Button onPress={() => send({ type: 'ready-ticked' })}>{say('sidebar.tick-ready')}</Button>
      )}
      {rows.length > 0 && (
        <div class="stations-box">
          <Table state={state} send={send} stations={stations} />
        </div>
      )}
      <Unlisted stations={stations} />
    </>
  );
}

function statusOf(
  state: OpenState,
  { rows, tabs, sending }: StationsState,
  { say }: SidebarWords,
): { tone: Tone; text: string } {
  const [tab] = tabs;
  if (sending) return { tone: 'busy', text: say('sidebar.sending-now') };
  if (tab) {
    const isAsked = isBusy(state, 'checkSheets');
    return { tone: isAsked ? 'busy' : 'quiet', text: say('sidebar.reading', { sheet: tab.name }) };
  }
  const runs = rows.flatMap(({ run }) => run ?? []);
  const of = rows.length;
  if (runs.length > 0) {
    const sent = runs.filter(({ outcome }) => outcome === 'sent').length;
    const isWell = sent === runs.length && rows.every(({ problem }) => !problem);
    return {
      tone: isWell ? 'good' : 'warning',
      text: say('sidebar.stations-sent', { count: sent, of }),
    };
  }
  const count = rows.filter(isSettled).length;
  return { tone: 'quiet', text: say('sidebar.stations-ready', { count, of }) };
}

/** They stay in view, and each says for how many it is. */
function Acts({ state, send, stations }: ListedProps) {
  const { say } = useWords();
  const ticked = tickedIn(state).length;
  const count = toSend(state).length;
  const isNot = (some: number) => some === 0 || stations.sending !== null || !state.online;
  const connected = isConnected(state.opening);
  return (
    <div class="buttons">
      {isSent(state) && connected && (
        <>
          <Button
            {...(count > 0 && { look: 'action' as const })}
            disabled={isNot(count) || isBusy(state, 'uploadSheet', 'sendSeveral')}
            onPress={() => send({ type: 'stations-sent' })}
          >
            {say('sidebar.upload-count', { count })}
          </Button>
          <Button disabled={isNot(ticked)} onPress={() => send({ type: 'stations-scheduled' })}>
            {say('sidebar.view-schedule')}
          </Button>
        </>
      )}
      <Button disabled={isNot(ticked)} onPress={() => send({ type: 'stations-filed' })}>
        {say('sidebar.view-files')}
      </Button>
      <Button
        disabled={stations.sending !== null || !state.online}
        onPress={() => send({ type: 'stations-asked' })}
      >
        {say('sidebar.check-again')}
      </Button>
    </div>
  );
}

/** Who may see those that nobody has decided for; asked where the button needs it. */
function Common({ state, send, stations }: ListedProps) {
  const { form, incomplete, sending } = stations;
  const undecided = undecidedIn(toSend(state));
  if (undecided.length === 0 || !(incomplete || form.isPublic !== null)) return null;
  return (
    <div class="card stack">
      <Visibility
        isPublic={form.isPublic}
        missing={incomplete}
        onChoose={(isPublic) => send({ type: 'stations-edited', form: { isPublic } })}
      />
      <ForAll readings={undecided} busy={sending !== null} form={form} send={send} />
    </div>
  );
}

/** The doubts of all stations by kind: one look settles those that are alike. */
function Kinds({ rows, send }: Pick<StationsState, 'rows'> & Pick<ViewProps, 'send'>) {
  const { say, sayKind } = useWords();
  const kinds = new Map<string, { findings: Finding[]; stations: number }>();
  for (const row of rows)
    for (const kind of new Set(openKinds(row))) {
      const { findings = [], stations = 0 } = kinds.get(kind) ?? {};
      const own = openDoubts(row).filter((one) => one.kind === kind);
      kinds.set(kind, { findings: [...findings, ...own], stations: stations + 1 });
    }
  return Array.from(kinds, ([kind, { findings, stations }]) => {
    const [first] = findings;
    const cells = findings.flatMap(({ places }) => places.flatMap((place) => place.cells)).length;
    return (
      first && (
        <div key={kind} class="card card-warning">
          <p>{sayKind(first)}</p>
          <div class="kind">
            <span class="secondary">{say('sidebar.kind-in', { count: stations, cells })}</span>
            <Button onPress={() => send({ type: 'kind-looked', kind })}>
              {say('sidebar.looked-at')}
            </Button>
          </div>
        </div>
      )
    );
  });
}

function Table(props: ListedProps) {
  const { say } = useWords();
  const { rows } = props.stations;
  return (
    <table class="stations">
      <thead>
        <tr>
          <td />
          <th scope="col">{say('sidebar.station')}</th>
          {isSent(props.state) && <th scope="col">{say('sidebar.station-here')}</th>}
          <th scope="col">{say('sidebar.station-place')}</th>
          <th scope="col">{say('sidebar.station-years')}</th>
          <th scope="col">{say('sidebar.station-full')}</th>
          <th scope="col">{say('sidebar.station-look')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={targetKey(row)} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}

/** From a file on a page nothing is. */
function isSent({ opening }: OpenState): boolean {
  return opening.home !== 'page';
}

function Line({ state, send, stations, row }: ListedProps & { row: StationRow }) {
  const words = useWords();
  const { say, number } = words;
  const { reading, place, sheetName } = row;
  const target = targetIn(row);
  const name = place ?? sheetName;
  const blocks = reading?.findings.filter(({ severity }) => severity === 'error') ?? [];
  const doubts = openDoubts(row).filter((one) => !blocks.includes(one));
  const looks = reading?.unchanged ? 0 : blocks.length + doubts.length;
  const told = toldOf(row, state, words);
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={name}
          checked={row.ticked}
          disabled={!isSettled(row) || stations.sending !== null}
          onChange={({ currentTarget: { checked } }) =>
            send({ type: 'station-ticked', target, ticked: checked })
          }
        />
      </td>
      <th scope="row">
        <Button look="link" onPress={() => send({ type: 'station-opened', target })}>
          {name}
        </Button>
      </th>
      {isSent(state) && <td class="here">{hereText(row, words)}</td>}
      <td>{reading && placeText(reading, words)}</td>
      <td>{reading && spanText(reading)}</td>
      <td>{reading && reading.counts.values > 0 && `${number(fullShare(reading))} %`}</td>
      <td>
        {looks > 0 && (
          <span class={blocks.length > 0 ? 'mark-error' : 'mark-warning'}>
            {say('sidebar.to-look', { count: looks })}
          </span>
        )}
      </td>
      {told && <td class="told">{told}</td>}
    </tr>
  );
}

/** `sent 3 May`, `sent 3 May, 4 months changed since` */
function hereText({ reading }: StationRow, { say, day }: SidebarWords): string {
  const last = reading?.sheet.lastUpload;
  if (!reading || !last) return '';
  const at = day(last.endedAt ?? last.startedAt);
  return reading.unchanged
    ? say('sidebar.here-sent', { at })
    : say('sidebar.here-changed', { at, months: reading.unsentMonths });
}

/** `9.5, −7.6, 421 m`, and what is asked of it */
function placeText({ placeFound, sheet }: StationReading, { say, number }: SidebarWords): string {
  const { latitude, longitude, elevation } = placeFound.facts;
  const typed = sheet.station;
  const both = typed?.latitude
    ? [typed.latitude, typed.longitude]
    : [latitude, longitude].flatMap((one) => (one ? number(one.value) : []));
  const height = typed?.elevation || (elevation && number(elevation.value));
  if (both.length === 0 && placeFound.asked.length > 0) return say('sidebar.place-asked');
  return [...both, ...(height ? [`${height} m`] : [])].join(', ');
}

function spanText({ completeness: { firstYear, lastYear }, counts }: StationReading): string {
  return counts.values > 0 ? `${firstYear}–${lastYear}` : '';
}

/** Per cent of the months from the first year to the last, of all elements that stand there. */
function fullShare({ completeness: { firstYear, lastYear, elements } }: StationReading): number {
  const months = elements.reduce((sum, one) => sum + one.months, 0);
  return Math.floor(
    (100 * months) / Math.max(1, elements.length * 12 * (lastYear - firstYear + 1)),
  );
}

/** What only this one has to say, in a line of its own. */
function toldOf(row: StationRow, { opening }: OpenState, words: SidebarWords) {
  const { run, problem, proposed } = row;
  const own = ownName(opening);
  if (problem) return words.sayKind(problem);
  if (run && run.outcome !== 'sent') {
    const { what, rest } = toldRun(run, BY_HAND, words);
    return `${what} ${rest}`;
  }
  if (run?.url) return <SiteLink to={run.url}>{words.say('sidebar.open-in-directory')}</SiteLink>;
  if (proposed?.changedSince && !row.reading?.unchanged)
    return words.say('sidebar.changed-since-ticked', { name: proposed.by });
  if (row.ticked && proposed && proposed.by !== own)
    return words.say('sidebar.ticked-by', { name: proposed.by });
  return isSettled(row) && row.reading && !row.reading.unchanged ? (
    <AlsoSent opening={opening} target={row} />
  ) : null;
}

/** As other editors read it. */
function ownName({ connection }: OpenState['opening']): string {
  return connection.state === 'none' ? '' : (connection.account?.split('@')[0] ?? '');
}

/** Who stands in a list of stations alone, or in the tables alone. */
function Unlisted({ stations: { onlyInList, onlyInTables } }: Pick<ListedProps, 'stations'>) {
  const { say } = useWords();
  const told = [
    ['station.only-in-tables', onlyInTables],
    ['station.only-in-list', onlyInList],
  ] as const;
  return told.map(
    ([key, names]) =>
      names.length > 0 && (
        <p key={key} class="card card-warning">
          {say(key, { count: names.length, found: firstOf(names) })}
        </p>
      ),
  );
}

const MOST_NAMED = 12;

export function firstOf(names: readonly string[]): string {
  return names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ', …' : '');
}

import type { SheetMemory, SheetReading } from '../../addon/page-types.ts';
import type { Finding } from '../../core/reading/reading.ts';
import { placeIn, withPlace } from '../../core/upload/target.ts';
import { Button } from '../parts/button.tsx';
import { Status, type Tone } from '../parts/status.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { isBusy, troubleOf } from '../state/calls.ts';
import { isQuestion } from '../state/shown-cards.ts';
import type { OpenState } from '../state/sidebar-state.ts';
import { isDoubt } from '../state/stations-steps.ts';
import { type SidebarWords, useWords } from '../words/sidebar-words.ts';
import { ConfirmedLine } from './confirmed-line.tsx';
import { FindingCards, NoteCards } from './finding-cards.tsx';
import { PointAtColumns } from './point-at-columns.tsx';
import { ReadingPictures } from './reading-pictures.tsx';
import { ReadingSettings } from './reading-settings.tsx';
import { StationLink } from './station-link.tsx';
import type { ViewProps } from './view-props.ts';

const ANSWERED_HERE = [
  'readActiveSheet',
  'rememberWishes',
  'showCell',
  'confirmFinding',
  'forgetConfirmed',
  'mendCells',
] as const;

export function CheckView({ state, send }: ViewProps) {
  const words = useWords();
  const { reading } = state;
  const busy = isBusy(state, 'readActiveSheet');
  const { tone, text } = statusOf(state, words);
  return (
    <>
      <div class="verdict">
        <Status tone={tone}>{text}</Status>
        {reading && <Onward state={state} send={send} reading={reading} busy={busy} />}
      </div>
      <Trouble problem={troubleOf(state, ...ANSWERED_HERE)} />
      <AnotherSheet state={state} send={send} />
      {reading ? (
        <Read state={state} send={send} reading={reading} busy={busy} />
      ) : (
        <Unread state={state} send={send} busy={busy} />
      )}
    </>
  );
}

function statusOf(state: OpenState, { say }: SidebarWords): { tone: Tone; text: string } {
  const { reading, opening } = state;
  const sheet = opening.sheet?.name ?? '';
  const isAgain = reading !== null && reading.sheet.id === opening.sheet?.id;
  if (isBusy(state, 'readActiveSheet'))
    return {
      tone: 'busy',
      text: say(isAgain ? 'sidebar.reading-again' : 'sidebar.reading', { sheet }),
    };
  if (!reading)
    return {
      tone: 'quiet',
      text: sheet ? say('sidebar.not-read', { sheet }) : say('sidebar.no-cells'),
    };
  // An empty tab was asked for: what stands below is what was read before, and nothing says that it is still so.
  if (troubleOf(state, 'readActiveSheet'))
    return { tone: 'quiet', text: say('sidebar.read-before', { sheet: reading.sheet.name }) };
  return verdict(reading, { say });
}

/** What must be done before this sheet can be uploaded, the worst first. */
export function verdict(
  { sheet: memory, findings }: SheetReading,
  { say }: Pick<SidebarWords, 'say'>,
): { tone: Tone; text: string } {
  const sheet = sheetAndStation(memory);
  const blocking = findings.filter(({ severity }) => severity === 'error');
  const errors = blocking.filter((finding) => !isQuestion(finding)).length;
  const questions = blocking.length - errors;
  const doubts = doubtsIn(findings);
  if (errors > 0)
    return { tone: 'bad', text: say('sidebar.to-mend', { sheet, count: blocking.length }) };
  if (questions > 0)
    return { tone: 'warning', text: say('sidebar.to-answer', { sheet, count: questions }) };
  if (doubts > 0)
    return { tone: 'good', text: say('sidebar.ready-with', { sheet, count: doubts }) };
  return { tone: 'good', text: say('sidebar.ready', { sheet }) };
}

/** "Book, Garden" of a sheet with several stations. */
export function sheetAndStation({ name, wishes }: Pick<SheetMemory, 'name' | 'wishes'>): string {
  return withPlace(name, placeIn(wishes));
}

export function doubtsIn(findings: readonly Finding[]): number {
  return findings.filter(isDoubt).length;
}

/** The person has gone to another tab, but the view still shows the tab that was read. */
export function AnotherSheet({ state, send }: ViewProps) {
  const { say } = useWords();
  const { reading, opening } = state;
  if (!reading || !opening.sheet || opening.sheet.id === reading.sheet.id) return null;
  return (
    <div class="notice">
      <p>{say('sidebar.another-sheet', { sheet: opening.sheet.name })}</p>
      <Button onPress={() => send({ type: 'check-asked' })}>
        {say('sidebar.check-this', { sheet: opening.sheet.name })}
      </Button>
    </div>
  );
}

function Unread({ state, send, busy }: ViewProps & { busy: boolean }) {
  const { say } = useWords();
  if (busy) return null;
  return (
    <>
      <p>{say('sidebar.check-intro')}</p>
      <div class="buttons">
        <Button
          look="action"
          disabled={!state.online}
          onPress={() => send({ type: 'check-asked' })}
        >
          {say('sidebar.check-the-sheet')}
        </Button>
      </div>
    </>
  );
}

type ReadProps = ViewProps & { reading: SheetReading; busy: boolean };

function Read({ state, send, reading, busy }: ReadProps) {
  const { say, sayKind } = useWords();
  const answering = isBusy(state, 'confirmFinding', 'forgetConfirmed', 'mendCells');
  const waits = busy || answering || !state.online;
  const leads = nextThing(reading);
  const cards = { state, send, reading, busy: waits, leads: leads === 'question' };
  return (
    <div class="stack" aria-busy={busy}>
      <FindingCards {...cards} />
      <p>{sayKind(reading.understood.sentence)}</p>
      {reading.filtered && <p class="secondary">{say('sidebar.filtered')}</p>}
      <StationLink reading={reading} send={send} />
      <ReadingPictures reading={reading} />
      <NoteCards {...cards} />
      <ConfirmedLine reading={reading} busy={waits} send={send} />
      <ReadingSettings reading={reading} busy={waits} send={send} />
      <PointAtColumns reading={reading} leads={leads === 'columns'} busy={waits} send={send} />
      {reading.counts.values > 0 && state.opening.home !== 'page' && (
        <WriteAsSheet state={state} send={send} busy={busy} />
      )}
    </div>
  );
}

type NextThing = 'upload' | 'question' | 'columns' | 'again';

/** What only a person can mend who says where the columns stand. */
const TO_POINT_AT = [
  'reading.columns-moved',
  'reading.columns-renamed',
  'reading.pointed-width',
  'reading.pointed-no-time',
];

/** What the blue button does. It never sends while something blocks. */
function nextThing({ findings, understood }: SheetReading): NextThing {
  const blocking = findings.filter(({ severity }) => severity === 'error');
  if (blocking.length === 0) return 'upload';
  if (blocking.some(isQuestion)) return 'question';
  const isToPoint = blocking.some(({ kind }) => TO_POINT_AT.includes(kind));
  return isToPoint || understood.layout === 'none' ? 'columns' : 'again';
}

/** It stays in view, for a person mends one thing after the other. */
function Onward({ state, send, reading, busy }: ReadProps) {
  const { say } = useWords();
  const leads = nextThing(reading);
  const isPage = state.opening.home === 'page';
  return (
    <div class="buttons">
      {leads === 'upload' && (
        <Button
          look="action"
          disabled={busy}
          onPress={() => send({ type: 'view-chosen', view: isPage ? 'files' : 'upload' })}
        >
          {say(isPage ? 'sidebar.files-for-others' : 'sidebar.go-on-to-upload')}
        </Button>
      )}
      <Button
        {...(leads === 'again' && { look: 'action' as const })}
        disabled={busy || !state.online}
        onPress={() => send({ type: 'check-asked' })}
      >
        {say('sidebar.check-again')}
      </Button>
    </div>
  );
}

function WriteAsSheet({ state, send, busy }: ViewProps & { busy: boolean }) {
  const { say } = useWords();
  const writing = isBusy(state, 'writeAsNewSheet');
  const { written } = state;
  return (
    <div class="section stack">
      <Trouble problem={troubleOf(state, 'writeAsNewSheet')} />
      {written !== null && <p role="status">{say('sidebar.written', { sheet: written })}</p>}
      <div class="buttons">
        <Button disabled={busy} onPress={() => send({ type: 'view-chosen', view: 'files' })}>
          {say('sidebar.files-for-others')}
        </Button>
        <Button
          disabled={busy || writing || !state.online}
          onPress={() => send({ type: 'write-asked' })}
        >
          {say(writing ? 'sidebar.writing' : 'sidebar.write-as-new-sheet')}
        </Button>
      </div>
      <p class="hint">{say('sidebar.write-hint')}</p>
    </div>
  );
}

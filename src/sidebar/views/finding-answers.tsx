import { useState } from 'preact/hooks';
import type { AnswerableFinding, SheetReading } from '../../addon/page-types.ts';
import type { Mend } from '../../core/quality/answers/mend.ts';
import { Button } from '../parts/button.tsx';
import { isConfirming } from '../state/answered-findings.ts';
import { answeredWishes } from '../state/answered-wishes.ts';
import { optionWord } from '../words/option-word.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { Send, ViewProps } from './view-props.ts';

type FindingAnswersProps = ViewProps & {
  finding: AnswerableFinding;
  reading: SheetReading;
  busy: boolean;
};

const HOW = {
  swap: 'sidebar.mend-swap',
  sign: 'sidebar.mend-sign',
  decimal: 'sidebar.mend-decimal',
  shift: 'sidebar.mend-shift',
} as const;

/** What a person can say: it is right, the one answer there is, or write what is offered, shown before and after. */
export function FindingAnswers({ state, finding, reading, busy, send }: FindingAnswersProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { mend, canConfirm, kind, places, choices } = finding;
  if (!mend && !canConfirm && !choices) return null;
  return (
    <>
      {!isOpen && (
        <div class="buttons">
          {mend && (
            <Button disabled={busy} onPress={() => setOpen(true)}>
              {say(HOW[mend.how])} …
            </Button>
          )}
          {choices?.options.map(({ value }) => (
            <Button
              key={value}
              disabled={busy}
              onPress={() =>
                send({
                  type: 'wishes-changed',
                  wishes: answeredWishes(finding, value, reading.wishes),
                })
              }
            >
              {optionWord(choices.wish, value, say)}
            </Button>
          ))}
          {canConfirm && (
            <Button
              look="link"
              disabled={!state.online || isConfirming(state, finding)}
              onPress={() => send({ type: 'finding-confirmed', kind, places })}
            >
              {say('sidebar.it-is-right')}
            </Button>
          )}
        </div>
      )}
      {mend && isOpen && (
        <MendCard mend={mend} busy={busy} send={send} leave={() => setOpen(false)} />
      )}
    </>
  );
}

type MendCardProps = { mend: Mend; busy: boolean; send: Send; leave: () => void };

function MendCard({ mend, busy, send, leave }: MendCardProps) {
  const { say, number } = useWords();
  const shown = (value: number | null) =>
    value === null ? say('sidebar.mend-empty') : number(value);
  const changed = mend.changes.filter(({ from, to }) => from !== to);
  return (
    <section class="mend" aria-label={say(HOW[mend.how])}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{say('sidebar.mend-cell')}</th>
            <th scope="col">{say('sidebar.mend-before')}</th>
            <th scope="col">{say('sidebar.mend-after')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ cell, from, to }) => (
            <tr key={cell}>
              <th scope="row">{cell}</th>
              <td>{shown(from)}</td>
              <td>{shown(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="buttons">
        <Button disabled={busy} onPress={() => send({ type: 'mend-confirmed', mend })}>
          {say('sidebar.mend-write', { count: changed.length })}
        </Button>
        <Button disabled={busy} onPress={leave}>
          {say('sidebar.mend-leave')}
        </Button>
      </div>
    </section>
  );
}

import type { SheetReading } from '../../addon/page-types.ts';
import type { Finding } from '../../core/reading/reading.ts';
import { Button } from '../parts/button.tsx';
import { answeredWishes } from '../state/answered-wishes.ts';
import { optionWord } from '../words/option-word.ts';
import { useWords } from '../words/sidebar-words.ts';
import { Places } from './places.tsx';
import type { ViewProps } from './view-props.ts';

type QuestionCardProps = ViewProps & {
  finding: Finding;
  reading: SheetReading;
  /** This is the next thing to do, so its button is blue. */
  leads: boolean;
  busy: boolean;
};

/** A question. Each answer shows what it would make of the sheet. */
export function QuestionCard({ finding, reading, leads, busy, ...rest }: QuestionCardProps) {
  const { say } = useWords();
  const { wish = 'station', options = [] } = finding.choices ?? {};
  const besideNumber = isOfNumber(finding) ? options : [];
  const answer = (value: string): void =>
    rest.send({ type: 'wishes-changed', wishes: answeredWishes(finding, value, reading.wishes) });
  return (
    <form
      class="card card-question stack"
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get(wish);
        if (!busy && typeof value === 'string') answer(value);
      }}
    >
      <Answers finding={finding} />
      <Places places={finding.places} {...rest} />
      <div class="buttons">
        <Button {...(leads && { look: 'action' as const })} submits disabled={busy}>
          {say('sidebar.use-answer')}
        </Button>
        {besideNumber.map(({ value }) => (
          <Button key={value} disabled={busy} onPress={() => answer(value)}>
            {optionWord(wish, value, say)}
          </Button>
        ))}
      </div>
    </form>
  );
}

/**
 * A year is typed where the sheet names none. What else there is to say, that the table is of no single year, is then
 * a button. Of years that are offered, such as 1978 and 1989, one is chosen.
 */
function isOfNumber({ choices }: Finding): boolean {
  return choices?.wish === 'years' && choices.options.every(({ value }) => Number(value) === 0);
}

/** In a list of more gauges a person looks for theirs by its first letters. */
const MOST_AT_A_GLANCE = 60;

function Answers({ finding }: { finding: Finding }) {
  const { say, sayKind } = useWords();
  const { wish = 'station', options = [] } = finding.choices ?? {};
  const Options = options.length > MOST_AT_A_GLANCE ? OptionList : OptionButtons;
  const asked = `${finding.kind}-${wish}`;
  return (
    <fieldset>
      <legend id={asked}>{sayKind(finding)}</legend>
      {isOfNumber(finding) ? (
        <input
          type="number"
          name={wish}
          aria-label={say('sidebar.role-year')}
          min={1}
          max={9999}
          required
        />
      ) : (
        <Options asked={asked} wish={wish} options={options} />
      )}
    </fieldset>
  );
}

type OptionsProps = NonNullable<Finding['choices']> & { asked: string };

function OptionButtons({ wish, options }: OptionsProps) {
  const { say } = useWords();
  return options.map(({ value, example }) => (
    <label key={value} class="choice">
      <input type="radio" name={wish} value={value} required />
      <span>
        {optionWord(wish, value, say)}
        {example && <span class="hint">{example}</span>}
      </span>
    </label>
  ));
}

function OptionList({ asked, wish, options }: OptionsProps) {
  const { say } = useWords();
  return (
    <select name={wish} aria-labelledby={asked} required>
      <option value="" />
      {options.map(({ value }) => (
        <option key={value} value={value}>
          {optionWord(wish, value, say)}
        </option>
      ))}
    </select>
  );
}

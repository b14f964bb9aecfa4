import type { SheetReading } from '../../addon/page-types.ts';
import type { Finding } from '../../core/reading/reading.ts';
import { sayExample } from '../../core/words/finding-words.ts';
import { Button } from '../parts/button.tsx';
import { answeredWishes } from '../state/answered-wishes.ts';
import { isOfNumber } from '../state/shown-cards.ts';
import { optionWord } from '../words/option-word.ts';
import { useWords } from '../words/sidebar-words.ts';
import { Places } from './places.tsx';
import type { ViewProps } from './view-props.ts';

type QuestionProps = ViewProps & {
  finding: Finding;
  /** the id of the sentence that asks */
  asked: string;
  reading: SheetReading;
  /** This is the next thing to do, so its button is blue. */
  leads: boolean;
  busy: boolean;
};

/** Each answer shows what it would make of the sheet. */
export function Question({ finding, asked, reading, leads, busy, ...rest }: QuestionProps) {
  const { say } = useWords();
  const { wish = 'station', options = [] } = finding.choices ?? {};
  const besideNumber = isOfNumber(finding) ? options : [];
  const answer = (value: string): void =>
    rest.send({ type: 'wishes-changed', wishes: answeredWishes(finding, value, reading.wishes) });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get(wish);
        if (!busy && typeof value === 'string') answer(value);
      }}
    >
      <Answers finding={finding} asked={asked} />
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

/** In a list of more gauges a person looks for theirs by its first letters. */
const MOST_AT_A_GLANCE = 60;

function Answers({ finding, asked }: { finding: Finding; asked: string }) {
  const { say } = useWords();
  const { wish = 'station', options = [] } = finding.choices ?? {};
  const Options = options.length > MOST_AT_A_GLANCE ? OptionList : OptionButtons;
  return (
    <fieldset aria-labelledby={asked}>
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
  const words = useWords();
  return options.map(({ value, example }) => (
    <label key={value} class="choice">
      <input type="radio" name={wish} value={value} required />
      <span>
        {optionWord(wish, value, words.say)}
        {example && <span class="hint">{sayExample(example, words)}</span>}
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

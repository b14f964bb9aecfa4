import { useId } from 'preact/hooks';
import type { AnswerableFinding, SheetReading } from '../../addon/page-types.ts';
import { isNote, isQuestion, openCardOf, shownCards } from '../state/shown-cards.ts';
import type { Card } from '../state/sidebar-state.ts';
import { useWords } from '../words/sidebar-words.ts';
import { FindingAnswers } from './finding-answers.tsx';
import { Places } from './places.tsx';
import { Question } from './question-card.tsx';
import type { ViewProps } from './view-props.ts';

type CardsProps = ViewProps & {
  reading: SheetReading;
  /** whether the question that stands open holds the blue button */
  leads: boolean;
  busy: boolean;
};

/** What to answer, to mend and to look at: a line each, and one of them open. */
export function FindingCards(props: CardsProps) {
  const cards = shownCards(props.state).filter((card) => !isNote(card));
  return cards.length > 0 ? <CardList cards={cards} {...props} /> : null;
}

/** A note asks for nothing, so they are closed until a person opens them. */
export function NoteCards(props: CardsProps) {
  const { say } = useWords();
  const cards = shownCards(props.state).filter(isNote);
  if (cards.length === 0) return null;
  const count = cards.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <details>
      <summary>{say('sidebar.heading-note', { count })}</summary>
      <CardList cards={cards} {...props} />
    </details>
  );
}

function CardList({ cards, ...rest }: CardsProps & { cards: Card[] }) {
  const open = openCardOf(rest.state);
  return (
    <ul class="cards">
      {cards.map((card) => (
        <li key={card.key}>
          {card.findings.length > 0 ? (
            <OneCard card={card} isOpen={card.key === open?.key} {...rest} />
          ) : (
            <div class="card">
              <Mended card={card} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const HEADINGS = {
  error: 'sidebar.heading-error',
  warning: 'sidebar.heading-warning',
  note: 'sidebar.heading-note',
} as const;

function OneCard({ card, isOpen, ...rest }: CardsProps & { card: Card; isOpen: boolean }) {
  const { say, sayKind } = useWords();
  const { key, findings } = card;
  const name = useId();
  const [first] = findings;
  if (!first) return null;
  const asks = isQuestion(first);
  return (
    <details
      class={`card card-${asks ? 'question' : first.severity}`}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        // It tells of what was drawn, too.
        if (open !== isOpen) rest.send({ type: 'card-toggled', card: key, open });
      }}
    >
      <summary>
        {!asks && (
          <span class="unseen">{say(HEADINGS[first.severity], { count: findings.length })}: </span>
        )}
        <CellsInShort findings={findings} />
        <span id={name}>{sayKind(first)}</span>
      </summary>
      {asks
        ? findings.map((finding) => (
            <Question key={keyOf(finding)} finding={finding} asked={name} {...rest} />
          ))
        : findings.map((finding) => (
            <OneFinding
              key={keyOf(finding)}
              finding={finding}
              isFirst={finding === first}
              {...rest}
            />
          ))}
      {card.settled.length > 0 && <Mended card={card} />}
    </details>
  );
}

/** "C14", and "C14 +7" of more cells: what a person looks for first. */
function CellsInShort({ findings }: { findings: AnswerableFinding[] }) {
  const cells = findings.flatMap(({ places }) => places.flatMap((place) => place.cells));
  const [first, ...others] = cells;
  if (first === undefined) return null;
  return <b>{others.length > 0 ? `${first} +${others.length}` : first} </b>;
}

type FindingProps = CardsProps & { finding: AnswerableFinding; isFirst: boolean };

function OneFinding({ finding, isFirst, ...rest }: FindingProps) {
  const { sayKind } = useWords();
  return (
    <div>
      {!isFirst && <p>{sayKind(finding)}</p>}
      <Places places={finding.places} {...rest} />
      <FindingAnswers finding={finding} {...rest} />
    </div>
  );
}

const CELLS_NAMED = 6;

function Mended({ card: { settled } }: { card: Card }) {
  const { say } = useWords();
  const cells = settled.slice(0, CELLS_NAMED).join(', ');
  return (
    <p class="settled" role="status">
      ✓ {settled.length > 0 ? say('sidebar.mended', { cells }) : say('sidebar.settled')}
    </p>
  );
}

function keyOf({ kind, params, places }: AnswerableFinding): string {
  return JSON.stringify([kind, params, places[0]]);
}

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { chartWords, ELEMENT_NAMES } from '../../charts/chart-words.ts';
import { ELEMENTS, type Element } from '../../core/dataset/columns.ts';
import { YEAR_BOUNDS } from '../../core/dataset/read-ingest-body.ts';
import { countFilters, inOrder, type Wish, withoutFilters } from '../service/wish.ts';
import { useSpeech } from '../shell/speech.tsx';

const SHARES = [50, 75, 90, 95, 100];

type DirectoryFiltersProps = { wish: Wish; wishFor: (change: Partial<Wish>) => void };

/** Years, elements and completeness. Each counts as soon as it is chosen, and has its place in the address. */
export function DirectoryFilters({ wish, wishFor }: DirectoryFiltersProps) {
  const { say } = useSpeech();
  const count = countFilters(wish);
  // Afterwards only a person closes it: the last filter is undone within.
  const [opened, setOpened] = useState(count > 0);
  const summary = useRef<HTMLElement>(null);
  const clear = () => {
    wishFor(withoutFilters(wish));
    // The button that was pressed is gone then.
    summary.current?.focus();
  };
  return (
    <details
      class="filters"
      open={opened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary ref={summary}>
        {count > 0 ? say('site.filters-count', { count }) : say('site.filters')}
      </summary>
      <div class="filters-fields">
        <Years wish={wish} wishFor={wishFor} />
        <Elements wish={wish} wishFor={wishFor} />
        <Completeness wish={wish} wishFor={wishFor} />
        {count > 0 && (
          <button type="button" class="button" onClick={clear}>
            {say('site.filters-clear')}
          </button>
        )}
      </div>
    </details>
  );
}

function Years({ wish, wishFor }: DirectoryFiltersProps) {
  const { say } = useSpeech();
  return (
    <fieldset class="filter">
      <legend>{say('site.filter-years')}</legend>
      <div class="filter-row">
        <Year label={say('site.filter-from')} end="fromYear" wish={wish} wishFor={wishFor} />
        <Year label={say('site.filter-to')} end="toYear" wish={wish} wishFor={wishFor} />
      </div>
    </fieldset>
  );
}

type YearProps = DirectoryFiltersProps & { label: string; end: 'fromYear' | 'toYear' };

/** A browser marks what is no year itself, and until it is one the list stays as it was. */
function Year({ label, end, wish, wishFor }: YearProps) {
  const { fromYear, toYear } = wish;
  const field = useRef<HTMLInputElement>(null);
  // The text is the person's until it counts: when the totals arrive, the page is drawn again.
  useLayoutEffect(() => {
    if (field.current) field.current.value = String(wish[end] ?? '');
  }, [fromYear, toYear]);
  const choose = (year: number | null) => {
    const typed = { fromYear, toYear, [end]: year };
    wishFor(inOrder(typed.fromYear, typed.toYear));
  };
  return (
    <label class="filter-year">
      <span>{label}</span>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        min={YEAR_BOUNDS.first}
        max={YEAR_BOUNDS.last}
        step={1}
        defaultValue={wish[end] ?? ''}
        onChange={({ currentTarget: input }) => {
          if (input.reportValidity()) choose(input.value === '' ? null : Number(input.value));
        }}
      />
    </label>
  );
}

function Elements({ wish, wishFor }: DirectoryFiltersProps) {
  const { language, say } = useSpeech();
  const chart = chartWords(language);
  const toggled = (element: Element) =>
    ELEMENTS.filter((one) => wish.elements.includes(one) !== (one === element));
  return (
    <fieldset class="filter">
      <legend>{say('site.filter-elements')}</legend>
      <div class="filter-row">
        {ELEMENTS.map((element) => (
          <label key={element} class="check">
            <input
              type="checkbox"
              checked={wish.elements.includes(element)}
              onChange={() => wishFor({ elements: toggled(element) })}
            />
            {chart(ELEMENT_NAMES[element])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Completeness({ wish, wishFor }: DirectoryFiltersProps) {
  const { say } = useSpeech();
  const { completeness } = wish;
  // A link may ask for another share than we offer.
  const offered = [...new Set([...SHARES, ...(completeness === null ? [] : [completeness])])];
  return (
    <label class="filter filter-select">
      <span>{say('site.filter-completeness')}</span>
      <select
        value={completeness ?? ''}
        onChange={({ currentTarget: { value } }) =>
          wishFor({ completeness: value === '' ? null : Number(value) })
        }
      >
        <option value="">{say('site.filter-any')}</option>
        {offered
          .sort((one, other) => one - other)
          .map((share) => (
            <option key={share} value={share}>
              {`${share} %`}
            </option>
          ))}
      </select>
    </label>
  );
}

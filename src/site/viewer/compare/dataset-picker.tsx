import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { showDecimals } from '../../../charts/chart-words.ts';
import type { Entry, WholeDataset } from '../../service/dataset-client.ts';
import type { Result } from '../../service/problem.ts';
import { ProblemNote } from '../../shell/page.tsx';
import { usePorts } from '../../shell/ports.tsx';
import { MOST_COMPARED, recordPath } from '../../shell/route.ts';
import { showAccount, showYears } from '../../shell/show.ts';
import { type Speech, useSpeech } from '../../shell/speech.tsx';
import { TYPING_PAUSE_MS } from '../../shell/typing-pause.ts';
import { type Candidate, candidatesFor, kilometresFrom } from './candidates.ts';
import { findCandidates } from './find-candidates.ts';

const SHOWN = 8;

type DatasetPickerProps = {
  dataset: WholeDataset;
  chosen: readonly WholeDataset[];
  /** the ids of the link, also of those that are not read yet */
  asked: readonly string[];
  choose: (ids: string[]) => void;
};

/** Chosen datasets with a way to remove each, and a search for more. */
export function DatasetPicker({ dataset, chosen, asked, choose }: DatasetPickerProps) {
  const { say } = useSpeech();
  const [opened, setOpened] = useState(asked.length === 0);
  const summary = useRef<HTMLElement>(null);
  const choosing = (ids: string[]) => {
    choose(ids);
    setOpened(ids.length === 0);
    // The button that was pressed is gone, and the next choice begins here.
    summary.current?.focus();
  };
  return (
    <div>
      <Chosen
        dataset={dataset}
        chosen={chosen}
        remove={({ id, record }) =>
          choosing(asked.filter((other) => other !== record && other !== id))
        }
      />
      <details
        class="compare-more"
        open={opened}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary class="button" ref={summary}>
          {say(asked.length === 0 ? 'compare.choose' : 'compare.choose-more')}
        </summary>
        {opened && asked.length < MOST_COMPARED && (
          <Candidates dataset={dataset} asked={asked} add={(id) => choosing([...asked, id])} />
        )}
        {asked.length >= MOST_COMPARED && (
          <p class="hint">{say('compare.full', { most: MOST_COMPARED })}</p>
        )}
      </details>
    </div>
  );
}

type ChosenProps = Pick<DatasetPickerProps, 'dataset' | 'chosen'> & {
  remove: (entry: Entry) => void;
};

function Chosen({ dataset, chosen, remove }: ChosenProps) {
  const { say } = useSpeech();
  if (chosen.length === 0) return null;
  return (
    <ul class="compare-list" aria-label={say('compare.chosen')}>
      {chosen.map((entry) => (
        <PickerEntry
          key={entry.id}
          candidate={{ entry, kilometres: kilometresFrom(dataset, entry) }}
          act="remove"
          press={() => remove(entry)}
        />
      ))}
    </ul>
  );
}

type CandidatesProps = {
  dataset: WholeDataset;
  asked: readonly string[];
  add: (id: string) => void;
};

function Candidates({ dataset, asked, add }: CandidatesProps) {
  const { say } = useSpeech();
  const field = useId();
  const [typed, type] = useState('');
  const found = useFound(dataset, typed.trim());
  const candidates = found?.ok
    ? candidatesFor(dataset, found.value).filter(({ entry }) => !asked.includes(entry.record))
    : [];
  const isNear = candidates[0] !== undefined && candidates[0].kilometres !== null;
  return (
    <>
      <div class="field">
        <label for={field}>{say('compare.find')}</label>
        <input
          id={field}
          type="search"
          maxLength={200}
          autocomplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
      </div>
      {isNear && <p class="hint">{say('compare.nearest')}</p>}
      <ul class="compare-list" aria-label={say('compare.candidates')}>
        {candidates.slice(0, SHOWN).map((candidate) => (
          <PickerEntry
            key={candidate.entry.id}
            candidate={candidate}
            act="add"
            press={() => add(candidate.entry.record)}
          />
        ))}
      </ul>
      <div role="status">
        {found?.ok && candidates.length === 0 && <p class="hint">{say('compare.nothing')}</p>}
      </div>
      <ProblemNote problem={found && !found.ok ? found.problem : null} />
    </>
  );
}

type PickerEntryProps = { candidate: Candidate; act: 'add' | 'remove'; press: () => void };

function PickerEntry({ candidate: { entry, kilometres }, act, press }: PickerEntryProps) {
  const speech = useSpeech();
  const { say } = speech;
  const { record, name } = entry;
  return (
    <li>
      <div>
        <a href={recordPath(record)}>
          <bdi>{name}</bdi>
        </a>
        <p class="entry-meta">
          <span>{showAccount(entry, speech)}</span>
          <span>{showYears(entry.coverage, speech)}</span>
          {kilometres !== null && <span>{showDistance(kilometres, speech)}</span>}
        </p>
      </div>
      <button
        type="button"
        class="button"
        aria-label={say(act === 'add' ? 'compare.add-name' : 'compare.remove-name', { name })}
        onClick={press}
      >
        {say(act === 'add' ? 'compare.add' : 'compare.remove')}
      </button>
    </li>
  );
}

/** Neighbours to the kilometre and not nearer: most places are rounded to a tenth of a degree. */
function showDistance(kilometres: number, { language, say }: Speech): string {
  return say('compare.distance', { distance: showDecimals(language, kilometres, 0) });
}

/** The datasets that a search finds; of what was typed before, no late answer is shown. */
function useFound(own: WholeDataset, search: string): Result<Entry[]> | null {
  const { datasets } = usePorts();
  const [found, setFound] = useState<Result<Entry[]> | null>(null);
  useEffect(() => {
    let isLate = false;
    const ask = async () => {
      const answer = await findCandidates(datasets, own, search);
      if (!isLate) setFound(answer);
    };
    const pause = setTimeout(ask, search === '' ? 0 : TYPING_PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(pause);
    };
  }, [datasets, own, search]);
  return found;
}

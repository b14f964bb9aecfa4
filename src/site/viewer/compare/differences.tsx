import { useMemo } from 'preact/hooks';
import { showDifference } from '../../../charts/chart-words.ts';
import { DifferenceBars } from '../../../charts/difference-bars.tsx';
import { differenceScale } from '../../../charts/difference-scale.ts';
import type { Element } from '../../../core/dataset/columns.ts';
import { completeYears } from '../../../core/dataset/complete-years.ts';
import { type Compared, compareYears } from '../../../core/quality/compare-years.ts';
import type { WholeDataset } from '../../service/dataset-client.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { kilometresFrom } from './candidates.ts';
import { isolatedName } from './isolated-name.ts';
import { isNear, sayCompared, sayDistance, sayWhoseSteps } from './say-compared.ts';

type DifferencesProps = {
  dataset: WholeDataset;
  others: readonly WholeDataset[];
  element: Element;
};

/** What each of them differs by, year by year, and what is found in that. */
export function Differences({ dataset, others, element }: DifferencesProps) {
  const speech = useSpeech();
  const own = useMemo(() => completeYears(dataset.rows, element), [dataset, element]);
  const pairs = useMemo(
    () =>
      others.map((other) => ({
        other,
        kilometres: kilometresFrom(dataset, other),
        compared: compareYears(own, completeYears(other.rows, element), element),
      })),
    [dataset, own, others, element],
  );
  const whose = sayWhoseSteps(
    pairs.filter(({ kilometres }) => isNear(kilometres, element)).map(({ compared }) => compared),
    isolatedName(dataset),
    speech,
  );
  return (
    <>
      {pairs.map(({ other, kilometres, compared }) => (
        <Difference
          key={other.id}
          own={dataset}
          other={other}
          kilometres={kilometres}
          compared={compared}
          element={element}
        />
      ))}
      {whose.map((sentence) => (
        <p key={sentence} class="note">
          {sentence}
        </p>
      ))}
    </>
  );
}

type DifferenceProps = {
  own: WholeDataset;
  other: WholeDataset;
  kilometres: number | null;
  compared: Compared;
  element: Element;
};

function Difference({ own, other, kilometres, compared, element }: DifferenceProps) {
  const speech = useSpeech();
  const { language, say } = speech;
  const names = { own: isolatedName(own), other: isolatedName(other) };
  const isRain = element === 'rain';
  const { unit, decimals, times } = differenceScale(element);
  const differences = compared.differences.map(({ year, value }) => ({
    year,
    value: value * times,
  }));
  const byYear = new Map(differences.map(({ year, value }) => [year, value]));
  const textAt = (year: number) => {
    const value = byYear.get(year);
    const shown =
      value === undefined ? '–' : `${showDifference(language, value, decimals)}\u00a0${unit}`;
    return say('compare.read', { year: String(year), values: shown });
  };
  const near = isNear(kilometres, element);
  const steps = near ? (compared.found?.steps ?? []) : [];
  return (
    <section class="compare-part">
      <h3>{say('compare.against', names)}</h3>
      <p class="hint">{sayDistance(kilometres, element, speech)}</p>
      <DifferenceBars
        differences={differences}
        steps={steps.map(({ year }) => year)}
        unit={unit}
        label={say(isRain ? 'compare.difference-rain' : 'compare.difference', names)}
        hint={say('compare.hint')}
        textAt={textAt}
        language={language}
      />
      {sayCompared(compared, { ...names, element, isNear: near }, speech).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

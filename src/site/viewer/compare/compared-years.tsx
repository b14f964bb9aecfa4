import { useMemo } from 'preact/hooks';
import { chartWords, ELEMENT_NAMES, showDecimals } from '../../../charts/chart-words.ts';
import { YearLines } from '../../../charts/year-lines.tsx';
import type { Element } from '../../../core/dataset/columns.ts';
import { completeYears } from '../../../core/dataset/complete-years.ts';
import { ELEMENT_UNITS } from '../../../core/dataset/unit-names.ts';
import type { WholeDataset } from '../../service/dataset-client.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { isolatedName } from './isolated-name.ts';

type ComparedYearsProps = {
  dataset: WholeDataset;
  others: readonly WholeDataset[];
  element: Element;
};

/** All of them over one axis, a point a complete year. */
export function ComparedYears({ dataset, others, element }: ComparedYearsProps) {
  const { language, say } = useSpeech();
  const series = useMemo(
    () =>
      [dataset, ...others].map(({ name, rows }) => {
        const years = completeYears(rows, element);
        return { name, years, byYear: new Map(years.map(({ year, value }) => [year, value])) };
      }),
    [dataset, others, element],
  );
  const unit = ELEMENT_UNITS[element];
  const show = (value: number | undefined) =>
    value === undefined ? '–' : `${showDecimals(language, value)}\u00a0${unit}`;
  const textAt = (year: number) =>
    say('compare.read', {
      year: String(year),
      values: series
        .map((shown) => `${isolatedName(shown)} ${show(shown.byYear.get(year))}`)
        .join(' · '),
    });
  const empty = series.filter(({ years }) => years.length === 0);
  const label = say('compare.lines', {
    element: chartWords(language)(ELEMENT_NAMES[element]),
    names: series.map(isolatedName).join(', '),
  });
  return (
    <div class="compare-part">
      <p class="hint">{say('compare.hint')}</p>
      <YearLines
        series={series}
        unit={unit}
        label={label}
        hint={say('compare.hint')}
        textAt={textAt}
        language={language}
      />
      {empty.length > 0 && (
        <p class="hint">{say('compare.no-year', { names: empty.map(isolatedName).join(', ') })}</p>
      )}
    </div>
  );
}

import { useMemo } from 'preact/hooks';
import {
  chartWords,
  ELEMENT_NAMES,
  monthOfYear,
  showDecimals,
  showDifference,
} from '../../charts/chart-words.ts';
import {
  type Extreme,
  type Statistics,
  statisticsOf,
  type YearValue,
} from '../../core/dataset/climate.ts';
import type { Element } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import { trendOf } from '../../core/dataset/trend.ts';
import { ELEMENT_UNITS } from '../../core/dataset/unit-names.ts';
import { useSpeech } from '../shell/speech.tsx';

const TEMPERATURE_WORDS = {
  yearly: 'site.yearly-mean',
  highest: 'site.highest',
  lowest: 'site.lowest',
  highestYear: 'site.warmest-year',
  lowestYear: 'site.coldest-year',
} as const;
const RAIN_WORDS = {
  yearly: 'site.yearly-sum',
  highest: 'site.wettest',
  lowest: 'site.driest',
  highestYear: 'site.wettest-year',
  lowestYear: 'site.driest-year',
} as const;

export function StatisticsCards({ rows, elements }: { rows: Row[]; elements: Element[] }) {
  const { say } = useSpeech();
  return (
    <>
      <div class="cards">
        {elements.map((element) => (
          <ElementCard key={element} rows={rows} element={element} />
        ))}
      </div>
      <p class="hint">{say('site.complete-years-note')}</p>
    </>
  );
}

function ElementCard({ rows, element }: { rows: Row[]; element: Element }) {
  const { language, say } = useSpeech();
  const statistics = useMemo(() => statisticsOf(rows, element), [rows, element]);
  const leftOut = statistics.begunYears - statistics.completeYears;
  const words = element === 'rain' ? RAIN_WORDS : TEMPERATURE_WORDS;
  const figures = useFigures(statistics, element);
  return (
    <div class={`card card-${element}`}>
      <h3>{chartWords(language)(ELEMENT_NAMES[element])}</h3>
      <dl>
        {figures.map(({ of, value, when }) => (
          <div key={of}>
            <dt>{say(words[of])}</dt>
            <dd>
              <span class="figure">{value}</span>
              <span class="when">{when}</span>
            </dd>
          </div>
        ))}
      </dl>
      {leftOut > 0 && (
        <p class="trend">{chartWords(language)('charts.years-left-out', { count: leftOut })}</p>
      )}
      <TrendLine rows={rows} element={element} />
    </div>
  );
}

/** Said only where the record carries it. */
function TrendLine({ rows, element }: { rows: Row[]; element: Element }) {
  const { language, say } = useSpeech();
  const trend = useMemo(() => trendOf(rows, element), [rows, element]);
  if (!trend) return null;
  const { perDecade, least, most, firstYear, lastYear } = trend;
  const isClear = least > 0 || most < 0;
  const decimals = element === 'rain' ? 0 : 2;
  const show = (value: number) => showDifference(language, value, decimals);
  const params = {
    change: show(perDecade),
    least: show(least),
    most: show(most),
    unit: ELEMENT_UNITS[element],
    firstYear: String(firstYear),
    lastYear: String(lastYear),
  };
  return <p class="trend">{say(isClear ? 'site.trend' : 'site.trend-unclear', params)}</p>;
}

const FIGURES = ['yearly', 'highest', 'lowest', 'highestYear', 'lowestYear'] as const;
type Figure = { of: keyof typeof RAIN_WORDS; value: string; when: string };

function useFigures(statistics: Statistics, element: Element): Figure[] {
  const { language, say } = useSpeech();
  const show = (value: number) => `${showDecimals(language, value)}\u00a0${ELEMENT_UNITS[element]}`;
  const missing = { value: '–', when: say('site.no-complete-year') };
  // Where complete years are equal, none is the wettest.
  const unnamed = statistics.completeYears === 0 ? missing : null;
  const ofMonth = (one: Extreme | null) =>
    one ? { value: show(one.value), when: monthOfYear(language, one, 'long') } : null;
  const ofYear = (one: YearValue | null) =>
    one ? { value: show(one.value), when: String(one.year) } : unnamed;
  const yearly =
    statistics.yearly === null ? missing : { value: show(statistics.yearly), when: '' };
  const figures = {
    yearly,
    highest: ofMonth(statistics.highest),
    lowest: ofMonth(statistics.lowest),
    highestYear: ofYear(statistics.highestYear),
    lowestYear: ofYear(statistics.lowestYear),
  };
  return FIGURES.flatMap((of) => (figures[of] ? [{ of, ...figures[of] }] : []));
}

import { useMemo } from 'preact/hooks';
import { chartWords, ELEMENT_NAMES, monthName, showDecimals } from '../../charts/chart-words.ts';
import { monthlyNormals } from '../../core/dataset/climate.ts';
import { columnKey, type Element } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import { MONTHS, type Months } from '../../core/dataset/month-values.ts';
import { ELEMENT_UNITS } from '../../core/dataset/unit-names.ts';
import { completeYearValue } from '../../core/dataset/yearly-value.ts';
import { isImpossible } from '../../core/quality/usual/possible-values.ts';
import { useSpeech } from '../shell/speech.tsx';

type TableProps = { rows: readonly Row[]; element: Element };

export function ValuesTable({ rows, element }: TableProps) {
  const { language, say } = useSpeech();
  const label = say('site.table-label', {
    element: chartWords(language)(ELEMENT_NAMES[element]),
    unit: ELEMENT_UNITS[element],
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="table-frame" aria-label={label} tabIndex={0}>
      <table class="values">
        <caption>{label}</caption>
        <TableHead rows={rows} element={element} />
        <tbody>
          {rows.map((row, index) => (
            <YearRow key={index} row={row} element={element} isOdd={index % 2 === 1} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TableHead({ rows, element }: TableProps) {
  const { language, say } = useSpeech();
  const means = useMemo(() => monthlyNormals(rows, element), [rows, element]);
  const yearly = element === 'rain' ? 'site.table-year-sum' : 'site.table-mean';
  return (
    <thead>
      <tr>
        <th scope="col">{say('site.table-year')}</th>
        {MONTHS.map((month) => (
          <th key={month} scope="col">
            {monthName(language, month)}
          </th>
        ))}
        <th scope="col">{say(yearly)}</th>
      </tr>
      <tr class="row-means">
        <th scope="row">{say('site.table-mean')}</th>
        <Figures months={means} element={element} />
      </tr>
    </thead>
  );
}

function YearRow({ row, element, isOdd }: { row: Row; element: Element; isOdd: boolean }) {
  const months = MONTHS.map((month) => row[columnKey(month, element)] ?? null);
  return (
    <tr class={isOdd ? 'row-odd' : ''}>
      <th scope="row">{row.Year}</th>
      <Figures months={months} element={element} />
    </tr>
  );
}

function Figures({ months, element }: { months: Months; element: Element }) {
  const { language, say } = useSpeech();
  const isMarked = (value: number | null) =>
    value !== null && isImpossible({ element, granularity: 'month' }, value);
  const possible = months.map((value) => (isMarked(value) ? null : value));
  const show = (value: number | null) => (value === null ? '' : showDecimals(language, value));
  return (
    <>
      {MONTHS.map((month) => {
        const value = months[month - 1] ?? null;
        const mark = isMarked(value) && { class: 'cell-impossible', title: say('warning.mark') };
        return (
          <td key={month} {...mark}>
            {show(value)}
          </td>
        );
      })}
      <td class="cell-year">{show(completeYearValue(possible, element))}</td>
    </>
  );
}

import { useMemo, useState } from 'preact/hooks';
import { chartWords, ELEMENT_NAMES, monthName, showDecimals } from '../../charts/chart-words.ts';
import { monthlyNormals } from '../../core/dataset/climate.ts';
import { columnKey, type Element } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import { MONTHS, type Months } from '../../core/dataset/month-values.ts';
import { ELEMENT_UNITS } from '../../core/dataset/unit-names.ts';
import { completeYearValue } from '../../core/dataset/yearly-value.ts';
import { isImpossible } from '../../core/quality/usual/possible-values.ts';
import { useSpeech } from '../shell/speech.tsx';
import { visibleRows } from './visible-rows.ts';

/** viewer.css draws rows of this height, and the spacers above and below need it. */
const ROW_HEIGHT_PX = 32;
/** The largest height of the table, used for the first drawing, before anything can be measured. */
const TALLEST_PX = 640;
const HEADER_ROWS = 2;

/** The rows beyond the view let a person scroll this far before anything is drawn anew. */
const STEP_PX = 8 * ROW_HEIGHT_PX;

type TableProps = { rows: readonly Row[]; element: Element };
type ValuesTableProps = TableProps & { isPrinting: boolean };

/** Only the rows in view are drawn, so ten thousand rows scroll like ten; on paper all of them are. */
export function ValuesTable({ rows, element, isPrinting }: ValuesTableProps) {
  const { language, say } = useSpeech();
  const [scrolledPx, setScrolledPx] = useState(0);
  const seen = visibleRows({
    rows: rows.length,
    rowHeightPx: ROW_HEIGHT_PX,
    heightPx: TALLEST_PX,
    scrolledPx,
  });
  const { first, count } = isPrinting ? { first: 0, count: rows.length } : seen;
  const after = rows.length - first - count;
  const label = say('site.table-label', {
    element: chartWords(language)(ELEMENT_NAMES[element]),
    unit: ELEMENT_UNITS[element],
  });
  return (
    <section
      class="table-frame"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={(event) => setScrolledPx(inSteps(event.currentTarget.scrollTop))}
    >
      <table class="values" aria-rowcount={rows.length + HEADER_ROWS}>
        {isPrinting && <caption>{label}</caption>}
        <TableHead rows={rows} element={element} />
        <tbody>
          <Spacer rows={first} />
          {rows.slice(first, first + count).map((row, index) => (
            <YearRow key={first + index} row={row} element={element} index={first + index} />
          ))}
          <Spacer rows={after} />
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
      <tr aria-rowindex={1}>
        <th scope="col">{say('site.table-year')}</th>
        {MONTHS.map((month) => (
          <th key={month} scope="col">
            {monthName(language, month)}
          </th>
        ))}
        <th scope="col">{say(yearly)}</th>
      </tr>
      <tr aria-rowindex={2} class="row-means">
        <th scope="row">{say('site.table-mean')}</th>
        <Figures months={means} element={element} />
      </tr>
    </thead>
  );
}

function YearRow({ row, element, index }: { row: Row; element: Element; index: number }) {
  const months = MONTHS.map((month) => row[columnKey(month, element)] ?? null);
  return (
    <tr aria-rowindex={index + 1 + HEADER_ROWS} class={index % 2 === 1 ? 'row-odd' : ''}>
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

function Spacer({ rows }: { rows: number }) {
  if (rows === 0) return null;
  return (
    <tr class="spacer" style={{ height: `${rows * ROW_HEIGHT_PX}px` }}>
      <td colSpan={MONTHS.length + 2} />
    </tr>
  );
}

function inSteps(scrolledPx: number): number {
  return Math.floor(scrolledPx / STEP_PX) * STEP_PX;
}

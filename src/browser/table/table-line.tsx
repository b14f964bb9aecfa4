import { addressOf } from '../../core/reading/a1.ts';
import { columnLetters } from '../../core/reading/cell-address.ts';
import { fitsOver } from './column-widths.ts';
import { type Geometry, placeOf, px, ROW_PX } from './table-geometry.ts';
import type { Contents } from './table-props.ts';
import type { Range } from './table-selection.ts';

type LineProps = {
  contents: Contents;
  geometry: Geometry;
  columns: number[];
  width: number;
  range: Range;
};

/** Row and column heads choose their whole line. */
export function TableLetters({ geometry, columns, width, range }: LineProps) {
  return (
    <tr aria-rowindex={1} class="line" style={{ top: '0', width: px(width) }}>
      <td class="number" data-all="1" />
      {columns.map((column) => {
        const { left, width } = placeOf({ row: 0, column }, geometry);
        return (
          <th
            key={column}
            scope="col"
            aria-colindex={column}
            class={
              isBetween(range.first.column, column, range.last.column) ? 'letter chosen' : 'letter'
            }
            style={{ left: px(left), width: px(width) }}
            data-column={column}
          >
            {columnLetters(column - 1)}
          </th>
        );
      })}
    </tr>
  );
}

export function TableLine({ row, ...drawn }: LineProps & { row: number }) {
  const { geometry, columns, width, range } = drawn;
  return (
    <tr aria-rowindex={row + 1} class="line" style={{ top: px(row * ROW_PX), width: px(width) }}>
      <th
        scope="row"
        class={isBetween(range.first.row, row, range.last.row) ? 'number chosen' : 'number'}
        data-row={row}
      >
        {row}
      </th>
      {columns.map((column) => (
        <TableCell key={column} row={row} column={column} geometry={geometry} drawn={drawn} />
      ))}
    </tr>
  );
}

type CellProps = { row: number; column: number; geometry: Geometry; drawn: LineProps };

function TableCell({ row, column, geometry, drawn }: CellProps) {
  const { contents, range } = drawn;
  const { left, width } = placeOf({ row, column }, geometry);
  const address = addressOf({ row, column });
  const note = contents.notes[address];
  const isIn =
    isBetween(range.first.row, row, range.last.row) &&
    isBetween(range.first.column, column, range.last.column);
  const looks = [isIn && 'chosen', lookOf(contents, row, column, width), note && 'noted'];
  return (
    <td
      aria-colindex={column}
      class={['cell', ...looks].filter(Boolean).join(' ')}
      style={{ left: px(left), width: px(width) }}
      data-address={address}
      title={note}
    >
      {contents.display[row - 1]?.[column - 1] ?? ''}
    </td>
  );
}

/** Numbers and dates stand right, and texts flow over empty neighbours. */
function lookOf({ display, kinds }: Contents, row: number, column: number, width: number): string {
  const kind = kinds[row - 1]?.[column - 1];
  if (kind === 'n' || kind === 'd') return 'right';
  const texts = display[row - 1] ?? [];
  const isLong = kind === 't' && !fitsOver(texts[column - 1] ?? '', width);
  return isLong && !texts[column] ? 'spills' : '';
}

function isBetween(first: number, between: number, last: number): boolean {
  return first <= between && between <= last;
}

import { useState } from 'preact/hooks';
import { addressOf, type Place, placesOf } from '../../core/reading/a1.ts';
import { ActMenu } from './act-menu.tsx';
import { drawnOf, placeOf, px, ROW_PX } from './table-geometry.ts';
import { TableLetters, TableLine } from './table-line.tsx';
import type { Act, Lines, TableProps } from './table-props.ts';
import { only, rangeOf } from './table-selection.ts';
import { type Desk, useDesk } from './use-desk.ts';

/**
 * A sheet as a table that draws what is in sight. One field lies over the active cell and has the focus there: the
 * browser itself brings it each letter, however quickly they come.
 */
export function SheetTable(props: TableProps) {
  const desk = useDesk(props);
  const [menu, setMenu] = useState<{ x: number; y: number; acts: Act[] } | null>(null);
  const { geometry, scroller, selection } = desk;
  const { rows, columns } = drawnOf(desk.sight, geometry);
  const frozen = Array.from({ length: geometry.frozen }, (_, at) => at + 1);
  const width = geometry.starts.at(-1) ?? 0;
  const line = { ...props, geometry, columns, width, range: rangeOf(selection) };
  const openMenu = (event: MouseEvent) => {
    const lines = linesAt(event.target, desk);
    const acts = lines.flatMap(props.actsOn);
    if (acts.length === 0) return;
    event.preventDefault();
    setMenu({ x: event.clientX, y: event.clientY, acts });
  };
  return (
    <section class="sheet-table" aria-label={props.label} ref={scroller} onScroll={desk.look}>
      <table
        aria-label={props.label}
        aria-rowcount={geometry.size.rows + 1}
        aria-colcount={geometry.size.columns}
        class="canvas"
        style={{ width: px(width), height: px((geometry.size.rows + 1) * ROW_PX) }}
        onMouseDown={(event) => press(event, desk)}
        onMouseMove={(event) => drag(event, desk)}
        onDblClick={desk.open}
        onContextMenu={openMenu}
      >
        <thead class="head" style={{ height: px((geometry.frozen + 1) * ROW_PX) }}>
          <TableLetters {...line} />
          {frozen.map((row) => (
            <TableLine key={row} row={row} {...line} />
          ))}
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableLine key={row} row={row} {...line} />
          ))}
        </tbody>
      </table>
      <ActiveField desk={desk} openMenu={openMenu} />
      {menu && (
        <ActMenu
          {...menu}
          close={() => {
            setMenu(null);
            desk.takeKeys();
          }}
        />
      )}
    </section>
  );
}

function ActiveField({ desk, openMenu }: { desk: Desk; openMenu: (event: MouseEvent) => void }) {
  const { selection, geometry, sight, typing, props } = desk;
  const { left, top, width } = placeOf(selection.at, geometry);
  const isFrozen = selection.at.row <= geometry.frozen;
  const address = addressOf(selection.at);
  const looks = ['active', isFrozen && 'in-head', typing && 'typing'].filter(Boolean).join(' ');
  return (
    <div
      class={looks}
      style={{ left: px(left), top: px(isFrozen ? top + sight.top : top), width: px(width) }}
    >
      <input
        ref={desk.field}
        aria-label={[address, props.contents.notes[address]].filter(Boolean).join(': ')}
        autocomplete="off"
        spellcheck={false}
        onKeyDown={desk.hearKey}
        onInput={desk.hearInput}
        onFocus={desk.hearFocus}
        onBlur={({ currentTarget }) => {
          // It keeps the focus where only the window loses it, and what is being typed stays open.
          if (document.activeElement !== currentTarget) desk.end(true);
        }}
        onContextMenu={openMenu}
      />
    </div>
  );
}

/** The cell is chosen before the press is over, so that a paste right after it goes there. */
function press(event: MouseEvent, desk: Desk): void {
  // Else the page would take the focus from the field.
  event.preventDefault();
  desk.end(true);
  const { used } = desk.geometry;
  const head = headAt(event.target);
  const place = placeAt(event.target);
  if (head && event.button !== 0 && isChosen(head, desk)) return;
  if (head) desk.select(wholeLine(head, used));
  else if (place && event.button === 0)
    desk.select(event.shiftKey ? { at: desk.selection.at, to: place } : only(place));
  desk.takeKeys();
}

function drag(event: MouseEvent, desk: Desk): void {
  const to = placeAt(event.target);
  if (event.buttons !== 1 || !to || desk.typing) return;
  if (addressOf(to) !== addressOf(desk.selection.to)) desk.select({ at: desk.selection.at, to });
}

type Head = { of: Lines['of'] | 'all'; number: number };

function headAt(target: EventTarget | null): Head | null {
  const { row, column, all } = (target as HTMLElement).dataset;
  if (row) return { of: 'rows', number: Number(row) };
  if (column) return { of: 'columns', number: Number(column) };
  return all ? { of: 'all', number: 1 } : null;
}

function placeAt(target: EventTarget | null): Place | null {
  return placesOf((target as HTMLElement).dataset.address ?? '')?.first ?? null;
}

function wholeLine({ of, number }: Head, used: { rows: number; columns: number }) {
  const last = { row: Math.max(1, used.rows), column: Math.max(1, used.columns) };
  if (of === 'rows')
    return { at: { row: number, column: 1 }, to: { row: number, column: last.column } };
  if (of === 'columns')
    return { at: { row: 1, column: number }, to: { row: last.row, column: number } };
  return { at: { row: 1, column: 1 }, to: last };
}

/** Whether a press on a head falls into lines that are chosen whole. */
function isChosen({ of, number }: Head, desk: Desk): boolean {
  if (of === 'all') return false;
  const { first, count } = desk.lines(of);
  const across = of === 'rows' ? 'columns' : 'rows';
  const isWhole = desk.lines(across).count >= desk.geometry.used[across];
  return isWhole && first <= number && number < first + count;
}

/** By a head the lines it stands for, elsewhere both. */
function linesAt(target: EventTarget | null, desk: Desk): Lines[] {
  const of = headAt(target)?.of;
  if (of === 'all') return [];
  return of ? [desk.lines(of)] : [desk.lines('rows'), desk.lines('columns')];
}

import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { addressOf, type Place, placesOf } from '../../core/reading/a1.ts';
import { clipboardText } from './clipboard-text.ts';
import { type Geometry, geometryOf, ROW_PX, type Sight, scrolledTo } from './table-geometry.ts';
import type { ActiveCell, Lines, TableProps } from './table-props.ts';
import { afterKey, only, rangeOf, type Selection } from './table-selection.ts';

export type Desk = ReturnType<typeof useDesk>;

type Held = {
  props: TableProps;
  geometry: Geometry;
  selection: Selection;
  /** `was`: the text an opened cell had; null where what is typed takes its place */
  typing: { was: string | null } | null;
  /** the last jump that was followed */
  jumps: number;
  sight: Sight;
};

const NOWHERE: Sight = { top: 0, left: 0, width: 1200, height: 800 };

/**
 * What a person does at the table. It is held beside what is drawn: of keys that come quickly the second knows what
 * the first has done.
 */
export function useDesk(props: TableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [, redraw] = useReducer<number, void>((count) => count + 1, 0);
  const geometry = useMemo(() => geometryOf(props.contents), [props.contents]);
  const held = useRef<Held | null>(null);
  held.current ??= {
    props,
    geometry,
    selection: selectionOf(props.cell),
    typing: null,
    jumps: -1,
    sight: NOWHERE,
  };
  const desk = held.current;
  Object.assign(desk, { props, geometry });
  const acts = useMemo(() => actsAt(desk, { scroller, field, redraw: () => redraw() }), []);

  useLayoutEffect(acts.rest, [props.contents]);
  useLayoutEffect(() => {
    if (!desk.typing) acts.follow();
  }, [props.cell.jumps]);
  useEffect(() => acts.listen(), []);
  return { ...desk, ...acts, scroller, field };
}

type Drawn = {
  scroller: { current: HTMLDivElement | null };
  field: { current: HTMLInputElement | null };
  redraw: () => void;
};

function actsAt(desk: Held, { scroller, field, redraw }: Drawn) {
  /** The field has the text of the active cell, chosen whole: the first letter takes its place. */
  const rest = () => {
    if (desk.typing || !field.current) return;
    field.current.value = textAt(desk);
    if (document.activeElement === field.current) field.current.select();
  };
  const look = () => {
    const { scrollTop: top, scrollLeft: left, clientWidth, clientHeight } = scroller.current ?? {};
    desk.sight = { ...NOWHERE, top: top ?? 0, left: left ?? 0 };
    if (clientWidth && clientHeight)
      Object.assign(desk.sight, { width: clientWidth, height: clientHeight });
    redraw();
  };
  const show = (place: Place) => {
    if (!scroller.current) return;
    const { top, left } = scrolledTo(place, desk.sight, desk.geometry);
    scroller.current.scrollTop = top;
    scroller.current.scrollLeft = left;
    look();
  };
  const select = (selection: Selection) => {
    const address = addressOf(selection.at);
    const isSame = address === addressOf(desk.selection.at);
    desk.selection = selection;
    rest();
    redraw();
    if (!isSame) desk.props.choose(address);
  };
  const go = (selection: Selection) => {
    select(selection);
    show(selection.to);
  };
  const takeKeys = () => field.current?.focus({ preventScroll: true });
  const follow = () => {
    const { cell } = desk.props;
    desk.jumps = cell.jumps;
    desk.selection = selectionOf(cell);
    look();
    rest();
    show(desk.selection.at);
    if (cell.shown && !isInOtherField()) takeKeys();
  };
  const open = () => {
    if (!field.current) return;
    desk.typing = { was: textAt(desk) };
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
    redraw();
  };
  /** Ends what is being typed; a script that has gone elsewhere meanwhile is followed now. */
  const end = (isTaken: boolean) => {
    const { typing, selection, props } = desk;
    if (!typing) return;
    const text = field.current?.value ?? '';
    desk.typing = null;
    if (isTaken && text !== typing.was) props.enter([{ ...selection.at, text }]);
    if (props.cell.jumps === desk.jumps) rest();
    else follow();
    redraw();
  };
  const hear = keysOf(desk, {
    rest,
    open,
    end,
    select,
    go,
    redraw,
    page: () => pageOf(desk.sight),
  });
  return {
    ...hear,
    rest,
    look,
    select,
    go,
    follow,
    open,
    end,
    takeKeys,
    /** The rows or columns that are chosen, at most as far as the table goes. */
    lines: (of: Lines['of']): Lines => {
      const { first, last } = rangeOf(desk.selection);
      const side = of === 'rows' ? 'row' : 'column';
      return { of, first: first[side], count: last[side] - first[side] + 1 };
    },
    /** The clipboard belongs to the table also while nothing on the page has the focus. */
    listen: () => {
      const size = new ResizeObserver(look);
      if (scroller.current) size.observe(scroller.current);
      const clipboard = (event: ClipboardEvent) => {
        if (!desk.typing && hasKeys(field.current)) hear.useClipboard(event);
      };
      const kinds = ['copy', 'cut', 'paste'] as const;
      for (const kind of kinds) document.addEventListener(kind, clipboard);
      return () => {
        end(true);
        size.disconnect();
        for (const kind of kinds) document.removeEventListener(kind, clipboard);
      };
    },
  };
}

type Moves = {
  rest: () => void;
  open: () => void;
  end: (isTaken: boolean) => void;
  select: (selection: Selection) => void;
  go: (selection: Selection) => void;
  redraw: () => void;
  page: () => number;
};

function keysOf(desk: Held, { rest, open, end, select, go, redraw, page }: Moves) {
  const empty = () => {
    const { first, last } = rangeOf(desk.selection);
    const texts = desk.props.contents.display.slice(first.row - 1, last.row).flatMap((row, at) =>
      row.slice(first.column - 1, last.column).flatMap((text, beside) => {
        const place = { row: first.row + at, column: first.column + beside };
        return text === '' ? [] : [{ ...place, text: '' }];
      }),
    );
    if (texts.length > 0) desk.props.enter(texts);
  };
  const move = (event: KeyboardEvent): boolean => {
    const { size, used } = desk.geometry;
    const isFull = ({ row, column }: Place) =>
      (desk.props.contents.display[row - 1]?.[column - 1] ?? '') !== '';
    const sheet = { ...size, used, page: page(), isFull };
    const next = afterKey(desk.selection, event, sheet);
    // All that is chosen need not be in sight.
    if (next && event.key.toLowerCase() === 'a') select(next);
    else if (next) go(next);
    return next !== null;
  };
  /** Enter goes down and Tab on; an arrow ends only what took the place of a text. */
  const whileTyping = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (key === 'Escape') end(false);
    else if (key === 'Enter' || key === 'Tab' || (desk.typing?.was === null && isArrow(key))) {
      const { jumps } = desk;
      end(true);
      if (desk.jumps !== jumps) return true;
      if (key === 'Enter') go(only(below(desk.selection.at, event.shiftKey ? -1 : 1)));
      else move(event);
    } else return false;
    return true;
  };
  const whileResting = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const isShortcut = event.ctrlKey || event.metaKey;
    if (isShortcut && key.toLowerCase() === 'z') desk.props.undo();
    else if (key === 'Escape') desk.props.leave();
    else if (key === 'Enter' || key === 'F2') open();
    else if (key === 'Delete' || key === 'Backspace') empty();
    else return move(event);
    return true;
  };
  return {
    hearKey: (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return;
      const hear = desk.typing ? whileTyping : whileResting;
      if (hear(event)) event.preventDefault();
    },
    hearInput: () => {
      desk.typing ??= { was: null };
      redraw();
    },
    hearFocus: rest,
    useClipboard: (event: ClipboardEvent) => {
      event.preventDefault();
      const { contents, paste } = desk.props;
      const range = rangeOf(desk.selection);
      if (event.type === 'paste')
        return paste(range.first, event.clipboardData?.getData('text/plain') ?? '');
      event.clipboardData?.setData('text/plain', clipboardText(contents, range));
      if (event.type === 'cut') empty();
    },
  };
}

function selectionOf({ address }: ActiveCell): Selection {
  const places = placesOf(address);
  return places ? { at: places.first, to: places.last } : only({ row: 1, column: 1 });
}

function textAt({ selection: { at }, props }: Held): string {
  return props.contents.display[at.row - 1]?.[at.column - 1] ?? '';
}

function below({ row, column }: Place, rows: number): Place {
  return { row: Math.max(1, row + rows), column };
}

function isArrow(key: string): boolean {
  return key.startsWith('Arrow');
}

function pageOf({ height }: Sight): number {
  return Math.max(1, Math.floor(height / ROW_PX) - 2);
}

/** Nothing else on the page has the focus. */
function hasKeys(field: HTMLInputElement | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === field;
}

/** Whoever types elsewhere goes on typing there. */
function isInOtherField(): boolean {
  return !!document.activeElement?.matches('input:not(.sheet-table *), textarea, select');
}

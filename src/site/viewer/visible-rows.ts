/** Rows drawn above and below the view, so that no gap shows while a person scrolls. */
const SPARE_ROWS = 12;

type Window = { first: number; count: number };

/** Which rows of a long table to draw: the ones in view and a few more. */
export function visibleRows(props: {
  rows: number;
  rowHeightPx: number;
  scrolledPx: number;
  heightPx: number;
}): Window {
  const { rows, rowHeightPx, scrolledPx, heightPx } = props;
  const inView = Math.ceil(heightPx / rowHeightPx);
  const top = Math.min(Math.floor(scrolledPx / rowHeightPx), Math.max(0, rows - inView));
  const first = Math.max(0, top - SPARE_ROWS);
  return { first, count: Math.min(rows - first, inView + 2 * SPARE_ROWS) };
}

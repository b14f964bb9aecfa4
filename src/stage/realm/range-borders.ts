import type { CellMark, CellValue } from '../platform/calls.ts';
import { asColor, keptCss } from './color.ts';
import { defineClass, type Methods } from './define-class.ts';
import { BorderStyle, enumName } from './enums.ts';
import type { RangeState } from './makers.ts';
import { readAll, readOne, writeAll } from './range-cells.ts';

/** Real, never published, and in old scripts: `range.getBorder().getTop().getBorderStyle()`. */
export type Border = {
  getColor(): GoogleAppsScript.Spreadsheet.Color;
  getBorderStyle(): GoogleAppsScript.Spreadsheet.BorderStyle | null;
};
export type Borders = Record<'getTop' | 'getBottom' | 'getLeft' | 'getRight', () => Border>;

type Side = 'Top' | 'Bottom' | 'Left' | 'Right';
const SIDES: readonly Side[] = ['Top', 'Bottom', 'Left', 'Right'];
const markOf = (side: Side): CellMark => `border${side}`;

const DEFAULT_COLOR = '#000000';

const newBorder = defineClass<Border, { kept: CellValue }>('Spreadsheet.Border', () => ({
  getBorderStyle() {
    return (styleIn(this.kept) ?? null) as GoogleAppsScript.Spreadsheet.BorderStyle | null;
  },
  getColor() {
    return asColor(String(this.kept).split(' ')[1] ?? DEFAULT_COLOR);
  },
}));

function styleIn(kept: CellValue) {
  return BorderStyle[String(kept).split(' ')[0] as keyof typeof BorderStyle];
}

const newBorders = defineClass<Borders, { sides: Record<Side, CellValue> }>(
  'Spreadsheet.Borders',
  () => ({
    getBottom() {
      return newBorder({ kept: this.sides.Bottom });
    },
    getLeft() {
      return newBorder({ kept: this.sides.Left });
    },
    getRight() {
      return newBorder({ kept: this.sides.Right });
    },
    getTop() {
      return newBorder({ kept: this.sides.Top });
    },
  }),
);

type Api = GoogleAppsScript.Spreadsheet.Range & { getBorder(): Borders | null };
type Wish = boolean | null | undefined;

/** Borders lie with their cells and are given back; nothing is drawn. */
export const rangeBorders = (): Methods<Api, RangeState> => ({
  getBorder() {
    const kept = SIDES.map((side): [Side, CellValue] => [side, readOne(this, markOf(side))]);
    if (kept.every(([, border]) => border === null)) return null;
    return newBorders({ sides: Object.fromEntries(kept) as Record<Side, CellValue> });
  },
  setBorder(
    top: Wish,
    left: Wish,
    bottom: Wish,
    right: Wish,
    vertical: Wish,
    horizontal: Wish,
    color?: unknown,
    style?: unknown,
  ) {
    const look = `${enumName(style ?? BorderStyle.SOLID)} ${keptCss(color) ?? DEFAULT_COLOR}`;
    const wishes: Record<Side, (row: number, column: number) => Wish> = {
      Top: (row) => (row === 0 ? top : horizontal),
      Bottom: (row) => (row === this.rows - 1 ? bottom : horizontal),
      Left: (_, column) => (column === 0 ? left : vertical),
      Right: (_, column) => (column === this.columns - 1 ? right : vertical),
    };
    for (const side of SIDES) draw(this, markOf(side), wishes[side], look);
    return this.self;
  },
});

/** True draws a side, false takes it away, null leaves it. */
function draw(
  state: RangeState,
  mark: CellMark,
  wish: (row: number, column: number) => Wish,
  look: string,
): void {
  const cells = readAll(state, mark).map((row, rowIndex) =>
    row.map((before, columnIndex) => {
      const wanted = wish(rowIndex, columnIndex) ?? null;
      return wanted === null ? before : wanted ? look : null;
    }),
  );
  writeAll(state, mark, cells);
}

import { asColor, asHex, keptColor, keptCss } from './color.ts';
import { hexOfParts } from './css-colors.ts';
import type { Methods } from './define-class.ts';
import { enumName, TextDirection, WrapStrategy } from './enums.ts';
import type { RangeState } from './makers.ts';
import {
  getAll,
  getOne,
  readAll,
  readOne,
  setAll,
  setOne,
  writeAll,
  writeSame,
} from './range-cells.ts';
import { asTextStyle, marksOfStyle, STYLE_MARKS } from './text-style.ts';

type Sheets = typeof GoogleAppsScript.Spreadsheet;
type Api = GoogleAppsScript.Spreadsheet.Range;
type FontLine = GoogleAppsScript.Spreadsheet.FontLine;
type FontStyle = GoogleAppsScript.Spreadsheet.FontStyle;
type FontWeight = GoogleAppsScript.Spreadsheet.FontWeight;
type Strategy = Sheets['WrapStrategy'][keyof Sheets['WrapStrategy']];

/** A cell whose wrapping was never set answers true here, and `OVERFLOW` as its strategy. */
const isWrap = (value: unknown) => value === null || value === 'WRAP';
const wrapOf = (value: unknown) => (value ? 'WRAP' : 'OVERFLOW');
const strategyOf = (value: unknown) =>
  WrapStrategy[String(value ?? 'OVERFLOW') as keyof typeof WrapStrategy] as Strategy & number;
const directionOf = (value: unknown) =>
  value === null ? null : TextDirection[String(value) as keyof typeof TextDirection];
const nameOf = (value: unknown) => (value === null ? null : enumName(value));

/** The platform's own name for `normal`. */
const alignmentOf = (value: unknown) => (value === 'normal' ? 'general-left' : value);

function rotationOf(
  value: unknown,
  isVertical: unknown,
): GoogleAppsScript.Spreadsheet.TextRotation {
  return { getDegrees: () => Number(value), isVertical: () => isVertical === true };
}
/** Degrees, or a rotation read from another cell. */
function degreesOf(value: unknown): unknown {
  return typeof value === 'number' || value === null
    ? value
    : (value as { getDegrees(): number }).getDegrees();
}

/** How cells look. Nothing is drawn; what was set is given back. */
export const rangeFormat = (): Methods<Api, RangeState> => ({
  getBackground: getOne<string>('background', asHex),
  getBackgroundObject: getOne('background', asColor),
  getBackgroundObjects: getAll('background', asColor),
  getBackgrounds: getAll<string>('background', asHex),
  getFontColor: getOne<string>('fontColor', asHex),
  getFontColorObject: getOne('fontColor', asColor),
  getFontColorObjects: getAll('fontColor', asColor),
  getFontColors: getAll<string>('fontColor', asHex),
  getFontFamilies: getAll<string>('fontFamily'),
  getFontFamily: getOne<string>('fontFamily'),
  getFontLine: getOne<FontLine>('fontLine'),
  getFontLines: getAll<FontLine>('fontLine'),
  getFontSize: getOne<number>('fontSize'),
  getFontSizes: getAll<number>('fontSize'),
  getFontStyle: getOne<FontStyle>('fontStyle'),
  getFontStyles: getAll<FontStyle>('fontStyle'),
  getFontWeight: getOne<FontWeight>('fontWeight'),
  getFontWeights: getAll<FontWeight>('fontWeight'),
  getHorizontalAlignment: getOne<string>('horizontalAlignment'),
  getHorizontalAlignments: getAll<string>('horizontalAlignment'),
  getNumberFormat() {
    return String(readOne(this, 'numberFormat'));
  },
  getNumberFormats() {
    return readAll(this, 'numberFormat') as string[][];
  },
  getTextDirection: getOne('textDirection', directionOf),
  getTextDirections: getAll('textDirection', directionOf),
  getTextRotation() {
    return rotationOf(readOne(this, 'textRotation') ?? 0, readOne(this, 'verticalText'));
  },
  getTextRotations() {
    const vertical = readAll(this, 'verticalText');
    return readAll(this, 'textRotation').map((row, rowIndex) =>
      row.map((value, columnIndex) => rotationOf(value ?? 0, vertical[rowIndex]?.[columnIndex])),
    );
  },
  getTextStyle() {
    return asTextStyle((mark) => readOne(this, mark));
  },
  getTextStyles() {
    const marks = new Map(STYLE_MARKS.map((mark) => [mark, readAll(this, mark)]));
    return Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (__, column) =>
        asTextStyle((mark) => marks.get(mark)?.[row]?.[column] ?? null),
      ),
    );
  },
  getVerticalAlignment: getOne<string>('verticalAlignment'),
  getVerticalAlignments: getAll<string>('verticalAlignment'),
  getWrap: getOne<boolean>('wrapStrategy', isWrap),
  getWraps: getAll<boolean>('wrapStrategy', isWrap),
  getWrapStrategies: getAll('wrapStrategy', strategyOf),
  getWrapStrategy: getOne('wrapStrategy', strategyOf),
  setBackground: setOne('background', keptCss),
  setBackgroundObject: setOne('background', keptColor),
  setBackgroundObjects: setAll('background', keptColor),
  setBackgroundRGB(red, green, blue) {
    return this.self.setBackground(hexOfParts([red, green, blue]));
  },
  setBackgrounds: setAll('background', keptCss),
  setFontColor: setOne('fontColor', keptCss),
  setFontColorObject: setOne('fontColor', keptColor),
  setFontColorObjects: setAll('fontColor', keptColor),
  setFontColors: setAll('fontColor', keptCss),
  setFontFamilies: setAll('fontFamily'),
  setFontFamily: setOne('fontFamily'),
  setFontLine: setOne('fontLine'),
  setFontLines: setAll('fontLine'),
  setFontSize: setOne('fontSize'),
  setFontSizes: setAll('fontSize'),
  setFontStyle: setOne('fontStyle'),
  setFontStyles: setAll('fontStyle'),
  setFontWeight: setOne('fontWeight'),
  setFontWeights: setAll('fontWeight'),
  setHorizontalAlignment: setOne('horizontalAlignment', alignmentOf),
  setHorizontalAlignments: setAll('horizontalAlignment', alignmentOf),
  setNumberFormat(numberFormat) {
    writeSame(this, 'numberFormat', numberFormat);
    return this.self;
  },
  setNumberFormats(numberFormats) {
    writeAll(this, 'numberFormat', numberFormats);
    return this.self;
  },
  setShowHyperlink() {
    // Links are drawn by a browser; no method tells whether they are.
    return this.self;
  },
  setTextDirection: setOne('textDirection', nameOf),
  setTextDirections: setAll('textDirection', nameOf),
  setTextRotation(rotation: unknown) {
    writeSame(this, 'verticalText', null);
    writeSame(this, 'textRotation', degreesOf(rotation));
    return this.self;
  },
  setTextRotations(rotations: unknown[][]) {
    writeSame(this, 'verticalText', null);
    writeAll(
      this,
      'textRotation',
      rotations.map((row) => row.map(degreesOf)),
    );
    return this.self;
  },
  setTextStyle(style) {
    for (const [mark, value] of marksOfStyle(style)) writeSame(this, mark, value);
    return this.self;
  },
  setTextStyles(styles) {
    const marks = styles.map((row) => row.map((style) => new Map(marksOfStyle(style))));
    for (const mark of STYLE_MARKS)
      if (marks.some((row) => row.some((cell) => cell.has(mark))))
        writeAll(
          this,
          mark,
          marks.map((row) => row.map((cell) => cell.get(mark) ?? null)),
        );
    return this.self;
  },
  setVerticalAlignment: setOne('verticalAlignment'),
  setVerticalAlignments: setAll('verticalAlignment'),
  setVerticalText(isVertical) {
    // Letters stand upright one below the other: the text has no angle any more.
    writeSame(this, 'textRotation', null);
    writeSame(this, 'verticalText', isVertical);
    return this.self;
  },
  setWrap: setOne('wrapStrategy', wrapOf),
  setWraps: setAll('wrapStrategy', wrapOf),
  setWrapStrategies: setAll('wrapStrategy', nameOf),
  setWrapStrategy: setOne('wrapStrategy', nameOf),
});

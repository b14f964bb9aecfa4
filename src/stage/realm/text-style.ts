import type { CellMark, CellValue } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { asColor, asHexOrTheme, keptColor, keptCss } from './color.ts';
import { defineClass, type Make } from './define-class.ts';
import { ownOf } from './own.ts';

type Api = GoogleAppsScript.Spreadsheet.TextStyle;
type Builder = GoogleAppsScript.Spreadsheet.TextStyleBuilder;

/** What a style says; what it leaves out stays as it is. */
export type Style = {
  bold?: boolean;
  italic?: boolean;
  strikethrough?: boolean;
  underline?: boolean;
  family?: string | null;
  size?: number | null;
  color?: string | null;
};

export const newTextStyleObject: Make<Api, { style: Style }> = defineClass<Api, { style: Style }>(
  'Spreadsheet.TextStyle',
  () => ({
    copy() {
      return newBuilder({ style: { ...this.style } });
    },
    getFontFamily() {
      return this.style.family ?? null;
    },
    getFontSize() {
      return this.style.size ?? null;
    },
    getForegroundColor() {
      return this.style.color ? asHexOrTheme(this.style.color) : null;
    },
    getForegroundColorObject() {
      return this.style.color ? asColor(this.style.color) : null;
    },
    isBold() {
      return this.style.bold ?? (null as unknown as boolean);
    },
    isItalic() {
      return this.style.italic ?? (null as unknown as boolean);
    },
    isStrikethrough() {
      return this.style.strikethrough ?? (null as unknown as boolean);
    },
    isUnderline() {
      return this.style.underline ?? (null as unknown as boolean);
    },
  }),
);

/** Each setter keeps one part of the style; they differ by nothing else. */
function set<Part extends keyof Style>(part: Part) {
  return function (this: { style: Style; self?: Builder }, value: Style[Part]): Builder {
    this.style[part] = value;
    return this.self as Builder;
  };
}

const newBuilder: Make<Builder, { style: Style }> = defineClass<Builder, { style: Style }>(
  'Spreadsheet.TextStyleBuilder',
  () => ({
    build() {
      return newTextStyleObject({ style: { ...this.style } });
    },
    setBold: set('bold'),
    setFontFamily: set('family'),
    setFontSize: set('size'),
    setForegroundColor(color) {
      this.style.color = keptCss(color);
      return this.self;
    },
    setForegroundColorObject(color) {
      this.style.color = keptColor(color);
      return this.self;
    },
    setItalic: set('italic'),
    setStrikethrough: set('strikethrough'),
    setUnderline: set('underline'),
  }),
);

export function newTextStyle(): Builder {
  return newBuilder({ style: {} });
}

export function styleOf(style: unknown): Style {
  const own = ownOf<{ style: Style }>(style);
  if (!own) throw exception('invalid-argument', { name: 'style' });
  return own.style;
}

/** The marks of a cell that make its style. */
export const STYLE_MARKS = [
  'fontColor',
  'fontFamily',
  'fontLine',
  'fontSize',
  'fontStyle',
  'fontWeight',
] as const satisfies readonly CellMark[];
type StyleMark = (typeof STYLE_MARKS)[number];

/** A style lists what stands in for a font; a cell names one. */
const DEFAULT_FAMILIES = 'arial,sans,sans-serif';

export function asTextStyle(read: (mark: StyleMark) => CellValue): Api {
  return newTextStyleObject({ style: cellStyle(read) });
}

/** The style of a cell's own marks: each part says something. */
export function cellStyle(read: (mark: StyleMark) => CellValue): Style {
  const line = read('fontLine');
  return {
    bold: read('fontWeight') === 'bold',
    italic: read('fontStyle') === 'italic',
    strikethrough: line === 'line-through',
    underline: line === 'underline',
    family: String(read('fontFamily') ?? DEFAULT_FAMILIES),
    size: Number(read('fontSize') ?? 10),
    color: String(read('fontColor') ?? '#000000'),
  };
}

export function marksOfStyle(style: unknown): [StyleMark, CellValue][] {
  const { bold, italic, strikethrough, underline, family, size, color } = styleOf(style);
  const marks: [StyleMark, CellValue][] = [];
  if (bold !== undefined) marks.push(['fontWeight', bold ? 'bold' : 'normal']);
  if (italic !== undefined) marks.push(['fontStyle', italic ? 'italic' : 'normal']);
  if (strikethrough !== undefined || underline !== undefined)
    marks.push(['fontLine', strikethrough ? 'line-through' : underline ? 'underline' : 'none']);
  if (family !== undefined) marks.push(['fontFamily', family]);
  if (size !== undefined) marks.push(['fontSize', size]);
  if (color !== undefined) marks.push(['fontColor', color]);
  return marks;
}

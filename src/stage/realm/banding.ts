import { overlap } from '../platform/areas.ts';
import type { KeptItem, RangeAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { asColor, asHex, keptColor, keptCss } from './color.ts';
import { defineClass, type Make } from './define-class.ts';
import { enumName } from './enums.ts';
import { forget, keep, kept, update } from './kept.ts';
import { newRange } from './makers.ts';
import { rangeState } from './range-cells.ts';

type Api = GoogleAppsScript.Spreadsheet.Banding;
type Color = GoogleAppsScript.Spreadsheet.Color;
type Own = KeptItem;
/** The published types lack the methods with colours as objects. */
type BandingApi = Api &
  Record<`get${Part}Object`, () => Color | null> &
  Record<`set${Part}Object`, (color: Color | null) => Api>;
type Part = `${'First' | 'Second' | 'Header' | 'Footer'}${'Row' | 'Column'}Color`;

/** Each part of the banding is a colour, kept under its name; they differ by nothing else. */
function get(part: Part) {
  return function (this: Own): string | null {
    return colorIn(this.data[part]);
  };
}
function getObject(part: Part) {
  return function (this: Own): Color | null {
    const kept = this.data[part];
    return kept ? asColor(kept) : null;
  };
}
/** What an earlier stage kept in place of a colour, `CYAN header`, is still understood. */
function colorIn(kept: unknown): string | null {
  if (!kept) return null;
  const [theme = '', band = ''] = String(kept).split(' ');
  return band === '' ? asHex(kept) : (themeColors(theme)[band as Band] ?? null);
}
function set(part: Part) {
  return function (this: Own & { self?: BandingApi }, color: string | null): BandingApi {
    return put(this, part, keptCss(color));
  };
}
function setObject(part: Part) {
  return function (this: Own & { self?: BandingApi }, color: Color | null): BandingApi {
    return put(this, part, keptColor(color));
  };
}
function put(banding: Own & { self?: BandingApi }, part: Part, color: string | null): BandingApi {
  // A header or a footer may go; without its two bands there is no banding.
  if (color === null && /^(First|Second)/.test(part))
    throw exception('band-color-missing', { name: spoken(part) });
  banding.data[part] = color;
  update(banding);
  return banding.self as BandingApi;
}
/** `SecondRowColor` is the "Second row" colour. */
const spoken = (part: Part) =>
  part.replace(/Color$/, '').replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const newBanding: Make<BandingApi, Own> = defineClass<BandingApi, Own>(
  'Spreadsheet.Banding',
  () => ({
    copyTo(range) {
      const { sheet, document, ...area } = rangeState(range);
      return newBanding(
        keep({ document, kind: 'banding', sheet, range: area, data: { ...this.data } }),
      );
    },
    getFirstColumnColor: get('FirstColumnColor'),
    getFirstColumnColorObject: getObject('FirstColumnColor'),
    getFirstRowColor: get('FirstRowColor'),
    getFirstRowColorObject: getObject('FirstRowColor'),
    getFooterColumnColor: get('FooterColumnColor'),
    getFooterColumnColorObject: getObject('FooterColumnColor'),
    getFooterRowColor: get('FooterRowColor'),
    getFooterRowColorObject: getObject('FooterRowColor'),
    getHeaderColumnColor: get('HeaderColumnColor'),
    getHeaderColumnColorObject: getObject('HeaderColumnColor'),
    getHeaderRowColor: get('HeaderRowColor'),
    getHeaderRowColorObject: getObject('HeaderRowColor'),
    getRange() {
      if (!this.range) throw exception('range-not-found');
      return newRange({ document: this.document, sheet: this.sheet, ...this.range });
    },
    getSecondColumnColor: get('SecondColumnColor'),
    getSecondColumnColorObject: getObject('SecondColumnColor'),
    getSecondRowColor: get('SecondRowColor'),
    getSecondRowColorObject: getObject('SecondRowColor'),
    remove() {
      forget(this);
    },
    setFirstColumnColor: set('FirstColumnColor'),
    setFirstColumnColorObject: setObject('FirstColumnColor'),
    setFirstRowColor: set('FirstRowColor'),
    setFirstRowColorObject: setObject('FirstRowColor'),
    setFooterColumnColor: set('FooterColumnColor'),
    setFooterColumnColorObject: setObject('FooterColumnColor'),
    setFooterRowColor: set('FooterRowColor'),
    setFooterRowColorObject: setObject('FooterRowColor'),
    setHeaderColumnColor: set('HeaderColumnColor'),
    setHeaderColumnColorObject: setObject('HeaderColumnColor'),
    setHeaderRowColor: set('HeaderRowColor'),
    setHeaderRowColorObject: setObject('HeaderRowColor'),
    setRange(range) {
      const { sheet, document: _, ...area } = rangeState(range);
      Object.assign(this, { sheet, range: area });
      update(this);
      return this.self;
    },
    setSecondColumnColor: set('SecondColumnColor'),
    setSecondColumnColorObject: setObject('SecondColumnColor'),
    setSecondRowColor: set('SecondRowColor'),
    setSecondRowColorObject: setObject('SecondRowColor'),
  }),
);

type Band = 'header' | 'first' | 'second' | 'footer';

/** As the themes come out on the platform: header, second band and footer; the first is white. */
const THEMES: Record<string, readonly [header: string, second: string, footer: string]> = {
  LIGHT_GREY: ['#bdbdbd', '#f3f3f3', '#dedede'],
  CYAN: ['#4dd0e1', '#e0f7fa', '#a2e8f1'],
  GREEN: ['#63d297', '#e7f9ef', '#afe9ca'],
  YELLOW: ['#f7cb4d', '#fef8e3', '#fce8b2'],
  ORANGE: ['#f46524', '#ffe6dd', '#ffccbc'],
  BLUE: ['#5b95f9', '#e8f0fe', '#acc9fe'],
  TEAL: ['#26a69a', '#ddf2f0', '#8cd3cd'],
  GREY: ['#78909c', '#ebeff1', '#bbc8ce'],
  BROWN: ['#cca677', '#f8f2eb', '#e6d3ba'],
  LIGHT_GREEN: ['#8bc34a', '#eef7e3', '#c4e2a0'],
  INDIGO: ['#8989eb', '#e8e7fc', '#c4c3f7'],
  PINK: ['#e91d63', '#fddce8', '#f68ab0'],
};

function themeColors(name: string): Record<Band, string> {
  const [header, second, footer] = THEMES[name] ?? [];
  if (header === undefined || second === undefined || footer === undefined)
    throw exception('invalid-argument', { name: 'bandingTheme' });
  return { header, first: '#ffffff', second, footer };
}

/** `([theme[, showHeader, showFooter]])`. */
export function newBandingOn(
  { document, sheet, ...range }: RangeAt,
  lines: 'rows' | 'columns',
  [theme = 'LIGHT_GREY', header = true, footer = false]: readonly unknown[],
): Api {
  const banded = kept('banding', { document, sheet });
  if (banded.some((other) => other.range && overlap(other.range, range)))
    throw exception('banding-taken');
  const along = lines === 'rows' ? 'Row' : 'Column';
  const colors = themeColors(enumName(theme));
  const parts: Record<Part, string | null> = {
    FirstColumnColor: null,
    FirstRowColor: null,
    SecondColumnColor: null,
    SecondRowColor: null,
    HeaderColumnColor: null,
    HeaderRowColor: null,
    FooterColumnColor: null,
    FooterRowColor: null,
    [`First${along}Color`]: colors.first,
    [`Second${along}Color`]: colors.second,
    [`Header${along}Color`]: header ? colors.header : null,
    [`Footer${along}Color`]: footer ? colors.footer : null,
  };
  return newBanding(keep({ document, kind: 'banding', sheet, range, data: parts }));
}

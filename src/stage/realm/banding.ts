import type { KeptItem, RangeAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, type Make } from './define-class.ts';
import { enumName } from './enums.ts';
import { forget, keep, update } from './kept.ts';
import { newRange } from './makers.ts';
import { rangeState } from './range-cells.ts';

type Api = GoogleAppsScript.Spreadsheet.Banding;
type Own = KeptItem;
type Part = `${'First' | 'Second' | 'Header' | 'Footer'}${'Row' | 'Column'}Color`;

/** Each part of the banding is a colour, kept under its name; they differ by nothing else. */
function get(part: Part) {
  return function (this: Own): string | null {
    return this.data[part] as string | null;
  };
}
function set(part: Part) {
  return function (this: Own & { self?: Api }, color: string | null): Api {
    this.data[part] = color;
    update(this);
    return this.self as Api;
  };
}

export const newBanding: Make<Api, Own> = defineClass<Api, Own>('Spreadsheet.Banding', {
  copyTo(range) {
    const { sheet, document, ...area } = rangeState(range);
    return newBanding(keep({ document, kind: 'banding', sheet, range: area, data: this.data }));
  },
  getFirstColumnColor: get('FirstColumnColor'),
  getFirstRowColor: get('FirstRowColor'),
  getFooterColumnColor: get('FooterColumnColor'),
  getFooterRowColor: get('FooterRowColor'),
  getHeaderColumnColor: get('HeaderColumnColor'),
  getHeaderRowColor: get('HeaderRowColor'),
  getRange() {
    if (!this.range) throw exception('range-not-found');
    return newRange({ document: this.document, sheet: this.sheet, ...this.range });
  },
  getSecondColumnColor: get('SecondColumnColor'),
  getSecondRowColor: get('SecondRowColor'),
  remove() {
    forget(this);
  },
  setFirstColumnColor: set('FirstColumnColor'),
  setFirstRowColor: set('FirstRowColor'),
  setFooterColumnColor: set('FooterColumnColor'),
  setFooterRowColor: set('FooterRowColor'),
  setHeaderColumnColor: set('HeaderColumnColor'),
  setHeaderRowColor: set('HeaderRowColor'),
  setRange(range) {
    const { sheet, document: _, ...area } = rangeState(range);
    Object.assign(this, { sheet, range: area });
    update(this);
    return this.self;
  },
  setSecondColumnColor: set('SecondColumnColor'),
  setSecondRowColor: set('SecondRowColor'),
});

/**
 * `([theme[, showHeader, showFooter]])`. The colours of the themes are Google's drawing; the stage
 * keeps the theme's name in their place, and whatever colours a script sets.
 */
export function newBandingOn(
  { document, sheet, ...range }: RangeAt,
  lines: 'rows' | 'columns',
  [theme = 'LIGHT_GREY', header = true, footer = false]: readonly unknown[],
): Api {
  const along = lines === 'rows' ? 'Row' : 'Column';
  const name = enumName(theme);
  const parts: Record<Part, string | null> = {
    FirstColumnColor: null,
    FirstRowColor: null,
    SecondColumnColor: null,
    SecondRowColor: null,
    HeaderColumnColor: null,
    HeaderRowColor: null,
    FooterColumnColor: null,
    FooterRowColor: null,
    [`First${along}Color`]: `${name} first`,
    [`Second${along}Color`]: `${name} second`,
    [`Header${along}Color`]: header ? `${name} header` : null,
    [`Footer${along}Color`]: footer ? `${name} footer` : null,
  };
  return newBanding(keep({ document, kind: 'banding', sheet, range, data: parts }));
}

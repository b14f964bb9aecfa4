import type { KeptItem, SheetAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import type { BlobState } from './blob.ts';
import { defineClass, type Make } from './define-class.ts';
import { imageSize } from './image-size.ts';
import { forget, keep, kept, update } from './kept.ts';
import { newRange, newSheet } from './makers.ts';
import { notEmulated } from './not-emulated.ts';
import { ownOf } from './own.ts';
import { rangeState } from './range-cells.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.OverGridImage;
type Size = { width: number; height: number };

/** What an image says of itself; nothing is drawn, and nothing is fetched from its address. */
type Data = {
  inherent: Size | null;
  width: number | null;
  height: number | null;
  x: number;
  y: number;
  title: string;
  description: string;
  script: string;
};

const LARGEST_BYTES = 2 * 1024 * 1024;

const newImage: Make<Api, KeptItem> = defineClass<Api, KeptItem>(
  'Spreadsheet.OverGridImage',
  () => ({
    assignScript(functionName) {
      if (functionName.endsWith('_')) throw exception('invalid-argument', { name: 'functionName' });
      return changed(this, { script: functionName });
    },
    getAltTextDescription() {
      return dataOf(this).description;
    },
    getAltTextTitle() {
      return dataOf(this).title;
    },
    getAnchorCell() {
      dataOf(this);
      const { document, sheet, range } = this;
      return newRange({ document, sheet, row: 1, column: 1, rows: 1, columns: 1, ...range });
    },
    getAnchorCellXOffset() {
      return dataOf(this).x;
    },
    getAnchorCellYOffset() {
      return dataOf(this).y;
    },
    getHeight() {
      return dataOf(this).height ?? inherent(this).height;
    },
    getInherentHeight() {
      return inherent(this).height;
    },
    getInherentWidth() {
      return inherent(this).width;
    },
    getScript() {
      return dataOf(this).script;
    },
    getSheet() {
      return newSheet({ document: this.document, sheet: this.sheet });
    },
    getUrl() {
      // "For most newly inserted images, the source URL is unavailable" (reference).
      return '';
    },
    getWidth() {
      return dataOf(this).width ?? inherent(this).width;
    },
    remove() {
      dataOf(this);
      forget(this);
    },
    replace(source: unknown) {
      return changed(this, { inherent: sizeOf(source), width: null, height: null });
    },
    resetSize() {
      return changed(this, { width: null, height: null });
    },
    setAltTextDescription(description) {
      return changed(this, { description });
    },
    setAltTextTitle(title) {
      return changed(this, { title });
    },
    setAnchorCell(cell) {
      const { row, column } = rangeState(cell);
      this.range = { row, column, rows: 1, columns: 1 };
      return changed(this, {});
    },
    setAnchorCellXOffset(offset) {
      return changed(this, { x: offset });
    },
    setAnchorCellYOffset(offset) {
      return changed(this, { y: offset });
    },
    setHeight(height) {
      return changed(this, { height });
    },
    setWidth(width) {
      return changed(this, { width });
    },
  }),
);

/** Asked anew: rows may have moved it, and "any further operation" on a removed one is an error. */
function dataOf(own: KeptItem): Data {
  const now = ask('kept.list', own.document).find(({ id }) => id === own.id);
  if (!now) throw exception('invalid-argument', { name: 'image' });
  own.range = now.range;
  return now.data as Data;
}

function inherent(own: KeptItem): Size {
  const size = dataOf(own).inherent;
  if (!size) throw notEmulated('The size of an image at an address');
  return size;
}

function changed(own: KeptItem & { self: Api }, change: Partial<Data>): Api {
  const { range } = own;
  own.data = { ...dataOf(own), ...change };
  update({ ...own, range });
  own.range = range;
  return own.self;
}

function sizeOf(source: unknown): Size | null {
  if (typeof source === 'string') return null;
  const blob = ownOf<BlobState>((source as GoogleAppsScript.Base.BlobSource).getBlob());
  const size = blob && imageSize(blob.bytes);
  if (!size || blob.bytes.length > LARGEST_BYTES)
    throw exception('invalid-argument', { name: 'blob' });
  return size;
}

export function insertImage(place: SheetAt, source: unknown, at: number[]): Api {
  const [column = 1, row = 1, x = 0, y = 0] = at;
  const data: Data = {
    inherent: sizeOf(source),
    width: null,
    height: null,
    x,
    y,
    title: '',
    description: '',
    script: '',
  };
  const range = { row, column, rows: 1, columns: 1 };
  return newImage(keep({ ...place, kind: 'image', range, data }));
}

export function imagesOf(place: SheetAt): Api[] {
  return kept('image', place).map((item) => newImage(item));
}

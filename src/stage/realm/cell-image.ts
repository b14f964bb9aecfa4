import { type CellImageData, imageIn, imageText } from '../platform/cell-image.ts';
import { defineClass, type Make } from './define-class.ts';
import { ValueType } from './enums.ts';
import { notEmulated } from './not-emulated.ts';
import { classOf, ownOf } from './own.ts';

type Api = GoogleAppsScript.Spreadsheet.CellImage;
type Builder = GoogleAppsScript.Spreadsheet.CellImageBuilder;

const copyOf = ({ url, title, description }: CellImageData) => ({ url, title, description });

const image = defineClass<Api, CellImageData>('Spreadsheet.CellImage', () => ({
  getAltTextDescription() {
    return this.description;
  },
  getAltTextTitle() {
    return this.title;
  },
  getContentUrl() {
    // Google keeps a copy of the image and names that.
    throw notEmulated('CellImage.getContentUrl');
  },
  getUrl() {
    // "For most newly inserted images, the source URL is unavailable" (reference).
    return '';
  },
  toBuilder() {
    return builder(copyOf(this));
  },
}));

const makeBuilder = defineClass<Builder, CellImageData>('Spreadsheet.CellImageBuilder', () => ({
  build() {
    return newImage(copyOf(this));
  },
  getAltTextDescription() {
    return this.description;
  },
  getAltTextTitle() {
    return this.title;
  },
  getContentUrl() {
    throw notEmulated('CellImageBuilder.getContentUrl');
  },
  getUrl() {
    return '';
  },
  setAltTextDescription(description) {
    this.description = description;
    return this.self;
  },
  setAltTextTitle(title) {
    this.title = title;
    return this.self;
  },
  setSourceUrl(url) {
    this.url = url;
    return this.self;
  },
  toBuilder() {
    return builder(copyOf(this));
  },
}));

/** Scripts tell an image from other values by `valueType`. */
function withType<Value extends object>(value: Value): Value {
  return Object.defineProperty(value, 'valueType', { value: ValueType.IMAGE, enumerable: true });
}

const newImage: Make<Api, CellImageData> = (data) => withType(image(data));
const builder: Make<Builder, CellImageData> = (data) => withType(makeBuilder(data));

export function newCellImage(): Builder {
  return builder({ url: '', title: '', description: '' });
}

/** How a cell keeps the image a script gives it; null of anything else. */
export function keptImage(value: object): string | null {
  if (classOf(value) !== 'Spreadsheet.CellImage') return null;
  return imageText(ownOf<CellImageData>(value) as CellImageData);
}

/** A value as scripts see it: an image is an object of the platform. */
export function shownValue<Value>(value: Value): Value | Api {
  const data = imageIn(value);
  return data ? newImage(data) : value;
}

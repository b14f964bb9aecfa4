import type { OpenSide } from '../platform/a1-notation.ts';
import type { MetadataInfo } from '../platform/calls.ts';
import { defineClass } from './define-class.ts';
import { enumName, MetadataLocationType, MetadataVisibility } from './enums.ts';
import { newRange, newSheet, newSpreadsheet } from './makers.ts';
import { rangeState } from './range-cells.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.DeveloperMetadata;
type Place = Pick<MetadataInfo, 'document' | 'sheet' | 'rows' | 'columns'>;

/** `(key)`, `(key, visibility)`, `(key, value)` or `(key, value, visibility)`. */
export function addMetadata(place: Place, key: string, rest: readonly unknown[]): void {
  const value = rest.find((item) => typeof item === 'string');
  const visibility = rest.find((item) => typeof item === 'object' && item !== null);
  ask('metadata.add', {
    ...place,
    key,
    value: (value as string | undefined) ?? null,
    visibility: visibility ? enumName(visibility) : 'DOCUMENT',
  });
}

export function metadataWhere(document: string, wanted: (item: MetadataInfo) => boolean): Api[] {
  return ask('metadata.list', document)
    .filter(wanted)
    .map((item) => newMetadata(item));
}

const newLocation = defineClass<GoogleAppsScript.Spreadsheet.DeveloperMetadataLocation, Place>(
  'Spreadsheet.DeveloperMetadataLocation',
  () => ({
    getColumn() {
      return lineRange(this, 'columns');
    },
    getLocationType() {
      return MetadataLocationType[locationTypeOf(this)];
    },
    getRow() {
      return lineRange(this, 'rows');
    },
    getSheet() {
      const { document, sheet } = this;
      return sheet === null ? null : newSheet({ document, sheet });
    },
    getSpreadsheet() {
      return this.sheet === null ? newSpreadsheet({ document: this.document }) : null;
    },
  }),
);

function locationTypeOf(place: Place): 'SPREADSHEET' | 'SHEET' | 'ROW' | 'COLUMN' {
  if (place.rows) return 'ROW';
  if (place.columns) return 'COLUMN';
  return place.sheet === null ? 'SPREADSHEET' : 'SHEET';
}

/** A whole row or column is written `9:9` or `J:J`. */
const NO_COLUMNS: readonly OpenSide[] = ['startColumn', 'endColumn'];
const NO_ROWS: readonly OpenSide[] = ['startRow', 'endRow'];

function lineRange(place: Place, lines: 'rows' | 'columns') {
  const { document, sheet } = place;
  const span = place[lines];
  if (sheet === null || !span) return null;
  const { maxRows, maxColumns } = ask('sheet.info', { document, sheet });
  const area =
    lines === 'rows'
      ? { row: span[0], column: 1, rows: span[1], columns: maxColumns, open: NO_COLUMNS }
      : { row: 1, column: span[0], rows: maxRows, columns: span[1], open: NO_ROWS };
  return newRange({ document, sheet, ...area });
}

function move(item: MetadataInfo & { self?: Api }, to: Omit<Place, 'document'>): Api {
  Object.assign(item, to);
  ask('metadata.change', item.document, item.id, to);
  return item.self as Api;
}

const newMetadata = defineClass<Api, MetadataInfo>('Spreadsheet.DeveloperMetadata', () => ({
  getId() {
    return this.id;
  },
  getKey() {
    return this.key;
  },
  getLocation() {
    const { document, sheet, rows, columns } = this;
    return newLocation({ document, sheet, rows, columns });
  },
  getValue() {
    return this.value;
  },
  getVisibility() {
    return MetadataVisibility[this.visibility as keyof typeof MetadataVisibility];
  },
  moveToColumn(column) {
    const { sheet, column: first, columns: count } = rangeState(column);
    return move(this, { sheet, rows: null, columns: [first, count] });
  },
  moveToRow(row) {
    const { sheet, row: first, rows: count } = rangeState(row);
    return move(this, { sheet, rows: [first, count], columns: null });
  },
  moveToSheet(sheet) {
    return move(this, { sheet: sheet.getSheetId(), rows: null, columns: null });
  },
  moveToSpreadsheet() {
    return move(this, { sheet: null, rows: null, columns: null });
  },
  remove() {
    ask('metadata.change', this.document, this.id, null);
  },
  setKey(key) {
    this.key = key;
    ask('metadata.change', this.document, this.id, { key });
    return this.self;
  },
  setValue(value) {
    this.value = value;
    ask('metadata.change', this.document, this.id, { value });
    return this.self;
  },
  setVisibility(visibility) {
    this.visibility = enumName(visibility);
    ask('metadata.change', this.document, this.id, { visibility: this.visibility });
    return this.self;
  },
}));

type FinderApi = GoogleAppsScript.Spreadsheet.DeveloperMetadataFinder;
type FinderState = {
  document: string;
  wanted: ((item: MetadataInfo) => boolean)[];
};

const newFinder = defineClass<FinderApi, FinderState>(
  'Spreadsheet.DeveloperMetadataFinder',
  () => ({
    find() {
      return metadataWhere(this.document, (item) => this.wanted.every((fits) => fits(item)));
    },
    onIntersectingLocations() {
      // No effect: everything inside the place that is searched is found anyway.
      return this.self;
    },
    withId(id) {
      this.wanted.push((item) => item.id === id);
      return this.self;
    },
    withKey(key) {
      this.wanted.push((item) => item.key === key);
      return this.self;
    },
    withLocationType(locationType) {
      this.wanted.push((item) => locationTypeOf(item) === enumName(locationType));
      return this.self;
    },
    withValue(value) {
      this.wanted.push((item) => item.value === value);
      return this.self;
    },
    withVisibility(visibility) {
      this.wanted.push((item) => item.visibility === enumName(visibility));
      return this.self;
    },
  }),
);

/** Searches a place and what lies in it. */
export function metadataFinder(place: { document: string; sheet?: number }): FinderApi {
  const { document, sheet } = place;
  const wanted = sheet === undefined ? [] : [(item: MetadataInfo) => item.sheet === sheet];
  return newFinder({ document, wanted });
}

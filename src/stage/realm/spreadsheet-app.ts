import { exception } from '../platform/exception.ts';
import { newCellImage } from './cell-image.ts';
import { newColor } from './color.ts';
import { newConditionalFormatRule } from './conditional-format.ts';
import { newFilterCriteria } from './criteria.ts';
import { newDataValidation, ValidationCriteria } from './data-validation.ts';
import { defineService } from './define-class.ts';
import {
  AutoFillSeries,
  BandingTheme,
  BooleanCriteria,
  BorderStyle,
  ColorType,
  CopyPasteType,
  Dimension,
  Direction,
  GroupControlTogglePosition,
  InterpolationType,
  MetadataLocationType,
  MetadataVisibility,
  ProtectionType,
  RecalculationInterval,
  RelativeDate,
  SheetType,
  SortOrder,
  TextDirection,
  TextToColumnsDelimiter,
  ThemeColorType,
  ValueType,
  WrapStrategy,
} from './enums.ts';
import { newSpreadsheet } from './makers.ts';
import { newRichTextValue } from './rich-text.ts';
import { ask, setActiveDocument, theActiveDocument, theContext } from './session.ts';
import { newTextStyle } from './text-style.ts';
import { getUi } from './ui.ts';

type Api = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** Null where there is no document, whatever the types say (apps-script.md §2.3). */
function active(): Spreadsheet | null {
  const { lostDocument } = theContext();
  const document = theActiveDocument();
  if (lostDocument !== null && document === null)
    throw exception('document-missing', { id: lostDocument });
  return document === null ? null : newSpreadsheet({ document });
}

function required(): Spreadsheet {
  const spreadsheet = active();
  if (!spreadsheet) throw exception('document-missing', { id: 'null' });
  return spreadsheet;
}

export const SpreadsheetApp = Object.assign(
  defineService<Api>('Spreadsheet.SpreadsheetApp', () => ({
    create(name: string, rows?: number, columns?: number) {
      const size = rows === undefined || columns === undefined ? null : { rows, columns };
      return newSpreadsheet({ document: ask('document.create', name, size) });
    },
    flush() {
      // Every write is made when it is called; there is nothing left to make.
    },
    getActive() {
      return active() as Spreadsheet;
    },
    getActiveRange() {
      return required().getActiveRange() as GoogleAppsScript.Spreadsheet.Range;
    },
    getActiveRangeList() {
      return required().getActiveRangeList() as GoogleAppsScript.Spreadsheet.RangeList;
    },
    getActiveSheet() {
      return required().getActiveSheet();
    },
    getActiveSpreadsheet() {
      return active() as Spreadsheet;
    },
    getCurrentCell() {
      return required().getCurrentCell() as GoogleAppsScript.Spreadsheet.Range;
    },
    getSelection() {
      return required().getSelection();
    },
    getUi() {
      return getUi();
    },
    newCellImage() {
      return newCellImage();
    },
    newColor() {
      return newColor();
    },
    newConditionalFormatRule() {
      return newConditionalFormatRule();
    },
    newFilterCriteria() {
      return newFilterCriteria();
    },
    newRichTextValue() {
      return newRichTextValue();
    },
    newTextStyle() {
      return newTextStyle();
    },
    newDataValidation() {
      return newDataValidation();
    },
    open(file) {
      return newSpreadsheet({ document: ask('document.open', file.getId(), 'open') });
    },
    openById(id) {
      if (typeof id !== 'string') throw exception('invalid-argument', { name: 'id' });
      return newSpreadsheet({ document: ask('document.open', id, 'openById') });
    },
    openByUrl(url) {
      const id = String(url).match(/\/d\/([^/]+)/)?.[1];
      if (id === undefined) throw exception('invalid-argument', { name: 'url' });
      return newSpreadsheet({ document: ask('document.open', id, 'openByUrl') });
    },
    setActiveRange(range) {
      return required().setActiveRange(range);
    },
    setActiveRangeList(rangeList) {
      return required().setActiveRangeList(rangeList);
    },
    setActiveSpreadsheet(newActiveSpreadsheet) {
      setActiveDocument(newActiveSpreadsheet.getId());
    },
    setActiveSheet(sheet: GoogleAppsScript.Spreadsheet.Sheet) {
      return required().setActiveSheet(sheet);
    },
    setCurrentCell(cell) {
      return required().setCurrentCell(cell);
    },
  })),
  {
    AutoFillSeries,
    BandingTheme,
    BooleanCriteria,
    BorderStyle,
    ColorType,
    CopyPasteType,
    DataValidationCriteria: ValidationCriteria,
    DeveloperMetadataLocationType: MetadataLocationType,
    DeveloperMetadataVisibility: MetadataVisibility,
    Dimension,
    Direction,
    GroupControlTogglePosition,
    InterpolationType,
    ProtectionType,
    RecalculationInterval,
    RelativeDate,
    SheetType,
    SortOrder,
    TextDirection,
    TextToColumnsDelimiter,
    ThemeColorType,
    ValueType,
    WrapStrategy,
  },
);

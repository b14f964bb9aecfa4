// One class of the platform is one file, however many methods it has.
import { activeCell, activeRange } from './active-place.ts';
import { newBanding } from './banding.ts';
import { keptCss } from './color.ts';
import { conditionalFormats, setConditionalFormats } from './conditional-format.ts';
import { copyName } from './copy-name.ts';
import { defineClass } from './define-class.ts';
import { addMetadata, metadataFinder, metadataWhere } from './developer-metadata.ts';
import { chartsOf, insertChart, newChart, removeChart, updateChart } from './embedded-chart.ts';
import { SheetType } from './enums.ts';
import { filterOf, isFiltered } from './filter.ts';
import { kept } from './kept.ts';
import { makes, newRange, newSheet, newSpreadsheet, type SheetState } from './makers.ts';
import { newNamedRange } from './named-range.ts';
import { imagesOf, insertImage } from './over-grid-image.ts';
import { newProtectionOn, protectionsOf } from './protection.ts';
import { cellValue } from './range-cells.ts';
import { activeRangeList, newRangeList } from './range-list.ts';
import { newSelection } from './selection.ts';
import { ask } from './session.ts';
import { at, everything, grid, info, rangeOf, used } from './sheet-area.ts';
import { sheetGroups } from './sheet-groups.ts';
import { sheetLines } from './sheet-lines.ts';
import { newTextFinder } from './text-finder.ts';

type Api = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;
type RangeList = GoogleAppsScript.Spreadsheet.RangeList;

type ClearOptions = { contentsOnly?: boolean | undefined; formatOnly?: boolean | undefined };

const sheetClass = defineClass<Api, SheetState>('Spreadsheet.Sheet', () => ({
  ...sheetGroups(),
  ...sheetLines(),
  activate() {
    ask('editor.activate', this.document, this.sheet, null);
    return this.self;
  },
  addDeveloperMetadata(key: string, ...rest: unknown[]) {
    addMetadata({ ...at(this), rows: null, columns: null }, key, rest);
    return this.self;
  },
  appendRow(rowContents) {
    ask('sheet.append', at(this), rowContents.map(cellValue));
    return this.self;
  },
  clear(options: ClearOptions | null = {}) {
    newRange(everything(this)).clear(options ?? {});
    return this.self;
  },
  clearContents() {
    ask('range.clear', everything(this), ['contents']);
    return this.self;
  },
  clearFormats() {
    ask('range.clear', everything(this), ['formats']);
    return this.self;
  },
  clearNotes() {
    ask('range.clear', everything(this), ['notes']);
    return this.self;
  },
  copyTo(spreadsheet) {
    const document = spreadsheet.getId();
    const name = copyName(document, info(this).name);
    const wish = { name, index: null, template: at(this) };
    return newSheet({ document, sheet: ask('sheet.insert', document, wish) });
  },
  createDeveloperMetadataFinder() {
    return metadataFinder(at(this));
  },
  createTextFinder(findText) {
    return newTextFinder(findText, [newRange(used(this))]);
  },
  getActiveCell() {
    return activeCell(this.document) as Range;
  },
  getActiveRange() {
    return activeRange(this.document) as Range;
  },
  getActiveRangeList() {
    return activeRangeList(this.document) as RangeList;
  },
  getCurrentCell() {
    return activeCell(this.document) as Range;
  },
  getDataRange() {
    return newRange(used(this));
  },
  getDeveloperMetadata() {
    return metadataWhere(
      this.document,
      (item) => item.sheet === this.sheet && !item.rows && !item.columns,
    );
  },
  getIndex() {
    return info(this).index;
  },
  getLastColumn() {
    return grid(this).lastColumn;
  },
  getLastRow() {
    return grid(this).lastRow;
  },
  getName() {
    return info(this).name;
  },
  getParent() {
    return newSpreadsheet({ document: this.document });
  },
  getRange(...args: unknown[]) {
    return rangeOf(this, args);
  },
  getRangeList(a1Notations) {
    return newRangeList({ ranges: a1Notations.map((a1) => rangeOf(this, [a1])) });
  },
  getSelection() {
    return newSelection({ document: this.document });
  },
  getSheetId() {
    return this.sheet;
  },
  getSheetName() {
    return info(this).name;
  },
  getSheetValues(startRow, startColumn, numRows, numColumns) {
    return rangeOf(this, [startRow, startColumn, numRows, numColumns]).getValues();
  },
  getTabColor() {
    return info(this).tabColor;
  },
  getType() {
    return SheetType[info(this).kind] as GoogleAppsScript.Spreadsheet.SheetType;
  },
  hideSheet() {
    ask('sheet.change', at(this), { hidden: true });
    return this.self;
  },
  getFilter() {
    grid(this);
    return filterOf(at(this));
  },
  isRowHiddenByFilter(rowPosition) {
    // Criteria a script sets are kept but not applied, so the stage cannot say which rows they hide.
    if (isFiltered(at(this)))
      throw new Error('Sheet.isRowHiddenByFilter with criteria is not emulated yet');
    return ask('sheet.line', at(this), 'rows', rowPosition).filtered;
  },
  isSheetHidden() {
    return info(this).hidden;
  },
  setActiveRange(range) {
    return range.activate();
  },
  setActiveSelection(range: Range | string) {
    return (typeof range === 'string' ? rangeOf(this, [range]) : range).activate();
  },
  setCurrentCell(cell) {
    return cell.activateAsCurrentCell();
  },
  setName(name) {
    ask('sheet.change', at(this), { name: String(name) });
    return this.self;
  },
  setTabColor(color) {
    // The reference writes `ff0000`.
    ask('sheet.change', at(this), { tabColor: keptCss(color) ?? keptCss(color && `#${color}`) });
    return this.self;
  },
  showSheet() {
    ask('sheet.change', at(this), { hidden: false });
    return this.self;
  },
  sort(columnPosition: number, ascending: boolean = true) {
    ask('range.sort', used(this), [{ column: columnPosition, ascending }]);
    return this.self;
  },
  clearConditionalFormatRules() {
    setConditionalFormats(at(this), []);
  },
  getBandings() {
    return kept('banding', at(this)).map(newBanding);
  },
  getCharts() {
    return chartsOf(at(this));
  },
  insertChart(chart) {
    insertChart(at(this), chart);
  },
  newChart() {
    return newChart(at(this));
  },
  removeChart(chart) {
    removeChart(at(this), chart);
  },
  updateChart(chart) {
    updateChart(at(this), chart);
  },
  getConditionalFormatRules() {
    return conditionalFormats(at(this));
  },
  // The stage draws nothing and is connected to nothing, so a sheet of it has none of these.
  getDataSourceTables() {
    return [];
  },
  getDrawings() {
    return [];
  },
  getFormUrl() {
    return null;
  },
  getImages() {
    return imagesOf(at(this));
  },
  insertImage(source: unknown, ...place: number[]) {
    return insertImage(at(this), source, place);
  },
  getNamedRanges() {
    const { document, sheet } = this;
    return ask('range.names', document)
      .filter((named) => named.at.sheet === sheet)
      .map(({ name, at: place }) => newNamedRange({ document, name, at: place }));
  },
  getPivotTables() {
    return [];
  },
  getProtections(type) {
    return protectionsOf(at(this), type);
  },
  getSlicers() {
    return [];
  },
  hasHiddenGridlines() {
    return info(this).hiddenGridlines;
  },
  isRightToLeft() {
    return info(this).rightToLeft;
  },
  protect() {
    return newProtectionOn(at(this), null);
  },
  setActiveRangeList(rangeList) {
    return rangeList.activate();
  },
  setConditionalFormatRules(rules) {
    setConditionalFormats(at(this), rules);
  },
  setHiddenGridlines(hideGridlines) {
    ask('sheet.change', at(this), { hiddenGridlines: hideGridlines });
    return this.self;
  },
  setRightToLeft(rightToLeft) {
    ask('sheet.change', at(this), { rightToLeft });
    return this.self;
  },
}));

makes('sheet', sheetClass);

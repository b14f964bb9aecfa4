import type { KeptItem, RangeAt, SheetAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { OPTION_NAMES, optionValue } from './chart-options.ts';
import { ChartHiddenDimensionStrategy, ChartMergeStrategy, ChartType } from './charts.ts';
import { defineClass, type Make, type Methods } from './define-class.ts';
import { enumName } from './enums.ts';
import { forget, keep, kept, update } from './kept.ts';
import { newRange } from './makers.ts';
import { ownOf } from './own.ts';
import { publishedMethods } from './published.ts';
import { rangeState } from './range-cells.ts';

type Api = GoogleAppsScript.Spreadsheet.EmbeddedChart;
type Builder = GoogleAppsScript.Spreadsheet.EmbeddedChartBuilder;

/** What a chart says of itself; nothing is drawn. */
type Chart = SheetAt & {
  id: number | null;
  type: string;
  ranges: RangeAt[];
  anchor: { row: number; column: number; x: number; y: number };
  options: Record<string, unknown>;
  headers: number;
  transposed: boolean;
  merge: string;
  hidden: string;
};

const copyOf = (chart: Chart): Chart => ({
  document: chart.document,
  sheet: chart.sheet,
  id: chart.id,
  type: chart.type,
  ranges: [...chart.ranges],
  anchor: { ...chart.anchor },
  options: { ...chart.options },
  headers: chart.headers,
  transposed: chart.transposed,
  merge: chart.merge,
  hidden: chart.hidden,
});

type InfoApi = GoogleAppsScript.Spreadsheet.ContainerInfo;
const newContainer = defineClass<InfoApi, { anchor: Chart['anchor'] }>(
  'Spreadsheet.ContainerInfo',
  () => ({
    getAnchorColumn() {
      return this.anchor.column;
    },
    getAnchorRow() {
      return this.anchor.row;
    },
    getOffsetX() {
      return this.anchor.x;
    },
    getOffsetY() {
      return this.anchor.y;
    },
  }),
);

type OptionsApi = GoogleAppsScript.Charts.ChartOptions;
const newOptions = defineClass<OptionsApi, { options: Chart['options'] }>(
  'Charts.ChartOptions',
  () => ({
    get(option) {
      return this.options[option] ?? null;
    },
  }),
);

const rangesOf = ({ ranges }: Chart) => ranges.map((area) => newRange({ ...area }));
const typeOf = ({ type }: Chart) =>
  ChartType[type as keyof typeof ChartType] as GoogleAppsScript.Charts.ChartType;

const newEmbeddedChart: Make<Api, Chart> = defineClass<Api, Chart>(
  'Spreadsheet.EmbeddedChart',
  () => ({
    getChartId() {
      return this.id;
    },
    getContainerInfo() {
      return newContainer({ anchor: this.anchor });
    },
    getHiddenDimensionStrategy() {
      return ChartHiddenDimensionStrategy[this.hidden as keyof typeof ChartHiddenDimensionStrategy];
    },
    getMergeStrategy() {
      return ChartMergeStrategy[this.merge as keyof typeof ChartMergeStrategy];
    },
    getNumHeaders() {
      return this.headers;
    },
    getOptions() {
      return newOptions({ options: this.options });
    },
    getRanges() {
      return rangesOf(this);
    },
    getTransposeRowsAndColumns() {
      return this.transposed;
    },
    modify() {
      return builderOf(copyOf(this));
    },
  }),
);

const SHAPES = [
  'Area',
  'Bar',
  'Column',
  'Combo',
  'Histogram',
  'Line',
  'Pie',
  'Scatter',
  'Table',
] as const;

/** The builder of a shape goes on with the same chart. */
function as(shape: (typeof SHAPES)[number]) {
  return function (this: Chart): Builder {
    this.type = shape.toUpperCase();
    return builderOf(this, shape);
  };
}

const core = (): Methods<Builder, Chart> => ({
  addRange(range) {
    this.ranges.push(rangeState(range));
    return this.self;
  },
  build() {
    return newEmbeddedChart(copyOf(this));
  },
  clearRanges() {
    this.ranges = [];
    return this.self;
  },
  getChartType() {
    return typeOf(this);
  },
  getContainer() {
    return newContainer({ anchor: this.anchor });
  },
  getRanges() {
    return rangesOf(this);
  },
  removeRange(range) {
    const gone = JSON.stringify(rangeState(range));
    this.ranges = this.ranges.filter((area) => JSON.stringify(area) !== gone);
    return this.self;
  },
  setChartType(type) {
    this.type = enumName(type);
    return this.self;
  },
  setHiddenDimensionStrategy(strategy) {
    this.hidden = enumName(strategy);
    return this.self;
  },
  setMergeStrategy(mergeStrategy) {
    this.merge = enumName(mergeStrategy);
    return this.self;
  },
  setNumHeaders(headers) {
    this.headers = headers;
    return this.self;
  },
  setOption(option, value) {
    this.options[option] = value;
    return this.self;
  },
  setPosition(row, column, x, y) {
    this.anchor = { row, column, x, y };
    return this.self;
  },
  setTransposeRowsAndColumns(transpose) {
    this.transposed = transpose;
    return this.self;
  },
  toString() {
    // The platform shows its own class here, whatever the shape.
    return 'com.google.apps.maestro.server.beans.trix.impl.ChartPropertyApiEmbeddedChartBuilder@1';
  },
  ...(Object.fromEntries(
    SHAPES.map((shape) => [`as${shape}Chart`, as(shape)]),
  ) as Partial<Builder>),
});

/** A shape has the setters its published type names; each keeps one option. */
function optionSetters(published: string): Record<string, unknown> {
  const setters = publishedMethods(published).flatMap((name) => {
    const option = OPTION_NAMES[name];
    return option === undefined ? [] : [[name, setterOf(option)] as const];
  });
  return Object.fromEntries(setters);
}

function setterOf(option: string) {
  return function (this: Chart & { self?: Builder }, ...args: unknown[]): Builder {
    this.options[option] = optionValue(args) ?? null;
    return this.self as Builder;
  };
}

const makers = new Map<string, Make<Builder, Chart>>();

/** The classes of the shapes are made when a script asks for one: few ever do. */
function builderOf(chart: Chart, shape = ''): Builder {
  const published = `Spreadsheet.Embedded${shape}ChartBuilder`;
  const make =
    makers.get(published) ??
    defineClass<Builder, Chart>(published, () => ({ ...core(), ...optionSetters(published) }));
  makers.set(published, make);
  return make(chart);
}

export function newChart({ document, sheet }: SheetAt): Builder {
  return builderOf({
    document,
    sheet,
    id: null,
    type: 'COLUMN',
    ranges: [],
    anchor: { row: 1, column: 1, x: 0, y: 0 },
    options: {},
    headers: -1,
    transposed: false,
    merge: 'MERGE_COLUMNS',
    hidden: 'IGNORE_BOTH',
  });
}

export function chartsOf(at: SheetAt): Api[] {
  return kept('chart', at).map(({ id, data }) =>
    newEmbeddedChart(copyOf({ ...(data as Chart), id })),
  );
}

export function insertChart({ document, sheet }: SheetAt, chart: unknown): void {
  const own = chartState(chart);
  const data = { ...copyOf(own), document, sheet };
  own.id = keep({ document, kind: 'chart', sheet, range: null, data: plain(data) }).id;
}

export function updateChart({ document, sheet }: SheetAt, chart: unknown): void {
  update({ ...keptChart(document, sheet, chart), data: plain(copyOf(chartState(chart))) });
}

export function removeChart({ document, sheet }: SheetAt, chart: unknown): void {
  forget(keptChart(document, sheet, chart));
}

function keptChart(document: string, sheet: number, chart: unknown): KeptItem {
  const { id } = chartState(chart);
  const found = kept('chart', { document, sheet }).find((item) => item.id === id);
  if (!found) throw exception('invalid-argument', { name: 'chart' });
  return found;
}

function chartState(chart: unknown): Chart {
  const own = ownOf<Chart>(chart);
  if (!own || !('anchor' in own)) throw exception('invalid-argument', { name: 'chart' });
  return own;
}

/** Options may hold names of enumerations, and what is kept is plain data. */
function plain(chart: Chart): Record<string, unknown> {
  return JSON.parse(JSON.stringify(chart)) as Record<string, unknown>;
}

import { defineService } from './define-class.ts';
import { defineEnum } from './enums.ts';

type Charts = typeof GoogleAppsScript.Charts;

export const ChartType = defineEnum<Charts['ChartType']>(
  'TIMELINE',
  'AREA',
  'BAR',
  'BUBBLE',
  'CANDLESTICK',
  'COLUMN',
  'COMBO',
  'GAUGE',
  'GEO',
  'HISTOGRAM',
  'RADAR',
  'LINE',
  'ORG',
  'PIE',
  'SCATTER',
  'SPARKLINE',
  'STEPPED_AREA',
  'TABLE',
  'TREEMAP',
  'WATERFALL',
);
export const ChartHiddenDimensionStrategy = defineEnum<Charts['ChartHiddenDimensionStrategy']>(
  'IGNORE_BOTH',
  'IGNORE_ROWS',
  'IGNORE_COLUMNS',
  'SHOW_BOTH',
);
export const ChartMergeStrategy = defineEnum<Charts['ChartMergeStrategy']>(
  'MERGE_COLUMNS',
  'MERGE_ROWS',
);
const CurveStyle = defineEnum<Charts['CurveStyle']>('NORMAL', 'SMOOTH');
const PointStyle = defineEnum<Charts['PointStyle']>('NONE', 'TINY', 'MEDIUM', 'LARGE', 'HUGE');
const Position = defineEnum<Charts['Position']>('TOP', 'RIGHT', 'BOTTOM', 'NONE');

/** The names charts of a sheet are told by. Charts outside a sheet are not emulated. */
export const Charts = Object.assign(
  defineService<GoogleAppsScript.Charts.Charts>('Charts.Charts', () => ({})),
  {
    ChartHiddenDimensionStrategy,
    ChartMergeStrategy,
    ChartType,
    CurveStyle,
    PointStyle,
    Position,
  },
);

/** What each setter of a chart builder says, as `setOption` names it. */
export const OPTION_NAMES: Record<string, string> = {
  enablePaging: 'page',
  enableRtlTable: 'rtlTable',
  enableSorting: 'sort',
  reverseCategories: 'hAxis.direction',
  reverseDirection: 'vAxis.direction',
  set3D: 'is3D',
  setBackgroundColor: 'backgroundColor',
  setColors: 'colors',
  setCurveStyle: 'curveType',
  setFirstRowNumber: 'firstRowNumber',
  setInitialSortingAscending: 'sortAscending',
  setInitialSortingDescending: 'sortDescending',
  setLegendPosition: 'legend.position',
  setLegendTextStyle: 'legend.textStyle',
  setPointStyle: 'pointSize',
  setRange: 'vAxis.viewWindow',
  setStacked: 'isStacked',
  setTitle: 'title',
  setTitleTextStyle: 'titleTextStyle',
  setXAxisLogScale: 'hAxis.logScale',
  setXAxisRange: 'hAxis.viewWindow',
  setXAxisTextStyle: 'hAxis.textStyle',
  setXAxisTitle: 'hAxis.title',
  setXAxisTitleTextStyle: 'hAxis.titleTextStyle',
  setYAxisLogScale: 'vAxis.logScale',
  setYAxisRange: 'vAxis.viewWindow',
  setYAxisTextStyle: 'vAxis.textStyle',
  setYAxisTitle: 'vAxis.title',
  setYAxisTitleTextStyle: 'vAxis.titleTextStyle',
  showRowNumberColumn: 'showRowNumber',
  useAlternatingRowStyle: 'alternatingRowStyle',
  useLogScale: 'vAxis.logScale',
};

/** A setter without an argument turns something on; two arguments are a range. */
export function optionValue(args: readonly unknown[]): unknown {
  if (args.length === 0) return true;
  return args.length === 1 ? args[0] : { min: args[0], max: args[1] };
}

/** Names and descriptions of the pictures: what a person who cannot see them is told. */
export const enCharts = {
  'charts.element-max': 'Maximum temperature',
  'charts.element-min': 'Minimum temperature',
  'charts.element-rain': 'Rainfall',
  'charts.short-max': 'Max',
  'charts.short-min': 'Min',
  'charts.short-rain': 'Rain',
  'charts.no-values': 'No values',
  'charts.stripes-label': '{element}, each year against the average of its months',
  'charts.stripes-temperature':
    'Warmest year {highYear} ({high} °C from average), coldest {lowYear} ({low} °C).',
  'charts.stripes-rain':
    'Wettest year {highYear} ({high} % from average), driest {lowYear} ({low} %).',
  'charts.stripes-gaps': {
    by: 'count',
    one: '{count} year has too few months to compare and is left blank.',
    other: '{count} years have too few months to compare and are left blank.',
  },
  'charts.stripes-none': 'Too few years have enough months to compare.',
  'charts.completeness-label': '{element}: {share} % of the months from {firstYear} to {lastYear}',
  'charts.completeness-partial': {
    by: 'count',
    one: '{count} month is partial and left out.',
    other: '{count} months are partial and left out.',
  },
  'charts.completeness-counts': '{have} of {all:month|months}',
  'charts.coverage-label': 'Months with a value: {parts}',
  'charts.coverage-part': '{element} {share} %',
  'charts.coverage-none': 'none',
  'charts.diagram-label': 'Average year',
  'charts.diagram-warmest': 'Warmest month {month} ({value} °C on average).',
  'charts.diagram-coldest': 'Coldest month {month} ({value} °C).',
  'charts.diagram-wettest': 'Wettest month {month} ({value} mm).',
  'charts.diagram-none': 'There are no monthly values to average.',
} as const;

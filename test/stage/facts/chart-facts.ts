import type { Fact } from './fact.ts';

const CHART = `const chart = sheet.newChart().setChartType(Charts.ChartType.COLUMN)
  .addRange(sheet.getRange('A1:A5')).addRange(sheet.getRange('B1:B5'))
  .setPosition(2, 3, 10, 20).setOption('title', 'Rain').build();`;

/** Charts are kept with their sheet and given back; nothing is drawn. */
export const CHART_FACTS: readonly Fact[] = [
  ['EmbeddedChartBuilder.build', `${CHART} chart.toString()`, 'EmbeddedChart', 'live'],
  [
    'Sheet.newChart',
    "sheet.newChart().toString().startsWith('com.google.apps.maestro.server.beans.trix.impl.ChartPropertyApiEmbeddedChartBuilder@')",
    true,
    'live',
  ],
  ['Sheet.insertChart', `${CHART} sheet.insertChart(chart); sheet.getCharts().length`, 1, 'live'],
  [
    'ChartOptions.get',
    `${CHART} sheet.insertChart(chart); sheet.getCharts()[0].getOptions().get('title')`,
    'Rain',
    'live',
  ],
  [
    'EmbeddedChart.getRanges',
    `${CHART} sheet.insertChart(chart); sheet.getCharts()[0].getRanges().map((r) => r.getA1Notation())`,
    ['A1:A5', 'B1:B5'],
    'live',
  ],
  [
    'EmbeddedChart.getContainerInfo',
    `${CHART} const place = chart.getContainerInfo(); [place.getAnchorRow(), place.getAnchorColumn(), place.getOffsetX(), place.getOffsetY()]`,
    [2, 3, 10, 20],
    'live',
  ],
  ['EmbeddedChart.modify', `${CHART} String(chart.modify().getChartType())`, 'COLUMN', 'live'],
  [
    'Sheet.updateChart',
    `${CHART} sheet.insertChart(chart); const [kept] = sheet.getCharts(); sheet.updateChart(kept.modify().setPosition(5, 6, 0, 0).build()); sheet.getCharts()[0].getContainerInfo().getAnchorRow()`,
    5,
    'live',
  ],
  [
    'Sheet.removeChart',
    `${CHART} sheet.insertChart(chart); sheet.removeChart(sheet.getCharts()[0]); sheet.getCharts().length`,
    0,
    'live',
  ],
  [
    'EmbeddedChartBuilder.asPieChart',
    "String(sheet.newChart().asPieChart().set3D().setTitle('Rain').getChartType())",
    'PIE',
    'live',
  ],
  [
    'EmbeddedChartBuilder.asLineChart',
    "sheet.newChart().asLineChart().setXAxisTitle('Month').build().getOptions().get('hAxis.title')",
    'Month',
    'docs',
  ],
  [
    'EmbeddedChartBuilder.clearRanges',
    'sheet.newChart().addRange(a1).clearRanges().getRanges().length',
    0,
    'live',
  ],
  [
    'EmbeddedChartBuilder.removeRange',
    'sheet.newChart().addRange(a1).removeRange(a1).getRanges().length',
    0,
    'live',
  ],
];

import type { enCharts } from '../en/charts.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptCharts: PhrasesLike<typeof enCharts> = {
  'charts.element-max': 'Temperatura máxima',
  'charts.element-min': 'Temperatura mínima',
  'charts.element-rain': 'Precipitação',
  'charts.short-max': 'Máx.',
  'charts.short-min': 'Mín.',
  'charts.short-rain': 'Chuva',
  'charts.no-values': 'Sem valores',
  'charts.stripes-label': '{element}, cada ano em relação à média dos seus meses',
  'charts.stripes-temperature':
    'Ano mais quente {highYear} ({high} °C em relação à média), mais frio {lowYear} ({low} °C).',
  'charts.stripes-rain':
    'Ano mais chuvoso {highYear} ({high} % em relação à média), mais seco {lowYear} ({low} %).',
  'charts.stripes-gaps': {
    by: 'count',
    one: '{count} ano tem meses de menos para comparar e fica em branco.',
    other: '{count} anos têm meses de menos para comparar e ficam em branco.',
  },
  'charts.stripes-none': 'São poucos os anos com meses suficientes para comparar.',
  'charts.completeness-label': '{element}: {share} % dos meses de {firstYear} a {lastYear}',
  'charts.completeness-partial': {
    by: 'count',
    one: '{count} mês é parcial e ficou de fora.',
    other: '{count} meses são parciais e ficaram de fora.',
  },
  'charts.completeness-counts': '{have} de {all:mês|meses}',
  'charts.coverage-label': 'Meses com valor: {parts}',
  'charts.coverage-part': '{element} {share} %',
  'charts.coverage-none': 'nenhum',
  'charts.diagram-label': 'Ano médio',
  'charts.diagram-warmest': 'Mês mais quente: {month} ({value} °C em média).',
  'charts.diagram-coldest': 'Mês mais frio: {month} ({value} °C).',
  'charts.diagram-wettest': 'Mês mais chuvoso: {month} ({value} mm).',
  'charts.diagram-none': 'Não há valores mensais dos quais tirar a média.',
};

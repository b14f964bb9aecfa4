import type { enCharts } from '../en/charts.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptCharts: PhrasesLike<typeof enCharts> = {
  'charts.element-max': 'Temperatura máxima',
  'charts.element-min': 'Temperatura mínima',
  'charts.element-rain': 'Chuva',
  'charts.short-max': 'Máx.',
  'charts.short-min': 'Mín.',
  'charts.short-rain': 'Chuva',
  'charts.no-values': 'Sem valores',
  'charts.stripes-label': '{element}, cada ano em relação à média dos seus meses',
  'charts.stripes-temperature':
    'Ano mais quente {highYear} ({high} °C em relação à média), mais frio {lowYear} ({low} °C).',
  'charts.stripes-rain':
    'Ano mais chuvoso {highYear} ({high} % em relação à média), mais seco {lowYear} ({low} %).',
  'charts.years-left-out': {
    by: 'count',
    one: 'Faltam meses em {count} ano, que por isso não é citado.',
    other: 'Faltam meses em {count} anos, que por isso não são citados.',
  },
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
  'charts.coverage-none': 'nenhum mês',
  'charts.diagram-label': 'Ano médio',
  'charts.diagram-warmest': 'Mês mais quente: {month} ({element} {value} °C em média).',
  'charts.diagram-coldest': 'Mês mais frio: {month} ({element} {value} °C).',
  'charts.diagram-wettest': 'Mês mais chuvoso: {month} ({value} mm).',
  'charts.diagram-none': 'Não há valores mensais dos quais tirar a média.',
  'charts.read-years': '{element}, ano a ano',
  'charts.read-years-hint': 'Aponte para um ano ou toque nele, ou use as setas do teclado.',
  'charts.read-year': '{year}: {value} {unit}, {deviation} {deviationUnit} em relação à média',
  'charts.read-year-part':
    '{year}: {deviation} {deviationUnit} em relação à média nos meses que tem',
  'charts.read-year-none': '{year}: faltam meses demais',
  'charts.read-months': 'Ano médio, mês a mês',
  'charts.read-months-hint': 'Aponte para um mês, ou use as setas do teclado.',
  'charts.read-month': '{month}: {values}',
  'charts.read-complete': '{year}: os doze meses',
  'charts.read-missing': '{year}: {have} de 12 meses; faltam: {months}',
  'charts.read-empty': '{year}: nenhum mês',
};

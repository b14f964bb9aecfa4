import type { enCharts } from '../en/charts.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esCharts: PhrasesLike<typeof enCharts> = {
  'charts.element-max': 'Temperatura máxima',
  'charts.element-min': 'Temperatura mínima',
  'charts.element-rain': 'Lluvia',
  'charts.short-max': 'Máx.',
  'charts.short-min': 'Mín.',
  'charts.short-rain': 'Lluvia',
  'charts.no-values': 'Sin valores',
  'charts.stripes-label': '{element}: cada año frente a la media de sus meses',
  'charts.stripes-temperature':
    'Año más cálido: {highYear} ({high} °C respecto a la media); más frío: {lowYear} ({low} °C).',
  'charts.stripes-rain':
    'Año más lluvioso: {highYear} ({high} % respecto a la media); más seco: {lowYear} ({low} %).',
  'charts.years-left-out': {
    by: 'count',
    one: 'A {count} año le faltan meses, así que no se nombra.',
    other: 'A {count} años les faltan meses, así que no se nombran.',
  },
  'charts.stripes-gaps': {
    by: 'count',
    one: '{count} año tiene muy pocos meses para compararlo y queda en blanco.',
    other: '{count} años tienen muy pocos meses para compararlos y quedan en blanco.',
  },
  'charts.stripes-none': 'Muy pocos años tienen suficientes meses para compararlos.',
  'charts.completeness-label': '{element}: {share} % de los meses de {firstYear} a {lastYear}',
  'charts.completeness-partial': {
    by: 'count',
    one: '{count} mes está incompleto y no se incluye.',
    other: '{count} meses están incompletos y no se incluyen.',
  },
  'charts.completeness-counts': '{have} de {all:mes|meses}',
  'charts.coverage-label': 'Meses con valor: {parts}',
  'charts.coverage-part': '{element} {share} %',
  'charts.coverage-none': 'ningún mes',
  'charts.diagram-label': 'Año medio',
  'charts.diagram-warmest': 'Mes más cálido: {month} ({element} {value} °C de media).',
  'charts.diagram-coldest': 'Mes más frío: {month} ({element} {value} °C).',
  'charts.diagram-wettest': 'Mes más lluvioso: {month} ({value} mm).',
  'charts.diagram-none': 'No hay valores mensuales que promediar.',
  'charts.read-years': '{element}, año por año',
  'charts.read-years-hint': 'Señale un año o tóquelo, o use las flechas del teclado.',
  'charts.read-year': '{year}: {value} {unit}, {deviation} {deviationUnit} respecto a la media',
  'charts.read-year-part':
    '{year}: {deviation} {deviationUnit} respecto a la media en los meses que tiene',
  'charts.read-year-none': '{year}: faltan demasiados meses',
  'charts.read-months': 'Año medio, mes por mes',
  'charts.read-months-hint': 'Señale un mes, o use las flechas del teclado.',
  'charts.read-month': '{month}: {values}',
  'charts.read-complete': '{year}: los doce meses',
  'charts.read-missing': '{year}: {have} de 12 meses; faltan: {months}',
  'charts.read-empty': '{year}: ningún mes',
};

import type { enCharts } from '../en/charts.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frCharts: PhrasesLike<typeof enCharts> = {
  'charts.element-max': 'Température maximale',
  'charts.element-min': 'Température minimale',
  'charts.element-rain': 'Pluie',
  'charts.short-max': 'Max.',
  'charts.short-min': 'Min.',
  'charts.short-rain': 'Pluie',
  'charts.no-values': 'Aucune valeur',
  'charts.stripes-label': '{element}, chaque année comparée à la moyenne de ses mois',
  'charts.stripes-temperature':
    'Année la plus chaude {highYear} ({high} °C d’écart à la moyenne), la plus froide {lowYear} ({low} °C).',
  'charts.stripes-rain':
    'Année la plus arrosée {highYear} ({high} % d’écart à la moyenne), la plus sèche {lowYear} ({low} %).',
  'charts.years-left-out': {
    by: 'count',
    one: 'Il manque des mois à {count} année, qui n’est donc pas citée.',
    other: 'Il manque des mois à {count} années, qui ne sont donc pas citées.',
  },
  'charts.stripes-gaps': {
    by: 'count',
    one: '{count} année a trop peu de mois pour être comparée et reste en blanc.',
    other: '{count} années ont trop peu de mois pour être comparées et restent en blanc.',
  },
  'charts.stripes-none': 'Trop peu d’années ont assez de mois pour être comparées.',
  'charts.completeness-label': '{element} : {share} % des mois de {firstYear} à {lastYear}',
  'charts.completeness-partial': {
    by: 'count',
    one: '{count} mois est partiel et omis.',
    other: '{count} mois sont partiels et omis.',
  },
  'charts.completeness-counts': '{have} sur {all:mois|mois}',
  'charts.coverage-label': 'Mois avec une valeur : {parts}',
  'charts.coverage-part': '{element} {share} %',
  'charts.coverage-none': 'pas de mois',
  'charts.diagram-label': 'Année moyenne',
  'charts.diagram-warmest': 'Mois le plus chaud : {month} ({element} {value} °C en moyenne).',
  'charts.diagram-coldest': 'Mois le plus froid : {month} ({element} {value} °C).',
  'charts.diagram-wettest': 'Mois le plus arrosé : {month} ({value} mm).',
  'charts.diagram-none': 'Il n’y a pas de valeurs mensuelles dont faire la moyenne.',
  'charts.read-years': '{element}, année par année',
  'charts.read-years-hint': 'Pointez ou touchez une année, ou utilisez les flèches du clavier.',
  'charts.read-year':
    '{year} : {value} {unit}, {deviation} {deviationUnit} par rapport à la moyenne',
  'charts.read-year-part':
    '{year} : {deviation} {deviationUnit} par rapport à la moyenne des mois présents',
  'charts.read-year-none': '{year} : trop de mois manquent',
  'charts.read-months': 'Année moyenne, mois par mois',
  'charts.read-months-hint': 'Pointez un mois, ou utilisez les flèches du clavier.',
  'charts.read-month': '{month} : {values}',
  'charts.read-complete': '{year} : les douze mois',
  'charts.read-missing': '{year} : {have} mois sur 12 ; manquent : {months}',
  'charts.read-empty': '{year} : aucun mois',
};

import type { enClimate } from '../en/climate.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esClimate: PhrasesLike<typeof enClimate> = {
  'climate.max': 'temperatura máxima',
  'climate.min': 'temperatura mínima',
  'climate.rain': 'lluvia',
  'climate.january': 'enero',
  'climate.february': 'febrero',
  'climate.march': 'marzo',
  'climate.april': 'abril',
  'climate.may': 'mayo',
  'climate.june': 'junio',
  'climate.july': 'julio',
  'climate.august': 'agosto',
  'climate.september': 'septiembre',
  'climate.october': 'octubre',
  'climate.november': 'noviembre',
  'climate.december': 'diciembre',
  'climate.monday': 'lunes',
  'climate.tuesday': 'martes',
  'climate.wednesday': 'miércoles',
  'climate.thursday': 'jueves',
  'climate.friday': 'viernes',
  'climate.saturday': 'sábado',
  'climate.sunday': 'domingo',
};

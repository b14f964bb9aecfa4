import type { enClimate } from '../en/climate.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptClimate: PhrasesLike<typeof enClimate> = {
  'climate.max': 'temperatura máxima',
  'climate.min': 'temperatura mínima',
  'climate.rain': 'chuva',
  'climate.january': 'janeiro',
  'climate.february': 'fevereiro',
  'climate.march': 'março',
  'climate.april': 'abril',
  'climate.may': 'maio',
  'climate.june': 'junho',
  'climate.july': 'julho',
  'climate.august': 'agosto',
  'climate.september': 'setembro',
  'climate.october': 'outubro',
  'climate.november': 'novembro',
  'climate.december': 'dezembro',
  'climate.monday': 'segunda-feira',
  'climate.tuesday': 'terça-feira',
  'climate.wednesday': 'quarta-feira',
  'climate.thursday': 'quinta-feira',
  'climate.friday': 'sexta-feira',
  'climate.saturday': 'sábado',
  'climate.sunday': 'domingo',
};

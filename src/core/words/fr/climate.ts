import type { enClimate } from '../en/climate.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frClimate: PhrasesLike<typeof enClimate> = {
  'climate.max': 'température maximale',
  'climate.min': 'température minimale',
  'climate.rain': 'pluie',
  'climate.january': 'janvier',
  'climate.february': 'février',
  'climate.march': 'mars',
  'climate.april': 'avril',
  'climate.may': 'mai',
  'climate.june': 'juin',
  'climate.july': 'juillet',
  'climate.august': 'août',
  'climate.september': 'septembre',
  'climate.october': 'octobre',
  'climate.november': 'novembre',
  'climate.december': 'décembre',
  'climate.monday': 'lundi',
  'climate.tuesday': 'mardi',
  'climate.wednesday': 'mercredi',
  'climate.thursday': 'jeudi',
  'climate.friday': 'vendredi',
  'climate.saturday': 'samedi',
  'climate.sunday': 'dimanche',
};

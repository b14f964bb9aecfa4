import type { enStation } from '../en/station.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frStation: PhrasesLike<typeof enStation> = {
  'station.heading': 'D’où viennent les valeurs (facultatif)',
  'station.name': 'Station',
  'station.latitude': 'Latitude',
  'station.latitude-hint': 'Degrés nord ; le sud est négatif.',
  'station.longitude': 'Longitude',
  'station.longitude-hint': 'Degrés est ; l’ouest est négatif.',
  'station.elevation': 'Altitude, m',
  'station.source': 'Observateur ou source',
  'station.licence': 'Licence',
  'station.licence-hint':
    'Par exemple CC BY 4.0 : d’autres peuvent utiliser les valeurs en vous nommant.',
  'station.exact': 'Donner le lieu exact',
  'station.exact-hint':
    'Sinon il est arrondi à 0,1°, environ 10 km. Le lieu d’une station de jardin est un domicile.',
  'station.found': 'La feuille dit : {place}',
  'station.use': 'Prendre ceci',
  'station.odd-latitude': 'Saisissez la latitude en degrés de −90 à 90, p. ex. 48,85.',
  'station.odd-longitude': 'Saisissez la longitude en degrés de −180 à 180, p. ex. 2,35.',
  'station.odd-elevation': 'Saisissez l’altitude en mètres, p. ex. 62.',
  'station.half-place': 'Latitude et longitude vont ensemble : remplissez les deux, ou aucune.',
  'station.too-long': 'Ce texte est trop long : 200 caractères au plus.',
  'station.north': '{degrees}° N',
  'station.south': '{degrees}° S',
  'station.east': '{degrees}° E',
  'station.west': '{degrees}° O',
  'station.metres': '{height} m',
};

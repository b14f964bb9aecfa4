import type { enStation } from '../en/station.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptStation: PhrasesLike<typeof enStation> = {
  'station.heading': 'De onde vêm os valores (opcional)',
  'station.name': 'Estação',
  'station.latitude': 'Latitude',
  'station.latitude-hint': 'Graus norte; o sul é negativo.',
  'station.longitude': 'Longitude',
  'station.longitude-hint': 'Graus leste; o oeste é negativo.',
  'station.elevation': 'Altitude, m',
  'station.source': 'Observador ou fonte',
  'station.licence': 'Licença',
  'station.licence-hint': 'Por exemplo CC BY 4.0: outros podem usar os valores citando você.',
  'station.exact': 'Dar o lugar exato',
  'station.exact-hint':
    'Senão é arredondado a 0,1°, cerca de 10 km. O lugar de uma estação de quintal é uma casa.',
  'station.found': 'A aba diz: {place}',
  'station.use': 'Usar isto',
  'station.odd-latitude': 'Digite a latitude em graus de −90 a 90, por exemplo −23,5.',
  'station.odd-longitude': 'Digite a longitude em graus de −180 a 180, por exemplo −46,6.',
  'station.odd-elevation': 'Digite a altitude em metros, por exemplo 760.',
  'station.half-place': 'Latitude e longitude vão juntas: preencha as duas, ou nenhuma.',
  'station.too-long': 'Este texto é longo demais: no máximo 200 caracteres.',
  'station.north': '{degrees}° N',
  'station.south': '{degrees}° S',
  'station.east': '{degrees}° L',
  'station.west': '{degrees}° O',
  'station.metres': '{height} m',
};

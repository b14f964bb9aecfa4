import type { enStation } from '../en/station.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esStation: PhrasesLike<typeof enStation> = {
  'station.heading': 'De dónde vienen los valores (opcional)',
  'station.name': 'Estación',
  'station.latitude': 'Latitud',
  'station.latitude-hint': 'Grados norte; el sur es negativo.',
  'station.longitude': 'Longitud',
  'station.longitude-hint': 'Grados este; el oeste es negativo.',
  'station.elevation': 'Altitud sobre el mar, m',
  'station.source': 'Observador o fuente',
  'station.licence': 'Licencia',
  'station.licence-hint': 'Por ejemplo CC BY 4.0: otros pueden usar los valores y nombrarle.',
  'station.exact': 'Dar el lugar exacto',
  'station.exact-hint':
    'Si no, se redondea a 0,1°, unos 10 km. El lugar de una estación de jardín es una casa.',
  'station.found': 'La hoja dice: {place}',
  'station.use': 'Usar esto',
  'station.odd-latitude': 'Escriba la latitud en grados de −90 a 90, por ejemplo 40,42.',
  'station.odd-longitude': 'Escriba la longitud en grados de −180 a 180, por ejemplo −3,7.',
  'station.odd-elevation': 'Escriba la altitud en metros, por ejemplo 667.',
  'station.half-place': 'Latitud y longitud van juntas: rellene las dos, o ninguna.',
  'station.too-long': 'Este texto es demasiado largo: como máximo 200 caracteres.',
  'station.north': '{degrees}° N',
  'station.south': '{degrees}° S',
  'station.east': '{degrees}° E',
  'station.west': '{degrees}° O',
  'station.metres': '{height} m',
};

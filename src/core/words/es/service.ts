import type { enService } from '../en/service.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esService: PhrasesLike<typeof enService> = {
  'service.body-not-an-object': 'El cuerpo debe ser un objeto JSON con name y rows.',
  'service.name-missing': 'Dé un nombre al conjunto de datos: un texto que no esté vacío.',
  'service.name-too-long': 'El nombre es demasiado largo: como máximo {limit} caracteres.',
  'service.description-not-text': 'La descripción debe ser texto, o no enviarse.',
  'service.description-too-long':
    'La descripción es demasiado larga: como máximo {limit} caracteres.',
  'service.visibility-not-boolean': 'is_public debe ser true o false, o no enviarse.',
  'service.text-has-nul': 'El campo {field} contiene un carácter NUL, que no se puede guardar.',
  'service.rows-missing': 'Envíe rows: una lista con un objeto por año.',
  'service.rows-empty': 'La lista de filas está vacía: envíe al menos un año.',
  'service.too-many-rows':
    'Demasiadas filas: se enviaron {found} y un conjunto admite como máximo {limit}.',
  'service.row-not-an-object': 'La fila {row} debe ser un objeto con Year y los meses de ese año.',
  'service.year-missing': 'La fila {row} no tiene Year (escrito así, con Y mayúscula).',
  'service.year-not-a-year': 'Year en la fila {row} debe ser un número entero de 1 a 9999.',
  'service.unknown-key':
    'La fila {row} tiene la clave «{key}». Las claves son Year y de 01_max, 01_min, 01_rain a 12_rain.',
  'service.value-empty': 'La fila {row} no tiene valor en {key}: no envíe esa clave.',
  'service.value-not-a-number': 'El valor de {key} en la fila {row} debe ser un número.',
};

import type { enUpload } from '../en/upload.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esUpload: PhrasesLike<typeof enUpload> = {
  'upload.under-way':
    'Ya hay un envío de esta hoja en marcha. Espere a que termine; el que se quedó a medias se retoma pasados siete minutos.',
  'upload.unknown-run':
    'No se sabe si el último envío de esta hoja llegó. Mire en el Directorio e indíquelo en Historial; después continúa.',
  'upload.still-calculating':
    'La hoja aún estaba calculando y habrían faltado valores. No se envió nada; inténtelo de nuevo en un momento. Una programación lo reintenta sola.',
  'upload.findings-block': {
    by: 'count',
    one: 'Hay que corregir una cosa antes de enviar; está en {place}.',
    other: 'Hay que corregir {count} cosas antes de enviar; la primera está en {place}.',
    both: '[ Preguntas sobre la tabla: {questions}.][ Celdas con valores que no pueden ser correctos: {cells}.]',
  },
  'upload.nothing-to-send':
    'No se encontraron valores que enviar. La hoja necesita años con temperaturas o lluvia por mes.',
  'upload.too-many-years':
    'La hoja tiene {found} años y en un conjunto caben como máximo {limit}. Divídala en varias hojas.',
  'upload.drift-column':
    'La hoja se lee de otra manera que la última vez. Ya no se encuentra:[ {lost};][ temperatura máxima{max};][ temperatura mínima{min};][ lluvia{rain};] revise las columnas antes de enviarla.',
  'upload.drift-shorter':
    'La hoja tiene muchos menos meses que la última vez: {now} en lugar de {before}. Revísela antes de enviarla.',
  'upload.years-gone': {
    by: 'count',
    one: 'Un año que se envió la última vez ya no está en la hoja: {years}. Mírelo antes de enviarla.',
    other:
      '{count} años que se enviaron la última vez ya no están en la hoja: {years}. Mírelos antes de enviarla.',
  },
  'upload.old-values-changed':
    '{count} de los {before} meses enviados la última vez ya no son los mismos, y eso es más del {limit} por ciento. Mírelos antes de enviar la hoja.',
  'upload.too-many-unreadable': {
    by: 'count',
    one: 'Hay una celda que no se puede leer[ ({places})], y es mucho en una tabla tan pequeña. Mírela antes de enviar.',
    other:
      'Hay {count} celdas[ ({places})] que no se pueden leer[ ({before} la última vez)]. Mírelas antes de enviar.',
  },
  'upload.unreadable-cells': {
    by: 'count',
    one: 'Hay una celda que no se puede leer y quedaría fuera[: {places}].',
    other: 'Hay {count} celdas[ ({places})] que no se pueden leer y quedarían fuera.',
  },
  'upload.changed-since-seen': 'La hoja ha cambiado desde que se revisó.',
  'upload.unchanged':
    'Nada ha cambiado desde el último envío. Enviar la hoja otra vez crea un segundo conjunto de datos.',
  'upload.other-service':
    'Está conectado a un servicio distinto del previsto, así que no se envió nada. Abra Enviar y elija título y visibilidad para este servicio.',
  'upload.refused': 'El servicio no aceptó el conjunto de datos: {text} (estado {status}).',
  'upload.service-notice': 'El servicio añade: {text}',
  'upload.too-big-for-service':
    'El conjunto es demasiado grande para este servicio (estado {status}). Envíe menos años o divida la hoja. {text}',
  'upload.odd-answer':
    'El servicio respondió de un modo que no dice si el conjunto llegó (estado {status}).',
  'upload.said-lost': 'No llegó, según lo que usted vio en el Directorio.',
  'upload.run-unknown':
    'El conjunto se envió, pero no se sabe si llegó. Mire en el Directorio e indíquelo en Historial.',
};

import type { enAddon } from '../en/addon.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esAddon: PhrasesLike<typeof enAddon> = {
  'addon.menu-upload': 'Enviar conjunto de datos',
  'addon.menu-sidebar': 'Abrir panel',
  'addon.menu-token': 'Conectar',
  'addon.menu-schedule': 'Programar envíos',
  'addon.confirm-send': '¿Enviar?',
  'addon.open-dataset': 'Abrir el conjunto de datos',
  'addon.close': 'Cerrar',
  'addon.sheet-empty': 'La hoja «{sheet}» está vacía. Abra la que contiene la tabla.',
  'addon.sheet-not-a-table':
    '«{sheet}» es un gráfico o una hoja conectada y no tiene celdas que leer. Abra la hoja que contiene la tabla.',
  'addon.sheet-too-big':
    'La hoja «{sheet}» tiene {found} celdas, y en el tiempo que da Google se leen como máximo {limit}. Copie las columnas que importan a una hoja aparte.',
  'addon.sheets-too-big':
    'Las hojas que se leen juntas tienen hasta «{sheet}» más de {limit} celdas, más de las que se pueden leer en el tiempo que da Google. Lea menos hojas juntas.',
  'addon.sheet-missing':
    'Ya no hay ninguna hoja llamada «{sheet}». Quizá cambió de nombre; elíjala otra vez.',
  'addon.mend-note': 'Cambiado con Almanac; antes: {value}',
  'addon.new-sheet-note': {
    by: 'years',
    one: 'Escrito por Almanac a partir de la hoja «{sheet}»: un año, temperaturas en °C y lluvia en mm, exactamente como se enviaría.',
    other:
      'Escrito por Almanac a partir de la hoja «{sheet}»: {years} años, temperaturas en °C y lluvia en mm, exactamente como se enviarían.',
  },
  'addon.storage-full':
    'Los ajustes que Google guarda para usted en este script están llenos (500 KB), con más de lo que Almanac puso allí. No se envió nada y no se perdió nada. Pida a quien añadió otro código a este script que borre lo que guarda para usted.',
  'addon.stopped':
    'Google detuvo esta acción: {text} No se perdió nada; inténtelo de nuevo en un minuto. Si tiene abiertas varias cuentas de Google en este navegador, use una ventana con una sola.',
  'addon.permission-missing':
    'A Almanac le falta un permiso para esto y no se hizo nada. Elija otra vez la opción de Extensiones › Almanac y marque todas las casillas que muestra Google (Seleccionar todo).',
  'addon.something-else': 'Ocurrió otra cosa ({kind}).',
};

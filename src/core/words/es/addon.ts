import type { enAddon } from '../en/addon.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esAddon: PhrasesLike<typeof enAddon> = {
  'addon.sheet-empty': 'La hoja «{sheet}» está vacía. Abra la que contiene la tabla.',
  'addon.sheet-not-a-table':
    '«{sheet}» es un gráfico o una hoja conectada y no tiene celdas que leer. Abra la hoja que contiene la tabla.',
  'addon.sheet-too-big':
    'La hoja «{sheet}» tiene {found} celdas, y en el tiempo que da Google se leen como máximo {limit}. Copie las columnas que importan a una hoja aparte.',
  'addon.sheets-too-big':
    'Las hojas que se leen juntas tienen hasta «{sheet}» más de {limit} celdas, más de las que se pueden leer en el tiempo que da Google. Lea menos hojas juntas.',
  'addon.sheet-missing':
    'Ya no hay ninguna hoja llamada «{sheet}». Quizá cambió de nombre; elíjala otra vez.',
  'addon.sheet-deleted':
    'La hoja se borró. Recupérela (Archivo › Historial de versiones) o abra otra.',
  'addon.storage-full':
    'Los ajustes que Google guarda para usted en este script están llenos (500 KB), con más de lo que Almanac puso allí. No se envió nada y no se perdió nada. Pida a quien añadió otro código a este script que borre lo que guarda para usted.',
  'addon.stopped':
    'Google detuvo esta acción: {text} No se perdió nada; inténtelo de nuevo en un minuto. Si tiene abiertas varias cuentas de Google en este navegador, use una ventana con una sola.',
  'addon.permission-missing':
    'A Almanac le falta un permiso para esto y no se hizo nada. Elija otra vez la opción de Extensiones › Almanac y marque todas las casillas que muestra Google (Seleccionar todo).',
};

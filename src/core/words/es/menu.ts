import type { enMenu } from '../en/menu.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esMenu: PhrasesLike<typeof enMenu> = {
  'addon.menu-upload': 'Enviar conjunto de datos',
  'addon.menu-sidebar': 'Abrir panel',
  'addon.menu-token': 'Conectar',
  'addon.menu-schedule': 'Programar envíos',
  'addon.confirm-send': '¿Enviar?',
  'addon.open-dataset': 'Abrir el conjunto de datos',
  'addon.close': 'Cerrar',
  'addon.mend-note': 'Cambiado con Almanac; antes: {value}',
  'addon.new-sheet-note': {
    by: 'years',
    one: 'Escrito por Almanac a partir de la hoja «{sheet}»: un año, temperaturas en °C y lluvia en mm, exactamente como se enviaría.',
    other:
      'Escrito por Almanac a partir de la hoja «{sheet}»: {years} años, temperaturas en °C y lluvia en mm, exactamente como se enviarían.',
  },
  'addon.something-else': 'Ocurrió otra cosa ({kind}).',
  'upload.run-failed': 'No se envió.',
  'upload.sent-public': {
    by: 'years',
    one: '«{title}» se envió y lo puede ver todo el mundo: un año, {values:valor|valores}.',
    other: '«{title}» se envió y lo puede ver todo el mundo: {years} años, {values:valor|valores}.',
  },
  'upload.sent-private': {
    by: 'years',
    one: '«{title}» se envió y solo usted lo puede ver: un año, {values:valor|valores}.',
    other: '«{title}» se envió y solo usted lo puede ver: {years} años, {values:valor|valores}.',
  },
  'upload.sent-left-out': {
    by: 'leftOut',
    one: 'Una celda no se pudo leer y quedó fuera.',
    other: '{leftOut} celdas no se pudieron leer y quedaron fuera.',
  },
  'upload.sent-with-findings': {
    by: 'findings',
    one: 'Hay una observación sobre los valores: Extensiones › Almanac › Abrir panel.',
    other: 'Hay {findings} observaciones sobre los valores: Extensiones › Almanac › Abrir panel.',
  },
  'schedule.mail-failure': 'Almanac no pudo enviar los datos de «{name}»',
  'schedule.mail-recovery': 'Almanac vuelve a enviar los datos de «{name}»',
  'schedule.mail-failure-line': '{sheet}: no se envió. {reason}',
  'schedule.mail-recovery-line': '{sheet}: los envíos vuelven a funcionar.',
  'schedule.mail-where':
    'Abra la hoja de cálculo y después Extensiones › Almanac › Programar envíos:',
  'schedule.mail-why':
    'Usted pidió estos avisos. Llega uno con el primer fallo y otro cuando se resuelve; puede desactivarlos en el mismo lugar.',
};

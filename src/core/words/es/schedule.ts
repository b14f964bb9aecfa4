import type { enSchedule } from '../en/schedule.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esSchedule: PhrasesLike<typeof enSchedule> = {
  'schedule.paused': 'En pausa.',
  'schedule.paused-after-failures':
    'En pausa, porque el servicio la rechazó tres veces. Vea la última subida, corrija la causa y reanude.',
  'schedule.sheet-deleted':
    'La hoja se eliminó. Recupérela (Archivo › Historial de versiones) o elimine la programación.',
  'schedule.address-changed':
    'Está conectado a un servicio distinto del que tenía esta programación. Guárdela otra vez para enviar allí.',
  'schedule.document-busy':
    'Otra persona está cambiando las programaciones de este documento. Inténtelo de nuevo en un minuto.',
  'schedule.trigger-refused':
    'Google no permitió la programación: {text} Una persona puede programar como máximo 20 documentos con Almanac, y una instalación de prueba ninguno. Elimine una programación en otro documento, o en script.google.com, en Mis activadores.',
  'schedule.consent-withdrawn':
    'Las programaciones se han detenido porque falta un permiso que necesitan. Elija cualquier opción de Extensiones › Almanac y marque todas las casillas que muestra Google (Seleccionar todo); después siguen por sí solas.',
  'schedule.permissions-missing':
    'No se ejecuta, porque faltan permisos de Google. Sigue por sí sola en cuanto se den.',
  'schedule.no-spreadsheet':
    'No se pudo abrir el documento. Ábralo y configure otra vez la programación.',
  'schedule.mail-not-sent':
    'No se pudo enviar el aviso sobre subidas fallidas. Google limita los mensajes por día y no envía ninguno sin «Enviar correo en su nombre».',
  'schedule.mail-failure': 'Almanac no pudo subir datos de «{name}»',
  'schedule.mail-recovery': 'Almanac vuelve a subir datos de «{name}»',
  'schedule.mail-failure-line': '{sheet}: no se subió. {reason}',
  'schedule.mail-recovery-line': '{sheet}: las subidas vuelven a funcionar.',
  'schedule.mail-where': 'Abra el documento y después Extensiones › Almanac › Programar subidas:',
  'schedule.send-as-it-is':
    'Si la hoja está bien tal como está, pulse «Enviar ahora» en su programación y después «Enviar tal como está»; luego las subidas siguen solas.',
  'schedule.mail-why':
    'Usted pidió estos avisos. Llega uno con el primer fallo y otro cuando se resuelve; puede desactivarlos en el mismo lugar.',
};

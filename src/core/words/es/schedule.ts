import type { enSchedule } from '../en/schedule.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esSchedule: PhrasesLike<typeof enSchedule> = {
  'schedule.paused': 'En pausa.',
  'schedule.paused-after-failures':
    'En pausa, porque el servicio lo rechazó tres veces. Vea el último envío, corrija la causa y reanude.',
  'schedule.sheet-deleted':
    'La hoja se borró. Recupérela (Archivo › Historial de versiones) o borre la programación.',
  'schedule.address-changed':
    'Está conectado a un servicio distinto del que tenía esta programación. Guárdela otra vez para enviar allí.',
  'schedule.document-busy':
    'Otra persona está cambiando las programaciones de esta hoja de cálculo. Inténtelo de nuevo en un minuto.',
  'schedule.trigger-refused':
    'Google no permitió la programación: {text} Una persona puede programar como máximo 20 hojas de cálculo con Almanac, y una instalación de prueba ninguna. Borre una programación en otra hoja de cálculo, o en script.google.com, en Mis activadores.',
  'schedule.consent-withdrawn':
    'Las programaciones se han detenido porque falta un permiso que necesitan. Elija cualquier opción de Extensiones › Almanac y marque todas las casillas que muestra Google (Seleccionar todo); después siguen por sí solas.',
  'schedule.permissions-missing':
    'No se ejecuta, porque faltan permisos de Google. Sigue por sí sola en cuanto se den.',
  'schedule.no-spreadsheet':
    'No se pudo abrir la hoja de cálculo. Ábrala y configure otra vez la programación.',
  'schedule.mail-not-sent':
    'No se pudo enviar el aviso sobre envíos fallidos. Google limita los mensajes por día y no envía ninguno sin «Enviar correo en su nombre».',
  'schedule.mail-failure': 'Almanac no pudo subir datos de «{name}»',
  'schedule.mail-recovery': 'Almanac vuelve a subir datos de «{name}»',
  'schedule.mail-failure-line': '{sheet}: no se subió. {reason}',
  'schedule.mail-recovery-line': '{sheet}: los envíos vuelven a funcionar.',
  'schedule.mail-where':
    'Abra la hoja de cálculo y después Extensiones › Almanac › Programar envíos:',
  'schedule.send-as-it-is':
    'Si la hoja está bien tal como está, pulse «Enviar ahora» en su programación y después «Enviar tal como está»; luego los envíos siguen solos.',
  'schedule.mail-why':
    'Usted pidió estos avisos. Llega uno con el primer fallo y otro cuando se resuelve; puede desactivarlos en el mismo lugar.',
};

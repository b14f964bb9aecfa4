import type { enSchedule } from '../en/schedule.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esSchedule: PhrasesLike<typeof enSchedule> = {
  'schedule.sheet-deleted':
    'La hoja se borró. Recupérela (Archivo › Historial de versiones) o borre la programación.',
  'schedule.address-changed':
    'Está conectado a un servicio distinto del que tenía esta programación. Guárdela otra vez para enviar allí.',
  'schedule.mail-failure': 'Almanac no pudo enviar los datos de «{name}»',
  'schedule.mail-recovery': 'Almanac vuelve a enviar los datos de «{name}»',
  'schedule.mail-failure-line': '{sheet}: no se envió. {reason}',
  'schedule.mail-recovery-line': '{sheet}: los envíos vuelven a funcionar.',
  'schedule.mail-where':
    'Abra la hoja de cálculo y después Extensiones › Almanac › Programar envíos:',
  'schedule.send-as-it-is':
    'Si la hoja está bien tal como está, pulse «Enviar ahora» en su programación y después «Enviar tal como está»; luego los envíos siguen solos.',
  'schedule.mail-why':
    'Usted pidió estos avisos. Llega uno con el primer fallo y otro cuando se resuelve; puede desactivarlos en el mismo lugar.',
};

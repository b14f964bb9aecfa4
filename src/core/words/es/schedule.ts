import type { enSchedule } from '../en/schedule.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esSchedule: PhrasesLike<typeof enSchedule> = {
  'schedule.sheet-deleted':
    'La hoja se borró. Recupérela (Archivo › Historial de versiones) o borre la programación.',
  'schedule.address-changed':
    'Está conectado a un servicio distinto del que tenía esta programación. Guárdela otra vez para enviar allí.',
  'schedule.account-changed':
    'Está conectado[ como {account}], y esta programación se hizo para otra cuenta[, {owner}]. Pulse «Cambiar» y guárdela para enviar a la cuenta conectada.',
  'schedule.station-gone':
    'Esta programación envía la estación «{station}», que la hoja ya no nombra. Devuélvale su nombre, o elija otra en «Revisar» y programe esa en su lugar.',
  'schedule.which-station':
    'La hoja contiene ahora varias estaciones, y esta programación es de cuando contenía una sola. Elija la estación en «Revisar» y programe esa en su lugar.',
  'schedule.send-as-it-is':
    'Si la hoja está bien tal como está, pulse «Enviar ahora» en su programación y después «Enviar tal como está»; luego los envíos siguen solos.',
};

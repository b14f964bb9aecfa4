import type { enSchedule } from '../en/schedule.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frSchedule: PhrasesLike<typeof enSchedule> = {
  'schedule.sheet-deleted':
    'La feuille a été supprimée. Rétablissez-la (Fichier › Historique des versions) ou supprimez la programmation.',
  'schedule.address-changed':
    'Vous êtes connecté à un autre service que celui pour lequel ces envois ont été programmés. Enregistrez de nouveau la programmation pour y envoyer.',
  'schedule.mail-failure': 'Almanac n’a pas pu envoyer depuis « {name} »',
  'schedule.mail-recovery': 'Almanac envoie de nouveau depuis « {name} »',
  'schedule.mail-failure-line': '{sheet} : non envoyée. {reason}',
  'schedule.mail-recovery-line': '{sheet} : les envois fonctionnent de nouveau.',
  'schedule.mail-where':
    'Ouvrez la feuille de calcul, puis Extensions › Almanac › Programmer les envois :',
  'schedule.send-as-it-is':
    'Si la feuille est juste telle qu’elle est, appuyez sur « Lancer maintenant » dans sa programmation, puis sur « Envoyer tel quel » ; ensuite les envois continuent d’eux-mêmes.',
  'schedule.mail-why':
    'Vous avez demandé ces messages. Il en vient un au premier échec et un quand c’est réglé ; vous pouvez les arrêter au même endroit.',
};

import type { enSchedule } from '../en/schedule.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frSchedule: PhrasesLike<typeof enSchedule> = {
  'schedule.sheet-deleted':
    'La feuille a été supprimée. Rétablissez-la (Fichier › Historique des versions) ou supprimez la programmation.',
  'schedule.address-changed':
    'Vous êtes connecté à un autre service que celui pour lequel ces envois ont été programmés. Enregistrez de nouveau la programmation pour y envoyer.',
  'schedule.account-changed':
    'Vous êtes connecté[ en tant que {account}], et ces envois ont été programmés pour un autre compte[, {owner}]. Appuyez sur « Modifier » et enregistrez la programmation pour envoyer au compte connecté.',
  'schedule.station-gone':
    'Ces envois sont ceux de la station « {station} », que la feuille ne nomme plus. Rendez-lui son nom, ou choisissez-en une autre dans Contrôle et programmez-la à sa place.',
  'schedule.which-station':
    'La feuille contient maintenant plusieurs stations, et ces envois datent d’un temps où elle n’en contenait qu’une. Choisissez la station dans Contrôle et programmez-la à la place.',
  'schedule.send-as-it-is':
    'Si la feuille est juste, appuyez sur « Lancer maintenant » dans sa programmation, puis sur « Envoyer tel quel » ; ensuite les envois continuent d’eux-mêmes.',
};

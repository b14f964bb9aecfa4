import type { enSchedule } from '../en/schedule.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frSchedule: PhrasesLike<typeof enSchedule> = {
  'schedule.paused': 'En pause.',
  'schedule.paused-after-failures':
    'En pause, car le service l’a refusé trois fois. Voyez la dernière exécution, remédiez à la cause, puis reprenez.',
  'schedule.sheet-deleted':
    'La feuille a été supprimée. Rétablissez-la (Fichier › Historique des versions) ou supprimez la programmation.',
  'schedule.address-changed':
    'Vous êtes connecté à un autre service que celui pour lequel ces envois ont été programmés. Enregistrez de nouveau la programmation pour y envoyer.',
  'schedule.document-busy':
    'Quelqu’un d’autre modifie les envois programmés de cette feuille de calcul. Réessayez dans une minute.',
  'schedule.trigger-refused':
    'Google n’a pas permis la programmation : {text} Une personne peut programmer 20 feuilles de calcul au plus avec Almanac, et une installation de test aucune. Supprimez une programmation dans une autre feuille de calcul, ou sur script.google.com sous Mes déclencheurs.',
  'schedule.consent-withdrawn':
    'Les envois programmés sont arrêtés, car il leur manque une autorisation. Choisissez un élément d’Extensions › Almanac et cochez toutes les cases que Google montre (Tout sélectionner) ; ils reprennent d’eux-mêmes.',
  'schedule.permissions-missing':
    'Il est arrêté, car il manque des autorisations de Google. Il reprend de lui-même dès qu’elles sont données.',
  'schedule.no-spreadsheet':
    'La feuille de calcul n’a pas pu être ouverte. Ouvrez-la et refaites la programmation.',
  'schedule.mail-not-sent':
    'Le message sur les envois manqués n’a pas pu partir. Google limite le nombre de messages par jour, et n’en envoie aucun sans « Envoyer des e-mails en votre nom ».',
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

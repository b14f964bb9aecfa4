import type { enMenu } from '../en/menu.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frMenu: PhrasesLike<typeof enMenu> = {
  'addon.menu-upload': 'Envoyer le jeu de données',
  'addon.menu-sidebar': 'Ouvrir le panneau',
  'addon.menu-token': 'Connexion',
  'addon.menu-schedule': 'Programmer les envois',
  'addon.confirm-send': 'L’envoyer ?',
  'addon.open-dataset': 'Ouvrir le jeu de données',
  'addon.close': 'Fermer',
  'addon.mend-note': 'Modifié avec Almanac ; avant : {value}',
  'addon.new-sheet-note': {
    by: 'years',
    one: 'Écrit par Almanac à partir de la feuille « {sheet} » : une année, températures en °C et pluie en mm, exactement comme elle serait envoyée.',
    other:
      'Écrit par Almanac à partir de la feuille « {sheet} » : {years} années, températures en °C et pluie en mm, exactement comme elles seraient envoyées.',
  },
  'addon.something-else': 'Il s’est passé autre chose ({kind}).',
  'upload.run-failed': 'Non envoyé.',
  'upload.sent-public': {
    by: 'years',
    one: '« {title} » est envoyé et tout le monde peut le voir : une année, {values:valeur|valeurs}.',
    other:
      '« {title} » est envoyé et tout le monde peut le voir : {years} années, {values:valeur|valeurs}.',
  },
  'upload.sent-private': {
    by: 'years',
    one: '« {title} » est envoyé et vous seul pouvez le voir : une année, {values:valeur|valeurs}.',
    other:
      '« {title} » est envoyé et vous seul pouvez le voir : {years} années, {values:valeur|valeurs}.',
  },
  'upload.sent-left-out': {
    by: 'leftOut',
    one: 'Une cellule était illisible et a été omise.',
    other: '{leftOut} cellules étaient illisibles et ont été omises.',
  },
  'upload.sent-with-findings': {
    by: 'findings',
    one: 'Il y a une remarque sur les valeurs :',
    other: 'Il y a {findings} remarques sur les valeurs :',
    both: ' Extensions › Almanac › Ouvrir le panneau.',
  },
  'schedule.mail-failure': 'Almanac n’a pas pu envoyer depuis « {name} »',
  'schedule.mail-recovery': 'Almanac envoie de nouveau depuis « {name} »',
  'schedule.mail-failure-line': '{sheet} : non envoyée. {reason}',
  'schedule.mail-recovery-line': '{sheet} : les envois fonctionnent de nouveau.',
  'schedule.mail-where':
    'Ouvrez la feuille de calcul, puis Extensions › Almanac › Programmer les envois :',
  'schedule.mail-why':
    'Vous avez demandé ces messages. Il en vient un au premier échec et un quand c’est réglé ; vous pouvez les arrêter au même endroit.',
};

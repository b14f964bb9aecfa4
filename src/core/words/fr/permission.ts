import type { enPermission } from '../en/permission.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frPermission: PhrasesLike<typeof enPermission> = {
  'permission.spreadsheet':
    'Sans « Afficher et gérer les feuilles de calcul dans lesquelles cette application a été installée », Almanac ne peut pas lire la feuille.',
  'permission.page':
    'Sans « Afficher et exécuter du contenu Web tiers dans les invites et les barres latérales des applications Google », Almanac ne peut pas afficher le panneau.',
  'permission.network': 'Sans « Se connecter à un service externe », Almanac ne peut rien envoyer.',
  'permission.schedule':
    'Sans « Autoriser cette application à s’exécuter en votre absence », Almanac ne peut pas faire d’envois programmés.',
  'permission.mail':
    'Sans « Envoyer des e-mails en votre nom », Almanac ne peut pas vous prévenir quand un envoi échoue.',
  'permission.at-address':
    'Donnez-la sur cette page de Google, puis choisissez de nouveau l’élément :',
};

import type { enPermission } from '../en/permission.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frPermission: PhrasesLike<typeof enPermission> = {
  'permission.name-spreadsheet':
    'Afficher et gérer les feuilles de calcul dans lesquelles cette application a été installée',
  'permission.name-page':
    'Afficher et exécuter du contenu Web tiers dans les invites et les barres latérales des applications Google',
  'permission.name-network': 'Se connecter à un service externe',
  'permission.name-schedule': 'Autoriser cette application à s’exécuter en votre absence',
  'permission.name-mail': 'Envoyer des e-mails en votre nom',
  'permission.spreadsheet':
    'Sans « Afficher et gérer les feuilles de calcul dans lesquelles cette application a été installée », Almanac ne peut pas lire la feuille.',
  'permission.page':
    'Sans « Afficher et exécuter du contenu Web tiers dans les invites et les barres latérales des applications Google », Almanac ne peut pas afficher le panneau.',
  'permission.network': 'Sans « Se connecter à un service externe », Almanac ne peut rien envoyer.',
  'permission.schedule':
    'Sans « Autoriser cette application à s’exécuter en votre absence », Almanac ne peut pas faire d’envois programmés.',
  'permission.mail':
    'Sans « Envoyer des e-mails en votre nom », Almanac ne peut pas vous prévenir quand un envoi échoue.',
  'permission.missing': 'Il manque des autorisations de Google',
  'permission.stops-schedules':
    'Jusque-là vos envois programmés dans ce document sont arrêtés ; ensuite ils reprennent d’eux-mêmes.',
  'permission.stops-copy':
    'Dans une copie à vous, Google ne lance aucun envoi programmé tant qu’une case reste vide.',
  'permission.give': 'Donner l’autorisation',
  'permission.how':
    'Sur la page de Google, cochez toutes les cases (Tout sélectionner). Pour un script à vous, Google dit d’abord qu’il ne l’a pas validé : choisissez Paramètres avancés, puis Accéder à Almanac.',
  'permission.given': 'C’est fait',
  'permission.at-address':
    'Donnez-la sur cette page de Google, puis choisissez de nouveau l’élément :',
};

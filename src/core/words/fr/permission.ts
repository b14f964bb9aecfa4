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
};

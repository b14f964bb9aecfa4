import type { enSetup } from '../en/setup.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frSetup: PhrasesLike<typeof enSetup> = {
  'connection.paste-empty':
    'Rien n’a été collé. Copiez la session depuis la page Connexion et collez-la ici.',
  'connection.paste-cut-off':
    'Seule une partie de la session a été collée. Copiez-la de nouveau, du premier au dernier caractère.',
  'connection.paste-no-tokens':
    'Aucun jeton n’a été trouvé dans ce texte. Collez l’entrée entière dont le nom finit par auth-token, ou un jeton d’actualisation.',
  'connection.paste-is-public-key':
    'C’est la clé publique du projet, pas votre session. Sa place est dans le champ de la clé.',
  'connection.paste-is-secret-key':
    'C’est la clé secrète du projet, et elle ne doit jamais être collée nulle part. Rien n’en a été gardé. Collez plutôt votre propre session.',
  'connection.paste-expired':
    'Ce jeton d’accès a déjà expiré, et aucun jeton d’actualisation ne l’accompagne. Collez la session entière.',
  'connection.address-missing':
    'Saisissez l’adresse du service, par exemple https://almanac.example.',
  'connection.address-not-https':
    'L’adresse commence par http:, ce qui envoie les jetons à découvert. Prenez-en une qui commence par https:.',
  'connection.address-not-an-address':
    '« {found} » n’est pas l’adresse d’un service. Elle ressemble à https://almanac.example.',
  'connection.address-is-this-computer':
    'Cette adresse désigne l’ordinateur lui-même, et Google ne peut pas le joindre. Utilisez une adresse accessible depuis Internet.',
  'connection.address-inside':
    'Cette adresse n’est connue qu’à l’intérieur d’un réseau, et Google ne peut pas la joindre. Utilisez une adresse accessible depuis Internet.',
  'connection.address-has-more':
    'L’adresse s’arrête après le nom de l’hôte. Utilisez {suggestion} et laissez le reste.',
  'connection.email-missing': 'Saisissez l’adresse e-mail avec laquelle vous vous identifiez.',
  'connection.password-missing':
    'Saisissez votre mot de passe. Il est envoyé une fois et jamais gardé.',
  'connection.not-permitted-to-keep':
    'La session est trop longue pour être gardée ici. Connectez-vous plutôt avec votre e-mail et votre mot de passe.',
  'connection.shared-session':
    'Si cette session est encore ouverte dans un onglet, fermez-le sans vous déconnecter : deux endroits qui renouvellent une même session y mettent fin.',
  'connection.signed-out': 'Déconnecté. La session est close et les jetons sont effacés.',
  'connection.only-here':
    'Déconnecté ici, et les jetons sont effacés. Le service n’a pas pu être prévenu ; la session s’y éteindra d’elle-même.',
  'schedule.not-yours': 'Cette programmation est celle de {owner}. Reprenez-la pour la modifier.',
  'schedule.no-such-job': 'Il n’y a plus d’envoi programmé pour cette feuille.',
  'schedule.rhythm-odd': 'Choisissez la fréquence des envois de la feuille, et l’heure.',
  'schedule.email-odd':
    'Cela ne ressemble pas à une adresse e-mail. Corrigez-la, ou laissez le champ vide.',
  'upload.title-missing': 'Donnez un titre au jeu de données.',
  'upload.title-too-long': 'Le titre est trop long : {limit} caractères au plus.',
  'upload.description-too-long': 'La description est trop longue : {limit} caractères au plus.',
  'upload.station-odd':
    'Quelque chose dans l’origine des valeurs n’est pas compris. Ouvrez-la et regardez le champ marqué.',
  'upload.visibility-missing':
    'Choisissez qui peut voir le jeu de données : tout le monde ou vous seul.',
  'upload.no-such-run': 'Cet envoi n’est plus dans le journal, ou il est déjà réglé.',
};

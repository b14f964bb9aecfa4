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
  'connection.address-missing': 'Saisissez l’adresse du service, p. ex. https://almanac.example.',
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
    'Si cette session est encore ouverte dans un onglet du navigateur, fermez-le sans vous déconnecter : deux endroits qui renouvellent une même session y mettent fin.',
  'connection.signed-out': 'Déconnecté. La session est close et les jetons sont effacés.',
  'connection.only-here':
    'Déconnecté ici, et les jetons sont effacés. Le service n’a pas pu être prévenu ; la session s’y éteindra d’elle-même.',
  'schedule.not-yours': 'Cette programmation est celle de {owner}. Reprenez-la pour la modifier.',
  'schedule.owner-unreadable':
    'Almanac ne sait plus quelles programmations sont les vôtres : elles ne sont plus envoyées. Dans Agenda, choisissez « Reprendre à mon compte » pour celles qui portent votre nom.',
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
  'addon.cell-missing': 'Il n’y a pas de cellule {cell}.',
  'addon.cell-hidden':
    '{cell} est sélectionnée, mais sa ligne est masquée. Affichez-la, ou retirez le filtre, pour voir la cellule.',
  'addon.wishes-too-many': 'Ces réglages sont trop longs pour être retenus pour cette feuille.',
  'addon.finding-gone': 'La feuille a changé depuis le contrôle. Contrôlez-la de nouveau.',
  'addon.answer-busy':
    'Quelqu’un d’autre enregistre en ce moment une réponse dans cette feuille de calcul. Réessayez dans une minute.',
  'addon.confirmed-too-many':
    'Cette feuille ne peut pas retenir plus de réponses. Oubliez d’abord les précédentes.',
  'addon.mend-formula':
    'Rien n’a été écrit : {cells} contient des formules. Modifiez les cellules à la main.',
  'addon.mend-protected':
    'Rien n’a été écrit : vous ne pouvez pas modifier tout {cells}. Demandez au propriétaire de la feuille de calcul.',
  'addon.mend-text-between':
    'Rien n’a été écrit : {cells} contient du texte ou des dates. Modifiez les cellules à la main.',
  'connection.key-not-a-key':
    'La clé contient des caractères qu’aucune clé n’a. Copiez de nouveau la clé publique.',
  'schedule.paused': 'En pause.',
  'schedule.paused-after-failures':
    'En pause, car le service l’a refusé trois fois. Voyez la dernière exécution, remédiez à la cause, puis reprenez.',
  'schedule.document-busy':
    'Quelqu’un d’autre modifie les envois programmés de cette feuille de calcul. Réessayez dans une minute.',
  'schedule.trigger-refused':
    'Google n’a pas permis la programmation : {text} Une personne peut programmer 20 feuilles de calcul au plus avec Almanac, et une installation de test aucune. Supprimez une programmation dans une autre feuille de calcul, ou sur script.google.com sous Mes déclencheurs.',
  'schedule.consent-withdrawn':
    'Les envois programmés sont arrêtés, car il leur manque une autorisation. Choisissez un élément d’Extensions › Almanac et cochez toutes les cases que Google montre (Tout sélectionner) ; ils reprennent d’eux-mêmes.',
  'schedule.permissions-missing':
    'Il est arrêté, car il manque des autorisations de Google. Il reprend de lui-même dès qu’elles sont données.',
  'schedule.no-spreadsheet':
    'La feuille de calcul n’a pas pu être ouverte. Ouvrez-la et refaites la programmation.',
  'schedule.mail-not-sent':
    'Le message sur les envois manqués n’a pas pu partir. Google limite le nombre de messages par jour, et n’en envoie aucun sans « Envoyer des e-mails en votre nom ».',
  'permission.missing': 'Il manque des autorisations de Google',
  'permission.stops-schedules':
    'Jusque-là vos envois programmés dans cette feuille de calcul sont arrêtés ; ensuite ils reprennent d’eux-mêmes.',
  'permission.stops-copy':
    'Dans une copie à vous, Google ne lance aucun envoi programmé tant qu’une case reste vide.',
  'permission.give': 'Donner l’autorisation',
  'permission.how':
    'Sur la page de Google, cochez toutes les cases (Tout sélectionner). Pour un script à vous, Google dit d’abord ne pas l’avoir validé : choisissez Paramètres avancés, puis Accéder à Almanac.',
  'permission.given': 'C’est fait',
};

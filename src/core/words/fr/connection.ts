import type { enConnection } from '../en/connection.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frConnection: PhrasesLike<typeof enConnection> = {
  'connection.none':
    'Pas encore de connexion. Connectez-vous d’abord : Extensions › Almanac › Connexion.',
  'connection.expired':
    'La connexion a pris fin, et il n’y avait pas de jeton d’actualisation pour la renouveler. Reconnectez-vous, avec la session entière ou avec votre mot de passe.',
  'connection.name-not-found':
    'Il n’y a pas de service à cette adresse : le nom n’a pas été trouvé. Vérifiez son orthographe.',
  'connection.no-connection':
    'Le service n’a pas pu être joint. Il démarre ou déménage peut-être ; réessayez dans une minute. Rien n’est perdu.',
  'connection.no-answer':
    'Le service n’a pas répondu à temps. Réessayez dans une minute. Rien n’est perdu.',
  'connection.not-secure':
    'Aucune connexion sûre n’est possible avec cette adresse : son certificat n’est pas accepté. Dites-le à la personne qui gère le service.',
  'connection.address-refused':
    'Google n’accepte pas cette adresse. Vérifiez-la dans Connexion ; sa forme habituelle est https://almanac.example.',
  'connection.body-too-big':
    'C’est plus que ce que Google envoie en une fois. Envoyez moins d’années, ou partagez la feuille.',
  'connection.quota-spent':
    'Votre compte Google a épuisé les requêtes permises pour aujourd’hui. Tout remarche dans les 24 heures ; les envois programmés reprennent d’eux-mêmes.',
  'connection.too-fast': 'Google demande une pause entre les requêtes. Réessayez dans une minute.',
  'connection.not-permitted-by-admin':
    'L’administrateur de votre domaine Google ne permet pas cette adresse. Demandez-lui de l’autoriser pour Apps Script.',
  'connection.permission-missing':
    'Sans « Se connecter à un service externe », Almanac ne peut rien envoyer. Choisissez un élément d’Extensions › Almanac et cochez toutes les cases que Google montre (Tout sélectionner).',
  'connection.service-busy':
    'Le service a trop à faire en ce moment (état {status}). Réessayez dans une minute. Rien n’est perdu.',
  'connection.service-trouble':
    'Le service a un problème (état {status}). Réessayez dans quelques minutes. Rien n’est perdu. {text}',
  'connection.address-wrong':
    'L’adresse répond, mais ce n’est pas le service (état {status}). Vérifiez l’adresse.',
  'connection.address-redirects':
    'L’adresse renvoie vers une autre (état {status}). Saisissez l’adresse que le service indique lui-même.',
  'connection.web-page':
    'L’adresse répond par une page web au lieu du service (état {status} : {text}). Vérifiez l’adresse.',
  'connection.key-wrong':
    'Le service n’accepte pas la clé (état {status} : {text}). Copiez de nouveau la clé publique.',
  'connection.request-refused':
    'Le service a refusé la requête (état {status} : {text}). Votre session est gardée ; vérifiez l’adresse et la clé.',
  'connection.token-refused':
    'Le service a refusé le jeton (état {status} : {text}). Reconnectez-vous.',
  'connection.refused':
    'Le service a mis fin à la session : {text} (état {status}). Reconnectez-vous.',
  'connection.signed-out-elsewhere':
    'La session a été fermée ailleurs, peut-être dans le navigateur d’où elle a été copiée. Reconnectez-vous ; avec votre mot de passe, ce sera une session à part.',
  'connection.used-elsewhere':
    'La session a servi à deux endroits à la fois, et le service y a mis fin : un onglet de navigateur et cette feuille ne peuvent pas en partager une. Reconnectez-vous ; avec votre mot de passe, ce sera une session à part.',
  'connection.session-expired':
    'La session n’a pas servi depuis trop longtemps et a pris fin. Reconnectez-vous.',
  'connection.service-changed':
    'Almanac a été réglé sur un autre service, {address}. Reconnectez-vous ; rien d’autre n’est perdu.',
  'connection.account-blocked':
    'Le service a bloqué ce compte. Demandez à la personne qui le gère.',
  'connection.not-a-token':
    'Le service ne connaît pas ce jeton d’actualisation. Copiez de nouveau la session, du premier au dernier caractère.',
  'connection.lock-busy':
    'Un autre de vos envois renouvelle la connexion. Réessayez dans une minute. Rien n’est perdu.',
  'connection.not-written':
    'La session renouvelée n’a pas pu être gardée, car Google ne l’a pas acceptée. L’ancienne marche encore ; réessayez dans une minute.',
  'connection.wrong-password': 'L’e-mail ou le mot de passe est faux. Rien n’a changé.',
  'connection.email-not-confirmed':
    'Cette adresse e-mail n’est pas encore confirmée. Suivez le lien reçu, puis connectez-vous.',
};

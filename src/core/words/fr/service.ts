import type { enService } from '../en/service.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frService: PhrasesLike<typeof enService> = {
  'body-not-an-object': 'Le corps doit être un objet JSON avec name et rows.',
  'name-missing': 'Donnez un nom au jeu de données : un texte avec au moins un caractère visible.',
  'name-too-long': 'Le nom est trop long : {limit} caractères au plus.',
  'description-not-text': 'La description doit être un texte, ou être omise.',
  'description-too-long': 'La description est trop longue : {limit} caractères au plus.',
  'visibility-not-boolean': 'is_public doit valoir true ou false, ou être omis.',
  'visibility-misspelt':
    'Le champ "{field}" n’est pas connu ici. Qui peut voir le jeu de données se dit par is_public : true ou false.',
  'field-misspelt': 'Le champ "{field}" n’est pas connu ici. Vouliez-vous dire {known} ?',
  'station-not-an-object': 'station_facts doit être un objet, ou être omis.',
  'station-field':
    'station_facts contient un champ qui ne peut pas être pris : « {field} ». Sont connus name, latitude, longitude, elevation, source et licence.',
  'station-half-place': 'station_facts demande latitude et longitude ensemble, ou aucune des deux.',
  'text-has-nul': 'Le champ {field} contient un caractère NUL, qui ne peut pas être stocké.',
  'text-has-half-character':
    'Le champ {field} contient un demi-caractère (un surrogate isolé), qui ne peut pas être stocké.',
  'rows-missing': 'Envoyez rows : une liste avec un objet par année.',
  'rows-empty': 'La liste rows est vide : envoyez au moins une année.',
  'too-many-rows':
    'Trop de lignes : {found} ont été envoyées et {limit} au plus sont prises dans un jeu de données.',
  'row-not-an-object': 'La ligne {row} doit être un objet avec Year et les mois de cette année.',
  'year-missing': 'La ligne {row} n’a pas de Year (écrit exactement ainsi, avec un Y majuscule).',
  'year-not-a-year': 'Le Year de la ligne {row} doit être un nombre entier de 1 à 9999.',
  'unknown-key':
    'La ligne {row} a la clé "{key}". Les clés sont Year et 01_max, 01_min, 01_rain jusqu’à 12_rain.',
  'value-empty': 'La ligne {row} n’a pas de valeur pour {key} : omettez plutôt la clé.',
  'value-not-a-number': 'La valeur de {key} à la ligne {row} doit être un nombre.',
  'not-json': 'Le corps n’est pas du JSON. Envoyez un objet JSON en UTF-8.',
  'not-json-number':
    'Le corps contient NaN ou Infinity, qui ne sont pas du JSON : Python les écrit pour les cellules vides. Omettez ces clés.',
  'not-json-type': 'Envoyez le corps avec l’en-tête Content-Type: application/json.',
  'content-encoded':
    'Le corps est envoyé avec Content-Encoding: {encoding}. Envoyez-le tel quel, sans cela.',
  'body-too-large':
    'Le corps est trop grand : {limit} octets au plus sont pris. Envoyez moins de lignes, ou partagez le jeu de données.',
  'body-unfinished':
    'Le corps s’est arrêté avant d’être entier. Rien n’a été stocké ; envoyez-le de nouveau.',
  'unknown-field':
    'Le champ "{field}" ne peut pas être modifié. Envoyez name, description, is_public ou station_facts.',
  'nothing-to-change':
    'Rien à modifier : envoyez un objet JSON avec name, description, is_public ou station_facts.',
  'query-unreadable': 'La valeur de {field} dans l’adresse est illisible.',
  'query-takes-search': 'search prend 200 caractères au plus.',
  'query-takes-mine': 'mine vaut true ou false.',
  'query-takes-limit': 'limit est un nombre de 1 à 100.',
  'query-takes-versions_of': 'versions_of est l’identifiant d’un jeu de données.',
  'query-takes-account': 'account est l’identifiant d’un compte.',
  'query-takes-from_year': 'from_year est une année de 1 à 9999.',
  'query-takes-to_year': 'to_year est une année de 1 à 9999, et ne précède pas from_year.',
  'query-takes-elements': 'elements est une partie de max,min,rain.',
  'query-takes-completeness': 'completeness est un nombre de 1 à 100.',
  'query-takes-area': 'area est ouest,sud,est,nord en degrés.',
  'query-takes-sort': 'sort vaut newest, longest ou name.',
  'query-takes-after': 'after est ce que next a dit, avec le même sort.',
  'query-takes-since':
    'since est l’identifiant du jeu de données auquel comparer, le plus souvent une version précédente.',
  'query-unknown': 'L’adresse contient le paramètre « {field} », inconnu ici.',
  'token-missing':
    'Identifiez-vous d’abord : envoyez un jeton d’accès dans l’en-tête Authorization: Bearer.',
  'token-expired':
    'Le jeton d’accès a expiré. Échangez le jeton d’actualisation contre un nouveau.',
  'token-invalid':
    'Le jeton d’accès n’est pas valable ici. Identifiez-vous de nouveau, ou échangez le jeton d’actualisation.',
  'dataset-not-found': 'Ce jeu de données n’existe pas, ou il est privé et n’est pas à vous.',
  'route-not-found': 'Il n’y a rien à cette adresse.',
  'method-not-allowed': 'Cette adresse ne prend pas cette méthode. Elle prend : {allowed}.',
  'idempotency-key-unreadable':
    'Idempotency-Key doit avoir de 1 à 255 caractères visibles, sans espaces.',
  'idempotency-key-reused':
    'Cet Idempotency-Key a servi pour un autre jeu de données. Un nouveau jeu de données demande une nouvelle clé.',
  'idempotency-key-busy':
    'Une requête avec cet Idempotency-Key est encore en cours. Réessayez dans un instant.',
  'request-unreadable': 'Cette requête ne se lit pas comme du HTTP/1.1 avec un en-tête Host.',
  'request-too-slow':
    'La requête n’est pas arrivée à temps. Rien n’a été stocké ; envoyez-la de nouveau.',
  'headers-too-large': 'Les en-têtes de la requête sont trop grands : 16 Kio au plus sont pris.',
  'expectation-unknown': 'La seule attente satisfaite ici est Expect: 100-continue.',
  'service-busy':
    'Le service ne peut pas joindre sa base de données ou a trop à faire. Rien n’est perdu ; réessayez dans un instant.',
  'disk-full':
    'Le service n’a plus de place pour stocker quoi que ce soit. Rien n’est perdu ; la lecture continue. Réessayez plus tard, ou prévenez son exploitant.',
  'outcome-unknown':
    'La base de données a disparu au dernier moment : ceci a été stocké, ou ne l’a pas été. Le renvoyer avec le même Idempotency-Key est sans risque.',
  stopping: 'Le service redémarre. Rien n’est perdu ; réessayez dans un instant.',
  unexpected:
    'Quelque chose a mal tourné de notre côté. Si cela se répète, donnez ce numéro à l’exploitant : {id}.',
  bad_json: 'Le corps doit être du JSON, avec l’en-tête Content-Type: application/json.',
  body_encoded:
    'Le corps est envoyé avec Content-Encoding: {encoding}. Envoyez-le tel quel, sans cela.',
  validation_failed: 'La valeur de {field} manque ou ne peut pas servir.',
  user_metadata_too_large:
    'Ce qu’un compte dit de lui-même (data) peut prendre {most} octets de JSON en tout.',
  invalid_credentials: 'L’adresse e-mail ou le mot de passe n’est pas le bon.',
  unsupported_grant_type: 'grant_type doit être refresh_token ou password.',
  user_already_exists: 'Il y a déjà un compte avec cette adresse e-mail. Identifiez-vous plutôt.',
  weak_password: 'Le mot de passe doit avoir de {least} à {most} caractères.',
  signup_disabled: 'Ce service ne prend pas de nouveaux comptes. Demandez-en un à son exploitant.',
  email_address_invalid: 'Ce n’est pas une adresse e-mail.',
  email_change_not_offered: 'L’adresse e-mail d’un compte ne peut pas être modifiée.',
  refresh_token_not_found:
    'Ce jeton d’actualisation n’est pas ou plus connu ici. Identifiez-vous de nouveau.',
  refresh_token_already_used:
    'Ce jeton d’actualisation a été remplacé plus d’une fois, et sa session est close par sûreté. Identifiez-vous de nouveau.',
  refresh_token_malformed:
    'Ce n’est pas un jeton d’actualisation de ce service. Copiez-le de nouveau, en entier.',
  refresh_token_not_issued: 'Ce jeton d’actualisation n’a pas été délivré par ce service.',
  session_expired:
    'La session a expiré : elle n’a pas servi depuis trop longtemps. Identifiez-vous de nouveau.',
  recovery_not_offered:
    'Ce service n’envoie pas de courrier. Demandez aux personnes qui le gèrent de définir un nouveau mot de passe.',
  recovery_token_invalid: 'Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau.',
  confirmation_not_offered:
    'Ce service n’envoie pas d’e-mails : il n’a pas de quoi confirmer une adresse.',
  confirmation_token_invalid:
    'Ce lien a déjà servi ou il est trop ancien. Si la page de votre compte le demande encore, faites-vous en envoyer un autre.',
  'mail-confirm-subject': 'Confirmez votre adresse pour Almanac',
  'mail-confirm-text':
    'Quelqu’un, sans doute vous, a créé un compte avec cette adresse sur {site}.\n\nOuvrez ce lien dans les {days} jours pour confirmer que l’adresse est bien la vôtre. Il ne sert qu’une fois :\n{url}\n\nSi ce n’était pas vous, ne faites rien : l’adresse reste non confirmée.\n',
  'setting-not-mail-server':
    '{setting} n’est pas l’adresse d’un serveur de messagerie, qui commence par smtp:// ou smtps://.',
  'setting-needs-other':
    '{setting} est défini et {other} ne l’est pas : les liens d’un e-mail doivent mener ici à coup sûr. Indiquez dans {other} l’adresse à laquelle ce service est joint.',
  'mail-reset-subject': 'Définir un nouveau mot de passe pour Almanac',
  'mail-reset-text':
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe sur {site}.\n\nOuvrez ce lien dans les {minutes} minutes pour en définir un. Il ne sert qu’une fois :\n{url}\n\nSi ce n’était pas vous, ne faites rien : votre mot de passe reste le même.\n',
  session_not_found: 'Cette session a été fermée. Identifiez-vous de nouveau.',
  no_authorization:
    'Identifiez-vous d’abord : envoyez un jeton d’accès dans l’en-tête Authorization: Bearer.',
  bad_jwt: 'Le jeton d’accès a expiré ou n’est pas valable ici.',
  request_entity_too_large: 'Le corps est trop grand.',
  'setting-unknown':
    '{setting} n’est le nom d’aucun réglage, et rien ne le lit. Vouliez-vous dire {nearest} ? Corrigez-le ou retirez-le.',
  'setting-not-number':
    '{setting} doit être un nombre entier de {least} à {most}, et non "{found}".',
  'setting-not-choice': '{setting} doit être l’un de {choices}, et non "{found}".',
  'setting-not-address':
    '{setting} doit être une adresse qui commence par http:// ou https://, et non "{found}".',
  'setting-not-database':
    '{setting} doit être l’adresse d’une base PostgreSQL : postgres://user:password@host/name. Dans un mot de passe, écrivez @ comme %40, # comme %23 et / comme %2F.',
  'setting-not-site':
    '{setting} nomme {folder}, où il n’y a pas d’index.html : toutes les pages manqueraient. Lancez npm run build et nommez son dossier dist/site, ou retirez le réglage.',
  'setting-too-short': '{setting} doit avoir au moins {least} caractères.',
  'folder-in-use':
    'Le dossier de données {folder} est utilisé par un autre processus (numéro {process}). Arrêtez-le d’abord, ou choisissez un autre dossier avec {setting}.',
  'database-too-new':
    'La base de données a un changement que ce programme ne connaît pas ({found}). Lancez une version plus récente du programme.',
  'other-secrets':
    'Cette base de données a été créée avec d’autres secrets. Donnez à ce processus le keys.json du premier (ALMANAC_KEYS_FILE), ou le même ALMANAC_JWT_SECRET.',
  'key-outdated':
    'La clé de signature de ce processus a été révoquée, ou remplacée il y a plus d’un jour, et personne n’accepte ce qu’elle signe. Donnez-lui le keys.json le plus récent (ALMANAC_KEYS_FILE).',
  'keys-unreadable':
    'Le fichier de clés {file} est illisible. Rétablissez-le d’une sauvegarde ; sans lui, chaque session prend fin.',
  'keys-not-written':
    'Le fichier de clés {file} ne peut pas être écrit ({code}). Vérifiez que son disque a de la place et que ce compte peut y écrire, ou indiquez un autre fichier avec ALMANAC_KEYS_FILE.',
  'database-unreachable':
    'La base de données ne peut pas être jointe. Vérifiez DATABASE_URL et que PostgreSQL tourne.',
  'database-refuses':
    'PostgreSQL ne laisse pas travailler le service (son code : {code}). Vérifiez l’utilisateur, le mot de passe et la base dans DATABASE_URL. Cet utilisateur doit pouvoir y créer des tables et les rôles anon et authenticated : les commandes sont dans docs/operations.md.',
  'database-full': 'Le disque de PostgreSQL est plein. Faites-y de la place et réessayez.',
  'database-not-opened':
    'La base de données intégrée dans {folder} ne peut pas être ouverte. Vérifiez que son disque a de la place et que ce compte peut y écrire.',
  'port-in-use':
    'Le port {port} est pris par un autre programme. Choisissez-en un autre avec PORT.',
  'cannot-listen':
    'Le service ne peut pas écouter à {host}, port {port} ({code}). Choisissez une adresse de cette machine avec HOST, ou un autre port avec PORT : ceux en dessous de 1024 demandent un droit que peu de comptes ont.',
  started: 'Almanac écoute à {address}',
  'command-unknown':
    'Commandes : reset-password E-MAIL · remove-account E-MAIL · replace-key [--revoke-others]. Sans commande, le service démarre.',
  'account-unknown': 'Il n’y a pas de compte avec cette adresse e-mail.',
  'password-wanted':
    'Saisissez le nouveau mot de passe (ou passez-le par un tube) et appuyez sur Entrée :',
  'password-reset': 'Le mot de passe est changé. Toutes les sessions de ce compte sont closes.',
  'account-removed': 'Le compte est supprimé, avec ses jeux de données et ses sessions.',
  'key-replaced':
    'Une nouvelle clé de signature est dans {file}. Donnez le fichier à chaque processus et redémarrez-les l’un après l’autre.',
  'key-not-in-use': 'Les jetons sont signés avec ALMANAC_JWT_SECRET : changez plutôt ce réglage.',
  'more-problems': {
    by: 'more',
    one: 'Il y a {more} problème de plus.',
    other: 'Il y a {more} problèmes de plus.',
  },
  'more-problems-at-least': {
    by: 'more',
    one: 'Il y a au moins {more} problème de plus.',
    other: 'Il y a au moins {more} problèmes de plus.',
  },
  'quota-reached':
    'Ce compte contient {found} lignes, et {limit} est le maximum. Supprimez des jeux de données devenus inutiles, ou demandez-en plus à son exploitant.',
  'quota-near':
    '{found} des {limit} lignes que ce compte peut contenir sont utilisées. Supprimez des jeux de données devenus inutiles avant qu’il soit plein.',
  'too-many-requests': {
    by: 'seconds',
    one: 'Trop de requêtes. Réessayez dans {seconds} seconde.',
    other: 'Trop de requêtes. Réessayez dans {seconds} secondes.',
  },
  not_found: 'Il n’y a rien à cette adresse.',
  method_not_allowed: 'Cette adresse ne prend pas cette méthode. Elle prend : {allowed}.',
  over_request_rate_limit: {
    by: 'seconds',
    one: 'Trop d’essais. Réessayez dans {seconds} seconde.',
    other: 'Trop d’essais. Réessayez dans {seconds} secondes.',
  },
};

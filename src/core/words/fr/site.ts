import type { enSite } from '../en/site.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frSite: PhrasesLike<typeof enSite> = {
  'site.name': 'Almanac',
  'site.skip': 'Aller au contenu',
  'site.language': 'Langue',
  'site.nav': 'Principale',
  'site.nav-directory': 'Répertoire',
  'site.nav-developers': 'Développeurs',
  'site.nav-connect': 'Connexion',
  'site.nav-sign-in': 'S’identifier',
  'site.nav-account': 'Compte',
  'site.footer':
    'Températures en °C, précipitations en mm, telles que leurs auteurs les ont publiées.',
  'site.loading': 'Chargement…',
  'site.try-again': 'Réessayer',
  'site.copy': 'Copier',
  'site.copied': 'Copié',
  'site.copy-by-hand': 'Sélectionnez le texte et copiez-le',
  'site.cancel': 'Annuler',
  'site.nowhere-title': 'Il n’y a pas de page ici',
  'site.nowhere-text': 'L’adresse est peut-être mal saisie, ou la page a changé de place.',
  'site.to-directory': 'Aller au Répertoire',
  'site.offline':
    'Vous êtes hors ligne. Ce qui est sur cette page reste ; réessayez quand vous serez connecté.',
  'site.unreachable':
    'Le service n’a pas répondu. Rien n’a changé. Vérifiez votre connexion et réessayez dans une minute.',
  'site.service-fault':
    'Quelque chose a mal tourné dans le service. Rien n’a changé. Réessayez dans une minute.',
  'site.too-many-tries':
    'Trop d’essais en peu de temps. Attendez quelques minutes, puis réessayez.',
  'site.too-many-tries-seconds': {
    by: 'seconds',
    one: 'Trop d’essais en peu de temps. Réessayez dans {seconds} seconde.',
    other: 'Trop d’essais en peu de temps. Réessayez dans {seconds} secondes.',
  },
  'site.signed-out': 'Vous n’êtes plus identifié. Identifiez-vous et réessayez.',
  'site.not-found': 'Ce n’est plus là.',
  'site.wrong-password': 'L’adresse e-mail et le mot de passe ne correspondent à aucun compte.',
  'site.account-exists': 'Il y a déjà un compte avec cette adresse e-mail. Identifiez-vous plutôt.',
  'site.sign-up-closed':
    'Les nouveaux comptes sont créés par les personnes qui gèrent ce service. Demandez-leur.',
  'site.weak-password':
    'Ce mot de passe est trop court ou trop courant. Prenez au moins 8 caractères.',
  'site.same-password': 'C’est votre mot de passe actuel. Choisissez-en un autre.',
  'site.not-an-address': 'Ce n’est pas une adresse e-mail. Elle ressemble à nom@example.org.',
  'site.directory-title': 'Répertoire',
  'site.directory-lead':
    'Des séries mensuelles de température et de pluie, publiées directement depuis les feuilles de calcul où elles sont tenues.',
  'site.search': 'Chercher dans les titres, les descriptions et les comptes',
  'site.search-clear': 'Effacer la recherche',
  'site.mine-only': 'Seulement les miens',
  'site.found': {
    by: 'count',
    one: '{count} jeu de données affiché',
    other: '{count} jeux de données affichés',
  },
  'site.list': 'Jeux de données, les plus récents d’abord',
  'site.filters': 'Filtres',
  'site.filters-clear': 'Effacer les filtres',
  'site.filter-years': 'Années à couvrir',
  'site.filter-from': 'De',
  'site.filter-to': 'À',
  'site.filter-elements': 'Doit contenir',
  'site.filter-completeness': 'Complet au moins à',
  'site.filter-any': 'Peu importe',
  'site.sort': 'Trier par',
  'site.sort-newest': 'Plus récents',
  'site.sort-longest': 'Série la plus longue',
  'site.sort-name': 'Nom',
  'site.list-longest': 'Jeux de données, la série la plus longue d’abord',
  'site.list-name': 'Jeux de données par nom',
  'site.map': 'Carte',
  'site.map-label': 'Carte des résultats',
  'site.map-marks': 'Jeux de données sur la carte',
  'site.map-everywhere': 'Montrer partout',
  'site.map-none': 'Aucun de ces jeux de données ne dit où il se trouve.',
  'site.nothing-fits': 'Aucun jeu de données ne remplit toutes ces conditions',
  'site.nothing-fits-text': 'En laissant une condition de côté, on trouve :',
  'site.nothing-fits-alone': 'Laissez plus d’une condition de côté, ou recommencez.',
  'site.account-datasets': 'Ce que ce compte a publié.',
  'site.account-unnamed': 'Un compte sans nom',
  'site.account-missing': 'Il n’y a rien de ce compte',
  'site.account-missing-text': 'Il n’a rien publié que vous puissiez voir, ou il n’existe plus.',
  'site.filters-count': { by: 'count', one: '{count} filtre', other: '{count} filtres' },
  'site.totals': { by: 'count', one: '{count} jeu de données', other: '{count} jeux de données' },
  'site.totals-capped': {
    by: 'count',
    one: '{count} jeu de données ou plus',
    other: '{count} jeux de données ou plus',
  },
  'site.totals-years': {
    by: 'years',
    one: '{years} année de relevés',
    other: '{years} années de relevés',
  },
  'site.totals-values': {
    by: 'values',
    one: '{values} valeur mensuelle',
    other: '{values} valeurs mensuelles',
  },
  'site.map-mark': {
    by: 'count',
    one: '{count} jeu de données près de {place} : voir de plus près',
    other: '{count} jeux de données près de {place} : voir de plus près',
  },
  'site.map-mark-last': {
    by: 'count',
    one: '{count} jeu de données près de {place}',
    other: '{count} jeux de données près de {place}',
  },
  'site.map-note': {
    by: 'placed',
    one: '{placed} d’entre eux dit où il se trouve. Un lieu donné au dixième de degré est arrondi : la station est à une dizaine de kilomètres au plus.',
    other:
      '{placed} d’entre eux disent où ils se trouvent. Un lieu donné au dixième de degré est arrondi : la station est à une dizaine de kilomètres au plus.',
  },
  'site.loosen-search': 'Sans les mots : {count}',
  'site.loosen-years': 'Toutes années : {count}',
  'site.loosen-elements': 'Tous éléments : {count}',
  'site.loosen-completeness': 'Même incomplets : {count}',
  'site.loosen-area': 'Partout : {count}',
  'site.private': 'Privé',
  'site.public': 'Public',
  'site.years': { by: 'count', one: '{span} · {count} année', other: '{span} · {count} années' },
  'site.published': 'Publié le {date}',
  'site.by': 'par {account}',
  'site.by-you': 'par vous',
  'site.by-unnamed': 'par un compte sans nom',
  'site.earlier': {
    by: 'count',
    one: '{count} version antérieure',
    other: '{count} versions antérieures',
  },
  'site.earlier-many': 'Plus de {count} versions antérieures',
  'site.versions-all': 'Voir toutes les versions',
  'site.versions-title': 'Toutes les versions',
  'site.versions-lead':
    'Tous les envois d’un même titre par un même compte, les plus récents d’abord.',
  'site.more': 'En voir plus',
  'site.nothing-found': 'Rien ne correspond à « {search} ».',
  'site.nothing-found-text':
    'Essayez un mot plus court, ou une partie du nom d’une station ou d’un compte.',
  'site.none-of-mine': 'Vous n’avez encore rien publié.',
  'site.none-yet': 'Aucun jeu de données n’a encore été publié.',
  'site.none-yet-text':
    'Connectez une feuille de calcul et le premier apparaîtra ici, ou envoyez-en un par un script.',
  'site.missing-title': 'Ce jeu de données n’est pas visible ici',
  'site.missing-text':
    'Il a peut-être été supprimé, ou il est privé et appartient à un autre compte.',
  'site.missing-sign-in': 'S’il est à vous, identifiez-vous pour le voir.',
  'site.deleted-title': 'Supprimé',
  'site.deleted-text': '« {name} » n’est plus dans le Répertoire.',
  'site.download-csv': 'Télécharger en CSV',
  'site.download-json': 'Télécharger en JSON',
  'site.more-formats': 'Autres formats',
  'site.download-sef': 'Station Exchange Format (zip)',
  'site.download-rclimdex': 'Colonnes de RClimDex, une ligne par mois',
  'site.download-package': 'Paquet de données (zip)',
  'site.download-csvw': 'Métadonnées des colonnes (CSV on the Web)',
  'site.copy-link': 'Copier le lien',
  'site.link-copied': 'Lien copié',
  'site.edit': 'Modifier les informations',
  'site.edit-title': 'Modifier les informations',
  'site.title-field': 'Titre',
  'site.description-field': 'Description',
  'site.visibility': 'Qui peut le voir',
  'site.visibility-public': 'Tout le monde, même sans compte',
  'site.visibility-private': 'Vous seul',
  'site.save': 'Enregistrer',
  'site.saving': 'Enregistrement…',
  'site.delete': 'Supprimer',
  'site.deleting': 'Suppression…',
  'site.delete-title': 'Supprimer ce jeu de données ?',
  'site.delete-text': {
    by: 'count',
    one: '« {name} » et sa ligne ({count}) disparaîtront pour tout le monde. Cela ne peut pas être annulé.',
    other:
      '« {name} » et ses {count} lignes disparaîtront pour tout le monde. Cela ne peut pas être annulé.',
  },
  'site.delete-keep': 'Le garder',
  'site.delete-confirm': 'Supprimer définitivement',
  'site.size-value': {
    by: 'rows',
    one: '{rows} ligne × {columns:colonne|colonnes}',
    other: '{rows} lignes × {columns:colonne|colonnes}',
  },
  'site.stripes': 'Année par année',
  'site.average-year': 'Année moyenne',
  'site.completeness': 'Complétude',
  'site.statistics': 'En chiffres',
  'site.values': 'Valeurs mensuelles',
  'site.element-choice': 'Élément',
  'site.yearly-mean': 'Moyenne annuelle',
  'site.yearly-sum': 'Total annuel',
  'site.highest': 'Mois le plus élevé',
  'site.lowest': 'Mois le plus bas',
  'site.wettest': 'Mois le plus arrosé',
  'site.driest': 'Mois le plus sec',
  'site.warmest-year': 'Année la plus chaude',
  'site.coldest-year': 'Année la plus froide',
  'site.wettest-year': 'Année la plus arrosée',
  'site.driest-year': 'Année la plus sèche',
  'site.no-complete-year': 'aucune année complète',
  'site.complete-years-note':
    'Les chiffres annuels portent sur les années qui ont leurs douze mois. La moyenne ou le total de l’année vient des valeurs mensuelles.',
  'site.table-label': '{element} en {unit}, une ligne par année',
  'site.place': 'Lieu',
  'site.place-rounded':
    'Arrondi à 0,1° : la station est à une dizaine de kilomètres du point au plus.',
  'site.cite': 'Citer',
  'site.cite-format': 'Format',
  'site.cite-text': 'Texte',
  'site.cite-bibtex': 'BibTeX',
  'site.cite-ris': 'RIS',
  'site.cite-copy': 'Copier la citation',
  'site.cite-copied': 'Citation copiée',
  'site.trend':
    'Évolution par décennie, {firstYear}–{lastYear} : {change} {unit}, et avec 95 % de confiance entre {least} et {most}.',
  'site.trend-unclear':
    'Pas d’évolution nette de {firstYear} à {lastYear} : avec 95 % de confiance entre {least} et {most} {unit} par décennie.',
  'site.average-of': 'Moyenne de',
  'site.average-all': 'Toutes les années',
  'site.changes-title': 'Ce qui a changé entre les versions',
  'site.changes-with': 'Comparer avec',
  'site.changes-only-version': 'C’est la seule version de ce jeu de données.',
  'site.changes-nothing': 'Rien : toutes les valeurs sont les mêmes.',
  'site.changes-more': 'et {count} autres changements',
  'site.changes-value': 'Valeur',
  'site.changes-before': 'Avant',
  'site.changes-after': 'Après',
  'site.changes-version': '{name}, {date}',
  'site.table-year': 'Année',
  'site.table-mean': 'Moyenne',
  'site.table-year-mean': 'Moyenne',
  'site.table-year-sum': 'Total',
  'site.sign-in-title': 'S’identifier',
  'site.sign-up-title': 'Créer un compte',
  'site.sign-up-lead':
    'Un compte permet de publier, de garder des jeux de données privés, et de modifier ou supprimer ce qui est à vous.',
  'site.email': 'Adresse e-mail',
  'site.password': 'Mot de passe',
  'site.new-password': 'Nouveau mot de passe',
  'site.password-hint':
    'Au moins 8 caractères. Quelques mots sans rapport entre eux se retiennent bien.',
  'site.display-name': 'Nom affiché dans le Répertoire',
  'site.display-name-hint':
    'Tout le monde le voit à côté de ce que vous publiez. Votre adresse e-mail reste cachée.',
  'site.sign-in': 'S’identifier',
  'site.signing-in': 'Identification…',
  'site.sign-up': 'Créer un compte',
  'site.signing-up': 'Création du compte…',
  'site.no-account': 'Pas encore de compte ?',
  'site.have-account': 'Vous avez déjà un compte ?',
  'site.account-title': 'Votre compte',
  'site.account-lead': 'Vous êtes identifié en tant que {email}.',
  'site.name-missing':
    'Choisissez le nom affiché à côté de vos jeux de données : d’ici là, ils sont publiés sans nom.',
  'site.name-section': 'Nom',
  'site.name-saved': 'Enregistré. Le Répertoire montre désormais ce nom.',
  'site.password-section': 'Mot de passe',
  'site.password-text':
    'Un nouveau mot de passe vous déconnecte partout ailleurs et met fin aux feuilles de calcul connectées : leurs envois programmés s’arrêtent jusqu’à ce que vous les reconnectiez.',
  'site.change-password': 'Changer le mot de passe',
  'site.password-changed': 'Votre mot de passe est changé.',
  'site.sign-out-section': 'Se déconnecter',
  'site.sign-out-text':
    'Se déconnecter ici laisse les feuilles de calcul connectées comme elles sont. Se déconnecter partout y met fin aussi : leurs envois programmés s’arrêtent jusqu’à ce que vous les reconnectiez.',
  'site.sign-out': 'Se déconnecter ici',
  'site.sign-out-everywhere': 'Se déconnecter partout',
  'site.password-forgotten':
    'Mot de passe oublié ? Les personnes qui gèrent ce service peuvent en définir un nouveau. Adressez-vous à elles.',
  'site.sessions-section': 'Où vous êtes connecté',
  'site.sessions-text':
    'Navigateurs, feuilles de calcul connectées et scripts qui peuvent agir en votre nom. Après la fin d’une session, ce qu’elle a déjà ouvert le reste une heure au plus, et les envois programmés d’une feuille de calcul s’arrêtent.',
  'site.session-unknown': 'Programme inconnu',
  'site.session-here': 'ce navigateur',
  'site.session-days': 'connexion le {opened}, dernière utilisation le {used}',
  'site.session-end': 'Terminer',
  'site.take-out-section': 'Tout récupérer',
  'site.take-out-text':
    'Un fichier zip avec tous vos jeux de données en CSV et JSON, privés compris, et ce que ce service sait de votre compte.',
  'site.take-out': 'Tout télécharger',
  'site.taking-out': 'Préparation…',
  'site.delete-account-section': 'Supprimer le compte',
  'site.delete-account-text':
    'Tout disparaît avec lui et personne ne peut le rétablir. Récupérez d’abord ce dont vous pourriez avoir besoin.',
  'site.delete-account': 'Supprimer le compte…',
  'site.delete-account-title': 'Supprimer votre compte ?',
  'site.delete-account-what':
    'Votre nom, votre adresse e-mail, tous les jeux de données que vous avez publiés, publics ou privés, avec toutes leurs versions, et toutes vos sessions sont supprimés. Les liens vers vos données ne mènent plus nulle part. Les feuilles de calcul connectées gardent leurs tableaux et ne peuvent plus rien envoyer.',
  'site.delete-account-keep': 'Garder le compte',
  'site.delete-account-confirm': 'Tout supprimer',

  'site.forgot-title': 'Mot de passe oublié ?',
  'site.forgot-lead':
    'Saisissez l’adresse e-mail de votre compte. Un lien pour définir un nouveau mot de passe y sera envoyé.',
  'site.forgot-send': 'M’envoyer un lien',
  'site.forgot-sending': 'Envoi…',
  'site.forgot-sent':
    'S’il existe un compte avec cette adresse, un message est en route. Son lien s’ouvre une seule fois, pendant une heure. Regardez aussi parmi les indésirables.',
  'site.reset-title': 'Définir un nouveau mot de passe',
  'site.reset-lead':
    'Le nouveau mot de passe vous déconnecte partout et met fin aux feuilles de calcul connectées : reconnectez-les ensuite.',
  'site.email-confirmed-by-mail': 'Nous y enverrons un lien pour la confirmer.',
  'site.confirm-title': 'Confirmez votre adresse',
  'site.confirm-lead':
    'Appuyez sur le bouton pour confirmer que l’adresse de votre compte est bien la vôtre.',
  'site.confirm': 'Confirmer cette adresse',
  'site.confirm-done': 'Votre adresse est confirmée.',
  'site.unconfirmed-section': 'Confirmez votre adresse',
  'site.unconfirmed-text':
    'Nous avons envoyé un lien à {email}. Ouvrez-le pour confirmer que l’adresse est bien la vôtre. En attendant, tout fonctionne.',
  'site.unconfirmed-send': 'Envoyer de nouveau le lien',
  'site.unconfirmed-sent':
    'S’il en est arrivé moins de trois dans l’heure, un autre message est en route. Regardez aussi parmi les indésirables.',
  'site.connect-title': 'Connecter une feuille de calcul',
  'site.connect-lead':
    'Créez une connexion pour une feuille de calcul. Elle est séparée de ce navigateur : se déconnecter ici n’y met pas fin, et elle se renouvelle tant qu’elle sert au moins une fois en 60 jours.',
  'site.connect-password':
    'Votre mot de passe, encore une fois, car une connexion peut publier en votre nom.',
  'site.connect-make': 'Créer une connexion',
  'site.connect-making': 'En cours…',
  'site.connect-ready-title': 'Votre connexion est prête',
  'site.connect-ready-text':
    'Elle n’est montrée que cette fois. Traitez-la comme un mot de passe : qui l’a peut publier en votre nom.',
  'site.connect-text': 'Connexion',
  'site.connect-copy': 'Copier la connexion',
  'site.connect-step-copy': 'Copiez la connexion.',
  'site.connect-step-open':
    'Dans votre feuille de calcul, ouvrez Extensions › Almanac › Connexion.',
  'site.connect-step-paste': 'Collez-la là et appuyez sur Se connecter.',
  'site.connect-again': 'En créer une autre',
  'site.connect-again-text':
    'Une connexion par feuille de calcul ou par script : si deux partagent la même, l’une met fin à l’autre.',
  'site.nav-install': 'Installer',
  'site.install-title': 'Mettre Almanac dans votre feuille de calcul',
  'site.install-lead':
    'Aucun programme n’est nécessaire sur votre ordinateur : quatre textes sont copiés dans l’éditeur de Google, une seule fois. Comptez dix minutes.',
  'site.install-open':
    'Dans votre feuille de calcul, choisissez Extensions › Apps Script. L’éditeur de Google s’ouvre dans un nouvel onglet. En haut, remplacez le nom Projet sans titre par Almanac : le menu prend ce nom.',
  'site.install-code': 'Ouvrez Code.gs, sélectionnez tout et collez ceci à la place.',
  'site.install-words':
    'À côté de Fichiers, appuyez sur + et choisissez Script. Saisissez {name} comme nom, sans .gs, et mettez ceci à la place du contenu du fichier : ce sont les phrases du menu et des e-mails.',
  'site.install-page':
    'À côté de Fichiers, appuyez sur + et choisissez HTML. Saisissez {name} comme nom, sans .html, et mettez ceci à la place du contenu du fichier.',
  'site.install-manifest':
    'Appuyez sur la roue dentée à gauche (Paramètres du projet) et cochez l’affichage du fichier manifeste « appsscript.json » dans l’éditeur. Revenez à l’éditeur, ouvrez appsscript.json et mettez ceci à la place de son contenu.',
  'site.install-reload':
    'Enregistrez avec Ctrl+S, fermez l’éditeur et rechargez la feuille de calcul. Au bout de quelques secondes, le menu a Extensions › Almanac.',
  'site.install-allow':
    'Choisissez Extensions › Almanac › Ouvrir le panneau. Google demande ce qu’Almanac peut faire : cochez Tout sélectionner. Il prévient d’abord que le script n’est pas vérifié, car c’est le vôtre : choisissez Paramètres avancés, puis Accéder à Almanac. Ensuite, choisissez Ouvrir le panneau encore une fois.',
  'site.install-connect':
    'Dans le panneau, connectez-vous avec votre e-mail et votre mot de passe.',
  'site.install-copy': 'Copier {name}',
  'site.install-extensions': 'Extensions',
  'site.install-editors':
    'Toute personne qui peut modifier la feuille de calcul peut aussi changer ce script, et un script changé pourrait utiliser votre connexion. Ne vous connectez que là où vous faites confiance à tous.',
  'site.install-update': 'Une version plus récente',
  'site.install-update-text':
    'Revenez à cette page et collez de nouveau les quatre textes aux mêmes endroits ; s’il manque un fichier, ajoutez-le comme indiqué plus haut. La connexion et les envois programmés restent.',
  'site.install-not-reachable':
    'Ce service est à {address}, que Google ne peut pas joindre : un script fait avec cette page ne pourra envoyer que lorsque le service aura sa propre adresse https.',

  'site.developers-title': 'Envoyer des données de partout',
  'site.developers-lead':
    'Il n’y a que deux appels HTTP : échanger le jeton d’actualisation contre un jeton d’accès frais, puis poster le jeu de données. Les recettes ci-dessous font les deux et gardent le nouveau jeton.',
  'site.developers-start': 'Avant la première exécution',
  'site.developers-start-text':
    'Créez une connexion sur la page Connexion et enregistrez-la sous le nom de fichier que dit chaque recette. Chaque programme a besoin de la sienne.',
  'site.developers-contract': 'Les deux appels',
  'site.developers-refresh':
    'Un jeton d’accès dure environ une heure. L’échange répond par un nouveau jeton d’actualisation qui remplace celui que vous avez envoyé : gardez-le avant d’utiliser le nouveau jeton d’accès. Si aucune réponse n’arrive, renvoyez le même.',
  'site.developers-ingest':
    'Chaque ligne est une année. Year est obligatoire ; un mois sans valeur est omis. Les températures sont en °C, la pluie en mm.',
  'site.developers-errors':
    'Tout échec porte une phrase dans error. 401 signifie que le jeton d’accès a expiré : échangez et réessayez une fois. 429 vient avec Retry-After.',
  'site.developers-idempotency':
    'Envoyez un en-tête Idempotency-Key de votre choix pour répéter un envoi sans risque : même clé et même corps ne sont stockés qu’une fois.',
  'site.developers-recipes': 'Recettes',
  'site.developers-shell': 'Shell',
  'site.developers-shell-text':
    'Tout Unix avec curl. Lancez sh push.sh dataset.json, depuis cron aussi.',
  'site.developers-javascript': 'JavaScript',
  'site.developers-javascript-text':
    'Node 18 ou plus récent, rien à installer : node push.mjs dataset.json.',
  'site.developers-python': 'Python',
  'site.developers-python-text':
    'Python 3, bibliothèque standard seulement : python3 push.py dataset.json.',
  'site.developers-r': 'R',
  'site.developers-r-text': 'Avec les paquets httr2 et jsonlite.',
  'site.developers-excel': 'Excel',
  'site.developers-excel-text':
    'Une macro pour Excel sous Windows : la première ligne de la feuille active contient les noms des colonnes. Le jeton est gardé dans vos réglages d’utilisateur, jamais dans une cellule.',
  'site.developers-example': 'dataset.json',
  'site.developers-openapi': 'Toute l’interface en description OpenAPI',
};

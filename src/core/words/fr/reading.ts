import type { enReading } from '../en/reading.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frReading: PhrasesLike<typeof enReading> = {
  'reading.sheet-empty':
    'La feuille est vide. Mettez-y le tableau, une ligne par année, par mois ou par jour.',
  'reading.sheet-too-wide':
    'La feuille a {count} colonnes ; {limit} au plus sont lues. Supprimez les colonnes qui ne font pas partie du tableau.',
  'reading.no-table':
    'Aucun tableau climatique n’a été trouvé. Un tableau a besoin d’une ligne de noms (Année, Mois ou Date, et Tmax, Tmin ou Pluie) au-dessus des nombres.',
  'reading.columns-without-names':
    'La feuille contient des dates et des nombres, mais aucune ligne ne dit ce que sont les colonnes. Ajoutez au-dessus une ligne de noms, p. ex. Date, Tmax, Tmin, Pluie.',
  'reading.words-not-understood':
    'La feuille contient des dates et des nombres, mais aucun des mots placés au-dessus ne dit température maximale, température minimale ou pluie : {found}. Écrivez Tmax, Tmin ou Pluie au-dessus de la colonne concernée.',
  'reading.only-years':
    'Les lignes nomment des années, mais aucune ligne ni colonne ne nomme de mois ({found}). Le chiffre d’une année entière ne donne aucun mois : rien n’a été lu. Prenez le tableau de la même station qui a une ligne ou une colonne par mois.',
  'reading.only-quarters':
    'Les chiffres sont de trimestres ou de saisons, trois mois ensemble, et ne donnent aucun mois : rien n’a été lu. Prenez le tableau mensuel dont ils viennent.',
  'reading.months-by-place':
    'Rien ne nomme les colonnes. Les douze nombres à côté de chaque année ont été lus comme janvier à décembre ; si c’est faux, écrivez les noms des mois au-dessus.',
  'reading.block-without-name': {
    by: 'count',
    one: 'Les mois recommencent dans 1 colonne ("{found}"), et rien ne dit quel élément elle contient. Écrivez l’élément au-dessus.',
    other:
      'Les mois recommencent dans {count} colonnes (la première : "{found}"), et rien ne dit quel élément elles contiennent. Écrivez l’élément au-dessus de chaque bloc.',
  },
  'reading.no-values':
    'Le tableau a été trouvé, mais il ne contient aucune valeur lisible. Voyez les autres remarques sur cette feuille.',
  'reading.no-whole-month':
    'Trop de jours manquent dans tous les mois : aucun n’a été calculé. Ajoutez-les, ou choisissez une autre règle pour « Mois avec des jours manquants » sous « Comment le tableau a été lu ».',
  'reading.which-element':
    'Rien ne dit clairement ce que sont ces nombres[ : {why}]. Choisissez température maximale, température minimale ou pluie.',
  'reading.which-column':
    'Le tableau ne dit pas clairement quelle colonne contient {element} ({found})[ : {why}]. Choisissez-la, ou dites qu’aucune ne convient.',
  'reading.none-of-three':
    'Vous avez dit que ces nombres ne sont ni des températures maximales ou minimales, ni de la pluie : rien n’a été lu. Choisissez la feuille qui les contient, ou répondez de nouveau.',
  'reading.only-year-figures':
    'La colonne "{found}" contient un seul chiffre par année sur toutes ses lignes, ou une somme qui croît de mois en mois. Ce n’est la valeur d’aucun mois et elle n’a pas été lue. Prenez la colonne avec la quantité de chaque mois.',
  'reading.which-element-if-any':
    'Le tableau sous "{found}" n’a pas été lu[ : {why}]. S’il contient la température maximale, la température minimale ou la pluie, choisissez laquelle.',
  'reading.table-of-anomalies':
    'C’est un tableau d’anomalies (écarts à une moyenne), pas de températures ou de pluies ; il n’a donc pas été lu. Prenez le tableau des valeurs elles-mêmes.',
  'reading.table-of-normals':
    'C’est un tableau de normales (moyennes de plusieurs années), pas d’années séparées ; il n’a donc pas été lu. Prenez le tableau avec une valeur pour chaque mois de chaque année.',
  'reading.table-of-extremes':
    'C’est un tableau d’extrêmes (la plus haute ou la plus basse lecture de chaque mois) ; il n’a donc pas été lu. Prenez les moyennes des maxima et minima quotidiens.',
  'reading.table-of-statistics':
    'Les lignes de ce tableau en résument un autre (son nombre de valeurs, sa moyenne, son minimum et son maximum), il n’a donc pas été lu. Utilisez le tableau des valeurs elles-mêmes.',
  'reading.anomalies-read-anyway':
    'La feuille parle d’anomalies. Elle a été lue comme vous l’avez choisi ; vérifiez qu’elle contient les valeurs elles-mêmes.',
  'reading.normals-read-anyway':
    'La feuille parle de normales et a été lue quand même ; vérifiez qu’elle contient des valeurs d’années séparées.',
  'reading.extremes-read-anyway':
    'La feuille parle d’extrêmes. Elle a été lue comme vous l’avez choisi ; vérifiez qu’elle contient des moyennes.',
  'reading.column-of-anomalies':
    'La colonne "{found}" contient des anomalies (écarts à une moyenne). Prenez la colonne des valeurs elles-mêmes.',
  'reading.only-extremes':
    'Pour {element}, il n’y a que "{found}", qui semble être l’extrême du mois. Elle n’a pas été lue : il faut la moyenne des valeurs quotidiennes. Si c’est cette moyenne, écrivez "Moyenne" dans son en-tête.',
  'reading.perhaps-extremes':
    '"{found}" a été lu comme la moyenne des valeurs quotidiennes. Si c’est l’extrême du mois, écrivez "Extrême" dans son en-tête.',
  'reading.cell-units-differ':
    'Les cellules de {element} sont écrites dans plus d’une unité ({found}). Convertissez-les en une seule, pour qu’aucune ne soit mal lue.',
  'reading.two-values-in-a-cell':
    'Les cellules sous "{found}" contiennent deux valeurs chacune et n’ont donc pas été lues. Partagez-les en deux colonnes (Données > Scinder le texte en colonnes) et nommez chacune.',
  'reading.pairs-apart':
    'Les cellules de cette colonne contiennent deux températures chacune. La plus haute a été lue comme maximale, la plus basse comme minimale.',
  'reading.months-out-of-order':
    'Les mois ne se suivent pas dans l’ordre ({found}). Si deux noms ont été échangés, corrigez-les ; les valeurs ont été lues comme le disent leurs noms.',
  'reading.columns-not-read':
    'Rien ne dit ce que contiennent ces colonnes de nombres, elles n’ont donc pas été lues : {found}. Si l’une d’elles contient la température maximale, la température minimale ou la pluie, dites-le dans son en-tête.',
  'reading.header-shifted':
    'La colonne {column} contient des valeurs sans mot au-dessus, et rien n’est sous "{found}" : les mots de la ligne {row} semblent décalés d’une colonne vers la droite. Déplacez-les, ou écrivez au-dessus de la colonne {column} ce qu’elle contient.',
  'reading.header-off-dates':
    'Les dates sont dans la colonne {column}, et leur mot, "{found}", est au-dessus de la colonne {other}, qui n’en contient aucune : les mots de la ligne {row} semblent décalés d’une colonne vers la droite. Déplacez-les.',
  'reading.header-too-short':
    'Chaque ligne a une cellule de plus que la ligne {row} n’a de mots, et la colonne {column} n’en a aucun au-dessus. Les mots sont peut-être décalés d’une colonne vers la gauche : vérifiez ce qui a été reconnu, et écrivez un mot au-dessus de chaque colonne.',
  'reading.columns-beside':
    'Les colonnes {first} à {last} contiennent aussi des nombres, mais la ligne {row} ne dit rien au-dessus ; elles n’ont donc pas été lues. Si c’est un autre tableau, mettez-le dans une feuille à part.',
  'reading.column-passed-over':
    'Il y a plusieurs colonnes pour {element}. {chosen} a été lue et "{found}" ne l’a pas été. Si c’est faux, donnez aux colonnes des noms plus clairs.',
  'reading.which-station':
    'Le tableau contient {count} lieux, et une série est celle d’un seul. Choisissez le lieu à lire.',
  'reading.which-rows':
    'Plusieurs lignes portent les mêmes dates et la colonne {column} les distingue ({found}). Choisissez celles à lire.',
  'reading.station-not-here':
    'Le lieu "{wished}" n’est pas dans le tableau. Choisissez l’un des {count} lieux qui y sont.',
  'reading.no-place-chosen':
    'Vous avez dit qu’il ne s’agit d’aucun des {count} lieux ({found}) : rien n’a été lu. Choisissez la feuille qui contient le vôtre, ou répondez de nouveau.',
  'reading.names-between':
    'Entre les lignes se trouvent des noms ({found}), et les années continuent au-dessous. S’ils sont d’une seule station (autre observateur, instrument ou propriétaire), choisissez « Toutes les lignes forment un seul relevé ». Si ce sont des lieux, choisissez celui à lire.',
  'reading.which-year':
    'Le tableau nomme des mois mais pas d’année. Donnez l’année de cette feuille, ou ajoutez une colonne Année. Des moyennes de plusieurs années n’appartiennent à aucune d’elles et ne peuvent pas servir.',
  'reading.which-calendar':
    'Les années ont deux chiffres, comme {found} : la première peut être {year}, ou {other} si elles sont de la République de Chine (民國). Choisissez la première année.',
  'reading.no-year-chosen':
    'Vous avez dit que le tableau n’est pas d’une seule année, donc rien n’a été lu : des moyennes de plusieurs années n’ont pas leur place parmi des lignes d’années. Choisissez la feuille qui contient les années une à une, ou donnez tout de même l’année.',
  'reading.year-from-title': {
    by: 'count',
    one: 'Le tableau ne nomme pas d’année ; {year} vient de son titre ou du nom de la feuille.',
    other:
      '{count} tableaux ne nomment pas d’année ; leurs titres ou les noms des feuilles la disent : {year}.',
  },
  'reading.month-from-title':
    'Les lignes ne nomment pas de mois : il vient du titre ou du nom de la feuille.',
  'reading.which-day-month-order':
    'Une date comme {found} peut se lire de deux façons. Choisissez si le jour ou le mois vient en premier.',
  'reading.which-month-of-part':
    'Rien ne dit si {found} est le début de {begun} ou la fin de {ended}. Choisissez.',
  'reading.which-year-of-season':
    'Les lignes vont d’une année à la suivante, et chacune ne nomme qu’une année, p. ex. {found}. Choisissez de quelle année il s’agit.',
  'reading.water-year':
    '"{found}" désigne une année qui ne commence pas en janvier, et les mois vont de 1 à 12 ou de janvier à décembre. Ils ont été lus comme ceux de l’année civile ; si octobre est de l’année d’avant, ou si le mois 1 n’est pas janvier, écrivez l’année civile et le nom du mois.',
  'reading.season-in-disorder':
    'Chaque ligne nomme deux années, p. ex. {found}, mais les mois ne vont pas de l’une à l’autre : rien ne dit dans laquelle se trouve un mois. Triez les lignes du premier mois de la saison au dernier, ou écrivez une seule année à côté de chaque mois.',
  'reading.several-rows-a-day':
    'Le tableau a plusieurs valeurs pour la plupart des jours (heures, ou lectures à heures fixes) : ce n’est pas un tableau de maxima, minima et pluies quotidiens, et il n’a pas été lu. Faites-en d’abord une ligne par jour, avec la température la plus haute et la plus basse du jour et sa pluie ; un tableau croisé dynamique le fait (Insertion > Tableau croisé dynamique).',
  'reading.several-rows-a-month':
    'Le tableau a plusieurs lignes pour la plupart des mois (chiffres par décade ou par semaine) ; il n’a donc pas été lu. Faites-en d’abord une ligne par mois.',
  'reading.other-calendar':
    'Les années (p. ex. {found}) sont du calendrier persan ou islamique, dont les mois ne sont pas janvier à décembre : rien n’a donc été lu. Ramenez d’abord les dates au calendrier grégorien.',
  'reading.years-counted-otherwise':
    'Les années sont comptées depuis une autre origine : {found} a été lu comme {year}.',
  'reading.one-day-a-month':
    'Le tableau a des dates, mais une seule pour la plupart des mois ({count:mois|mois} de {element}). Choisissez si ses valeurs sont celles des mois entiers, ou de jours isolés, qui ne font pas un mois.',
  'reading.chosen-days':
    'De {count:mois|mois} certains jours ne sont pas notés, et ceux qui le sont semblent choisis, comme dans une liste de jours de chaleur, de pluie ou d’orages : leur moyenne n’est pas celle du mois. Choisissez si les mois qui ont assez de jours forment un relevé à eux seuls, ou si tous les mois sont faits des jours présents.',
  'reading.months-from-zero':
    'Les mois sont numérotés de 0 à 11, et rien ne dit si 0 est janvier ou un chiffre de l’année entière. Numérotez janvier à décembre de 1 à 12, ou ôtez les lignes avec 0, puis vérifiez à nouveau.',
  'reading.one-month-a-year':
    'Le tableau n’a une valeur que tous les {months} mois, toujours aux mêmes mois de l’année ({element}). Si chacune est celle de ce mois seul, choisissez ce qu’elle est. Un chiffre de tous ces mois ensemble ne fait pas un mois : choisissez alors « Aucune de ces réponses ».',
  'reading.sums-of-months':
    'La pluie de chaque mois ressemble à une somme de plusieurs mois : elle croît puis recommence, ou diffère à peine du mois précédent, comme les sommes dont un mois sort quand un autre y entre. De telles sommes ne font pas un mois : prenez le tableau des mois eux-mêmes. Si chaque valeur est celle de son mois, choisissez ce qu’elle est.',
  'reading.sums-of-days':
    'La pluie de chaque jour ressemble à une somme de plusieurs jours : elle reste la même, ou ce qu’un jour ajoute en sort quelques jours après. De telles sommes ne font pas un mois : prenez le tableau des jours eux-mêmes. Si chaque valeur est celle de son jour, choisissez ce qu’elle est.',
  'reading.month-by-place':
    'La colonne "{found}" se trouve là où l’on attend {month} et a été lue comme ce mois. Si c’en est un autre, écrivez le nom du mois au-dessus.',
  'reading.places-in-turn':
    'Le tableau nomme {count} lieux l’un après l’autre ({found}) et a été lu comme une seule série. S’ils ne vont pas ensemble, choisissez-en un.',
  'reading.words-of-a-name':
    '"{found}" a été lu d’après les mots {words}. "{name}" a été pris pour une partie d’un nom ; s’il dit ce qui a été mesuré, n’envoyez pas ces données.',
  'reading.perhaps-something-else':
    '"{found}" ne parle peut-être ni de température de l’air ni de pluie, mais ce qui est au-dessous a été lu ainsi. Si c’est autre chose, ne l’envoyez pas.',
  'reading.column-of-something-else':
    '"{found}" ne concerne ni la température de l’air ni une quantité de pluie, et n’a donc pas été lu. Si c’est pourtant le cas{part.not-ours}',
  'reading.values-of-something-else':
    'Les valeurs de "{found}" vont de {least} à {most} d’une façon qui ne ressemble ni à des températures ni à de la pluie : il semble s’agir d’autre chose, et rien n’a été lu. Si c’est pourtant le cas{part.not-ours}',
  'reading.only-means':
    'Le tableau contient des températures moyennes ("{found}"), et ni maxima, ni minima, ni pluie, dont un jeu de données est fait.',
  'reading.dates-beside':
    'Deux colonnes de dates diffèrent sur {count:ligne|lignes} : "{found}" a été prise, et non "{other}". Si c’est faux, retirez "{found}" du tableau.',
  'reading.dates-half-turned': {
    by: 'count',
    one: 'La feuille a pris 1 date dans l’autre ordre de jour et mois que les autres (trouvée : {found}). Elle a été lue dans le bon ordre.',
    other:
      'La feuille a pris {count} dates dans l’autre ordre de jour et mois que les autres (la première : {found}). Elles ont été lues dans le bon ordre.',
    both: '{part.set-locale}',
  },
  'reading.months-became-days': {
    by: 'count',
    one: 'La feuille a pris 1 mois avec une année à deux chiffres, p. ex. Jan-01, pour un jour de cette année (trouvé : {found}). Il a été lu comme le mois qu’il était. Pour corriger la feuille, écrivez l’année en quatre chiffres.',
    other:
      'La feuille a pris {count} mois avec une année à deux chiffres, p. ex. Jan-01, pour des jours de cette année (le premier : {found}). Ils ont été lus comme les mois qu’ils étaient. Pour corriger la feuille, écrivez les années en quatre chiffres.',
  },
  'reading.dates-turned': {
    by: 'count',
    one: 'Le jour et le mois de 1 date ont été échangés à l’importation (trouvée : {found}). Elle a été lue dans le bon ordre.',
    other:
      'Le jour et le mois de {count} dates ont été échangés à l’importation (la première : {found}). Elles ont été lues dans le bon ordre.{part.set-locale}',
  },
  'reading.years-became-dates':
    'La feuille montre les années comme des dates : {found} est là pour {year}. Elles ont été lues comme des années. Pour corriger la feuille, mettez la colonne au format Nombre.',
  'reading.cell-not-a-number': {
    by: 'count',
    one: '1 cellule dit "{found}" là où un nombre était attendu. Elle a été omise ; saisissez le nombre, ou videz la cellule si la valeur manque.',
    other:
      '{count} cellules contiennent autre chose qu’un nombre (la première : "{found}"). Elles ont été omises ; saisissez les nombres, ou videz les cellules où la valeur manque.',
  },
  'reading.still-calculating': {
    by: 'count',
    one: '1 cellule est encore en calcul ("{found}"). Contrôlez de nouveau dans un instant.',
    other:
      '{count} cellules sont encore en calcul ("{found}"). Contrôlez de nouveau dans un instant.',
  },
  'reading.cell-error': {
    by: 'count',
    one: '1 cellule montre l’erreur {found} au lieu d’un nombre. Corrigez sa formule ou videz-la.',
    other:
      '{count} cellules montrent une erreur, p. ex. {found}, au lieu d’un nombre. Corrigez leurs formules ou videz-les.',
  },
  'reading.cell-damaged': {
    by: 'count',
    one: '1 nombre est abîmé : "{found}". Un point d’interrogation remplace souvent un signe moins ; saisissez le nombre de nouveau.',
    other:
      '{count} nombres sont abîmés (le premier : "{found}"). Un point d’interrogation remplace souvent un signe moins ; saisissez les nombres de nouveau.',
  },
  'reading.number-became-date': {
    by: 'count',
    one: 'La feuille a changé 1 nombre : {found}, avec le nombre qu’il était sans doute. Il a été omis ; mettez la cellule au format Nombre et saisissez-le de nouveau.',
    other:
      'La feuille a changé {count} nombres (le premier : {found}, avec le nombre qu’il était sans doute). Ils ont été omis. Choisissez pour la feuille (Fichier > Paramètres) une région qui écrit les décimales comme votre fichier, et importez de nouveau.',
  },
  'reading.number-read-as-shown': {
    by: 'count',
    one: 'La feuille a changé 1 nombre et le montre encore comme il a été saisi : {found}. Il a été lu comme ce nombre.',
    other:
      'La feuille a changé {count} nombres et les montre encore comme ils ont été saisis (le premier : {found}). Ils ont été lus comme ces nombres.',
    both: ' Pour corriger la feuille, choisissez (Fichier > Paramètres) une région qui écrit les décimales comme votre fichier, et importez de nouveau.',
  },
  'reading.centuries-given':
    'Les années ont deux chiffres ; leur siècle vient de l’ordre des lignes et de la date du jour ({found} a été lu comme {year}).',
  'reading.centuries-moved':
    'La feuille a donné aux premières lignes le mauvais siècle : {found} a été lu comme {year}, car les lignes suivantes continuent de là. Pour corriger la feuille, écrivez les années en quatre chiffres.',
  'reading.flagged-values': {
    by: 'count',
    one: '1 valeur porte la marque "{found}" ; son nombre a été lu.',
    other: '{count} valeurs portent la marque "{found}" ; leurs nombres ont été lus.',
  },
  'reading.values-failed': {
    by: 'count',
    one: '1 valeur n’a pas passé un contrôle de qui l’a publiée ("{found}" le dit) et n’a pas été utilisée.',
    other:
      '{count} valeurs n’ont pas passé un contrôle de qui les a publiées ("{found}" le dit) et n’ont pas été utilisées.',
  },
  'reading.brackets-below-zero': {
    by: 'count',
    one: '1 nombre entre parenthèses a été lu comme inférieur à zéro, d’après les autres valeurs. Si les parenthèses veulent dire autre chose, enlevez-les.',
    other:
      '{count} nombres entre parenthèses ont été lus comme inférieurs à zéro, d’après les autres valeurs. Si les parenthèses veulent dire autre chose, enlevez-les.',
  },
  'reading.trace-rain': {
    by: 'count',
    one: '1 quantité de pluie est donnée comme "{found}", trop peu pour être mesurée ; elle compte pour 0 mm.',
    other:
      '{count} quantités de pluie sont données comme "{found}", trop peu pour être mesurées ; elles comptent pour 0 mm.',
  },
  'reading.dates-were-numbers':
    'Les dates sont de simples nombres. Elles ont été lues comme une feuille compte les jours : {found} est le {day}. Si elles partent d’un autre jour, faites-en d’abord des dates.',
  'reading.dates-lost-zeros':
    'La feuille a pris les dates pour des nombres, et certaines ont perdu un zéro, p. ex. {found}. Elles ont été lues comme les mois et les jours qu’elles devaient être. Pour corriger la feuille, mettez la colonne au format Texte brut et importez de nouveau.',
  'reading.date-not-in-calendar': {
    by: 'count',
    one: '1 valeur est à un jour qui n’existe pas ({found}). Elle a été omise ; corrigez la date.',
    other:
      '{count} valeurs sont à des jours qui n’existent pas (le premier : {found}). Elles ont été omises ; corrigez les dates.',
  },
  'reading.day-twice': {
    by: 'count',
    one: '1 jour{part.twice}',
    other: '{count} valeurs sont à un jour{part.twice-often}',
  },
  'reading.month-twice': {
    by: 'count',
    one: '1 mois{part.twice}',
    other: '{count} valeurs sont à un mois{part.twice-often}',
  },
  'reading.values-repeated': {
    by: 'count',
    one: '1 valeur figure deux fois dans le tableau, à l’identique ; elle a été prise une fois.',
    other:
      '{count} valeurs figurent deux fois dans le tableau, à l’identique ; chacune a été prise une fois.',
  },
  'reading.tables-disagree': {
    by: 'count',
    one: '1 valeur diffère de celle d’un autre tableau pour le même mois ({found}). Aucune n’a servi.',
    other:
      '{count} valeurs diffèrent de celles d’un autre tableau pour le même mois (la première : {found}). Aucune n’a servi ; gardez un seul tableau par élément et par année. Si les tableaux viennent de plusieurs stations, écrivez « Station : » et le nom au-dessus de chacun.',
  },
  'reading.year-out-of-range': {
    by: 'count',
    one: '1 ligne a une année impossible ({found}). Elle a été omise ; les années vont de 1650 à l’an prochain.',
    other:
      '{count} lignes ont une année impossible (la première : {found}). Elles ont été omises ; les années vont de 1650 à l’an prochain.',
  },
  'reading.value-in-name': {
    by: 'count',
    one: 'Une cellule contient un nom et une valeur ("{found}"), et sa ligne a une cellule de moins que les autres : toutes ses valeurs sont décalées d’une colonne vers la gauche. Séparez la cellule en deux.',
    other:
      '{count} cellules contiennent un nom et une valeur (comme "{found}"), et leurs lignes ont une cellule de moins que les autres : toutes leurs valeurs sont décalées d’une colonne vers la gauche. Séparez chacune en deux.',
  },
  'reading.row-without-date': {
    by: 'count',
    one: '1 ligne a des valeurs mais pas de date lisible ("{found}"). Elle a été omise ; écrivez son année, son mois ou sa date.',
    other:
      '{count} lignes ont des valeurs mais pas de date lisible (la première : "{found}"). Elles ont été omises ; écrivez leur année, leur mois ou leur date.',
  },
  'reading.row-without-place': {
    by: 'count',
    one: '1 ligne a des valeurs mais ne nomme aucun lieu. Elle a été omise ; écrivez son lieu à côté.',
    other:
      '{count} lignes ont des valeurs mais ne nomment aucun lieu. Elles ont été omises ; écrivez leur lieu sur chacune, ou sur la première ligne de chaque lieu seulement.',
  },
  'reading.rows-foretold': {
    by: 'count',
    one: '1 ligne porte "{found}" à côté de ses valeurs. Elle a été omise : une série contient ce qui a été mesuré.',
    other:
      '{count} lignes portent "{found}" ou un mot semblable à côté de leurs valeurs. Elles ont été omises : une série contient ce qui a été mesuré.',
  },
  'reading.only-foretold':
    'Toutes les lignes portent "{found}" ou un mot semblable à côté de leurs valeurs, donc rien n’a été lu : une série contient ce qui a été mesuré.',
  'reading.perhaps-foretold': {
    by: 'count',
    one: '1 ligne porte "{found}" à côté de ses valeurs et a été lue. Si personne ne les a mesurées, retirez la ligne de la feuille.',
    other:
      '{count} lignes portent "{found}" ou un mot semblable à côté de leurs valeurs et ont été lues. Si personne ne les a mesurées, retirez ces lignes de la feuille.',
  },
  'reading.rows-left-out': {
    by: 'count',
    one: '1 ligne ne fait pas partie des données ("{found}") et a été omise.',
    other:
      '{count} lignes ne font pas partie des données (la première : "{found}") et ont été omises.',
  },
  'reading.perhaps-missing-code': {
    by: 'count',
    one: '1 valeur de {found} signifie peut-être "manquant". Elle a été lue comme une valeur ; videz la cellule si rien n’a été mesuré.',
    other:
      '{count} valeurs de {found} signifient peut-être "manquant". Elles ont été lues comme des valeurs ; videz les cellules si rien n’a été mesuré.',
  },
  'reading.filled-with':
    '{count} cellules contiennent {found}, dans des lignes dont le maximum et le minimum sont tous deux ce nombre. Il a été pris pour "manquant" et laissé de côté ; videz ces cellules.',
  'reading.negative-rain': {
    by: 'count',
    one: '1 quantité de pluie est négative ({found}) et a été omise. Corrigez-la, ou videz la cellule si elle manque.',
    other:
      '{count} quantités de pluie sont négatives (la première : {found}) et ont été omises. Corrigez-les, ou videz les cellules où la pluie manque.',
  },
  'reading.rain-below-zero':
    'Une bonne partie de la pluie est inférieure à zéro (p. ex. {found}) : c’est donc autre chose (une différence, un bilan, une température), et elle n’a pas été lue.[ Si la {otherElement} à côté est juste, choisissez « Aucune de ces réponses » pour lire le tableau sans pluie.]',
  'reading.years-to-come':
    'Le tableau va jusqu’à {year}, qui n’est pas encore arrivée. Vérifiez comment les dates sont écrites ; ce qui est prévu n’est pas mesuré.',
  'reading.months-to-come':
    'La pluie de {year} se termine par {count} mois à 0 jusqu’en décembre. Ils ont été pris pour des mois à venir et omis.',
  'reading.rain-across-months': {
    by: 'count',
    one: '1 mois a une pluie mesurée à cheval sur un autre mois, et n’a donc pas de total propre.',
    other:
      '{count} mois ont une pluie mesurée à cheval sur un autre mois, et n’ont donc pas de total propre.',
  },
  'reading.months-left-out': {
    by: 'count',
    one: '1 mois de {element} a été omis, car il lui manque trop de jours.',
    other: '{count} mois de {element} ont été omis, car il leur manque trop de jours.',
  },
  'reading.months-with-missing-days': {
    by: 'count',
    one: '1 mois de {element} a été calculé bien qu’il lui manque des jours.',
    other: '{count} mois de {element} ont été calculés bien qu’il leur manque des jours.',
  },
  'reading.blank-rain-days':
    'La colonne de pluie ne dit presque jamais 0 et est vide pour {blank:jour|jours} ({wet:jour a|jours ont} de la pluie). Choisissez si un jour vide était sec ou manque.',
  'reading.unlisted-rain-days':
    'Presque chaque ligne a de la pluie ({wet:jour|jours}), et {blank:jour n’a|jours n’ont} pas de ligne. Choisissez s’il n’a pas plu ces jours-là ou si personne n’a mesuré.',
  'reading.temperature-unit-assumed':
    'La feuille ne dit pas l’unité de température ; {unit} a été pris[, pour des valeurs de {least} à {most}].',
  'reading.rain-unit-assumed':
    'La feuille ne dit pas l’unité de pluie ; {unit} a été pris[, ce qui fait {mean} {unit} par mois en moyenne].',
  'reading.which-temperature-unit': 'Températures{part.which-unit}',
  'reading.which-rain-unit': 'Pluie{part.which-unit}',
  'reading.temperature-unit-inferred':
    'Des températures de {least} à {most} ne peuvent être qu’en {unit} ; elles ont été converties. Choisissez une autre unité si c’est faux.',
  'reading.none-of-units':
    'Vous avez dit que {element} n’est dans aucune de ces unités : ces valeurs n’ont pas été lues. Convertissez-les en °C ou en mm, ou répondez de nouveau.',
  'reading.unit-chosen-otherwise':
    'Vous avez choisi {unit}, mais la feuille indique {found} et ses valeurs s’accordent avec cela. Si elle a changé depuis, choisissez {found}.',
  'reading.rain-unit-inferred':
    'L’unité de pluie a été prise pour « {unit} », comme ses valeurs ou les températures à côté le font penser, et les valeurs ont été converties. Choisissez une autre unité si c’est faux.',
  'reading.sheet-not-read':
    '"{found}" n’a pas été lu avec le reste : il ne contient aucun tableau lisible seul, ou seulement des mois déjà présents.',
  'reading.sheets-of-others': {
    by: 'count',
    one: '« {found} » a d’autres valeurs pour les mêmes mois, comme une autre station, et n’a pas été lue. Choisissez la feuille à lire.',
    other:
      '{count} autres feuilles ({found}) ont d’autres valeurs pour les mêmes mois, comme d’autres stations, et n’ont pas été lues. Choisissez la feuille à lire.',
  },
  'reading.other-sheet-readable':
    'Le tableau est peut-être dans une autre feuille : « {found} » peut être lue. Ouvrez-la et contrôlez de nouveau.',
  'reading.other-sheets-left':
    'D’autres feuilles n’ont pas été examinées, car elles sont trop nombreuses ou trop grandes : {found}.',
  'reading.other-sheets-belong': {
    by: 'count',
    one: 'Une autre feuille va peut-être avec la même station : {found}. Les lire ensemble ?',
    other:
      '{count} autres feuilles vont peut-être avec la même station : {found}. Les lire ensemble ?',
  },
  'reading.months-by-ends':
    'Les fractions d’année de cette colonne ne font des années entières que comme fins de mois : « {found} » a été lu comme {month}. Si c’est le début du mois suivant, écrivez les mois, comme 2001-02.',
  'reading.stamps-moved':
    'Les heures des horodatages montrent que chaque ligne est du jour voisin de sa date : "{found}" a été lu comme {day}.',
  'reading.stamps-late':
    'Tous les horodatages portent la même heure, comme "{found}", lu comme {day}. Si cette heure est minuit chez vous, chaque ligne est du jour suivant : écrivez alors les dates sans heure.',
  'reading.first-closes-month':
    'Les dates de cette colonne ferment une période : le 1er d’un mois a été pris pour le mois d’avant. Si c’est faux, donnez un autre nom à la colonne.',
  'reading.columns-moved':
    'La colonne "{expected}" était en {column} la dernière fois et est maintenant en {found}{part.columns-changed}',
  'reading.columns-renamed':
    'La colonne "{expected}" était en {column} la dernière fois et n’y est plus{part.columns-changed}',
  'reading.understood-months-across':
    'Tableau annuel avec les mois en colonnes, en-tête à la ligne {row} : {months:mois|mois}{part.understood}',
  'reading.understood-month-a-row':
    'Tableau mensuel, en-tête à la ligne {row} : {months:mois|mois}{part.understood}',
  'reading.understood-day-a-row':
    'Tableau quotidien, en-tête à la ligne {row} : {months:mois calculé|mois calculés}{part.understood}',
  'reading.understood-days-across':
    'Registre avec les jours en colonnes, en-tête à la ligne {row} : {months:mois calculé|mois calculés}{part.understood}',
  'reading.understood-years-across':
    'Tableau avec les années en colonnes, en-tête à la ligne {row} : {months:mois|mois}{part.understood}',
  'reading.understood-nothing': 'Rien n’a encore pu être lu dans cette feuille.',
};

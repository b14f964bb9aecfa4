import type { enParts } from '../en/parts.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frParts: PhrasesLike<typeof enParts> = {
  'part.understood':
    ' de {first} à {last}, en °C et mm[ (convertis de {converted})][ ; maximum : {max}][ ; minimum : {min}][ ; pluie : {rain}][ ; valeurs marquées lues : {flagged}][ ; cellules marquées comme manquantes : {missing}].',
  'part.outlier':
    'En {month} {year}, la {element} est de {value} °C ; le reste de la série laisse attendre environ {expected} °C',
  'part.day-outlier':
    'La {element} du {date} est de {value} °C ; les jours autour laissent attendre environ {expected} °C',
  'part.days-fit':
    ' les températures maximales vont avec les minimales comme les autres années si chacune se place un jour',
  'part.level':
    ' par rapport à la {otherElement} que les années d’avant. Le plus souvent, l’abri, le thermomètre, l’heure de lecture ou le lieu a changé cette année-là : demandez ce qui s’est passé, et publiez les deux parties séparément si c’était un autre lieu.',
  'part.level-both':
    ' que les années d’avant. Un tel saut vient rarement du climat : la station a-t-elle déménagé cette année-là, ou les valeurs viennent-elles d’un autre lieu ?',
  'part.totals':
    '{count} des {of} chiffres annuels de la feuille diffèrent de leurs mois, p. ex. {year} : {stated} dans la feuille, {computed} d’après les mois ({element}).',
  'part.station-moved':
    ' La station a-t-elle déménagé, ou la colonne a-t-elle reçu les valeurs d’un autre lieu ?',
  'part.set-locale':
    ' Pour corriger la feuille, réglez ses paramètres régionaux (Fichier > Paramètres) et importez de nouveau.',
  'part.twice':
    ' se trouve deux fois dans le tableau avec des valeurs différentes ({found}). Aucune n’a servi ; supprimez la mauvaise.',
  'part.twice-often':
    ' qui en a déjà une autre (la première : {found}). Aucune n’a servi. Supprimez les mauvaises ; si elles sont de plusieurs stations, donnez à chacune sa propre feuille.',
  'part.which-unit':
    ' de {least} à {most} : {unit} est l’unité la plus probable, mais la feuille ne le dit pas clairement. Choisissez l’unité.',
  'part.impossible':
    ' (de {low} à {high} {unit}). Corrigez la cellule, ou videz-la si le nombre signifie une valeur manquante.',
  'part.impossible-often':
    ' (de {low} à {high} {unit} est possible). Corrigez les cellules, ou videz celles où le nombre signifie une valeur manquante.',
  'part.misread':
    ' Le plus souvent, un chiffre a été mal lu : comparez la cellule avec l’original.',
  'part.expected': ' (environ {expected} °C attendus). Comparez les cellules avec l’original.',
  'part.other-sign':
    '. Elle s’accorderait avec le signe contraire : un moins a-t-il été perdu ou ajouté ?',
  'part.min-above':
    ' le minimum ({min} °C) dépasse le maximum ({max} °C). L’une des deux cellules est fausse.',
  'part.min-above-often':
    ' ({min} °C au-dessus de {max} °C). Une cellule de chaque paire est fausse.',
  'part.columns-changed':
    ' ({count:colonne changée|colonnes changées}). Regardez les colonnes et confirmez-les.',
  'part.not-ours': ', nommez la colonne Tmax, Tmin ou Pluie.',
  'part.why-unsaid': 'les mots au-dessus des nombres ne le disent pas',
  'part.why-nameless': 'aucun mot ne se trouve au-dessus des nombres',
  'part.why-part':
    'chacune peut n’être qu’une partie du tout, comme celle d’un matin, ou celle d’un autre lieu',
  'part.why-less': '"{about}" semble être le tout et pourtant vaut moins qu’une autre',
  'part.why-bare': '"{about}" seul peut concerner n’importe quoi',
  'part.why-like-rain':
    'seules ses valeurs ressemblent à de la pluie ; le mot au-dessus ne le dit pas',
  'part.why-unknown':
    '"{about}" contient un mot que le lecteur ne connaît pas et peut parler d’autre chose',
  'part.why-else': '"{about}" peut parler d’autre chose',
  'part.why-moment':
    '"{about}" est d’un seul instant, et la pluie à côté peut être celle d’une heure ou moins',
  'part.why-even': 'il aurait plu presque chaque jour, et aucun jour n’a 0, ce qui est rare',
  'part.why-same': 'les valeurs sont les mêmes chaque année, ce que la pluie n’est jamais',
  'part.why-unlike': 'ses valeurs ne ressemblent ni à des températures ni à de la pluie',
  'part.why-none': 'cela ne semble être ni une température ni de la pluie',
  'part.why-both': '"{about}" parle de pluie et de température',
  'part.why-contrary':
    '"{about}" dit une chose, et les mots ou l’unité au-dessus des nombres une autre',
};

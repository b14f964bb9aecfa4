import type { enQuality } from '../en/quality.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frQuality: PhrasesLike<typeof enQuality> = {
  'quality.value-impossible': {
    by: 'count',
    one: 'En {month} {year}, la {element} est de {value} {unit}. Aucun lieu sur Terre n’a connu un tel mois{part.impossible}',
    other:
      '{count} valeurs dépassent tout ce qu’un mois a connu sur Terre, p. ex. {element} {value} {unit} en {month} {year}{part.impossible-often}',
  },
  'quality.rain-rare': {
    by: 'count',
    one: 'En {month} {year}, la pluie est de {value} mm. Peu de lieux sur Terre ont de tels mois. Vérifiez la cellule et l’unité.',
    other:
      '{count} mois ont une pluie que peu de lieux sur Terre connaissent, p. ex. {value} mm en {month} {year}. Vérifiez les cellules et l’unité.',
  },
  'quality.rain-year-rare':
    'La pluie de {year} atteint {total} mm par an. Seuls les lieux les plus arrosés de la Terre ont de telles années. Vérifiez l’unité.',
  'quality.rain-year-impossible':
    'La pluie de {year} atteint {total} mm par an, plus qu’aucun lieu sur Terre n’en a eu. Vérifiez l’unité et les cellules.',
  'quality.min-above-max': {
    by: 'count',
    one: 'En {month} {year},{part.min-above}',
    other:
      'Dans {count} mois, le minimum dépasse le maximum, p. ex. en {month} {year}{part.min-above-often}',
  },
  'quality.min-max-exchanged':
    'En {month} {year}, le minimum ({min} °C) dépasse le maximum ({max} °C), et chacun est habituel pour l’autre. Les deux valeurs ont-elles été échangées ?',
  'quality.min-max-swapped':
    'Dans {count} mois sur {of}, le minimum dépasse le maximum, p. ex. en {month} {year} ({min} °C au-dessus de {max} °C). Les colonnes semblent prises l’une pour l’autre : vérifiez laquelle est laquelle.',
  'quality.min-equals-max':
    'Dans {count} mois sur {of}, minimum et maximum sont égaux, p. ex. {min} °C et {max} °C en {month} {year}. Une colonne a sans doute été copiée ou lue deux fois : vérifiez laquelle est laquelle.',
  'quality.range-too-wide': {
    by: 'count',
    one: 'En {month} {year}, le maximum ({max} °C) et le minimum ({min} °C) ont {range} °C d’écart. On ne connaît aucun lieu avec de telles journées : vérifiez les deux cellules.',
    other:
      'Dans {count} mois sur {of}, maximum et minimum sont plus éloignés que partout où on l’a mesuré, p. ex. {max} °C et {min} °C en {month} {year} ({range} °C). Vérifiez les cellules, et si les deux colonnes ont la même unité.',
  },
  'quality.step':
    'À partir de {year}, la {element} se tient à un autre niveau : environ {before} °C par an avant, environ {after} °C après.{part.station-moved}',
  'quality.rain-step':
    'À partir de {year}, la {element} se tient à un autre niveau : environ {before} mm par an avant, environ {after} mm après.{part.station-moved}',
  'quality.unit-change':
    'À partir de {year}, la {element} change exactement comme si elle passait de {from} à {to}. Ramenez toute la colonne à une seule unité.',
  'quality.totals-disagree': {
    by: 'count',
    one: 'La feuille donne {stated} pour toute l’année {year} ({element}), mais ses mois font {computed}. L’une de ces cellules est fausse.',
    other: '{part.totals} Vérifiez ces lignes.',
  },
  'quality.totals-disagree-mostly':
    '{part.totals} Une colonne est peut-être décalée ou lue dans la mauvaise unité : vérifiez ce qui a été reconnu.',
  'quality.years-out-of-order': {
    by: 'count',
    one: 'L’année {year} n’est pas à sa place. Si c’est une faute de frappe,',
    other:
      '{count} années ne sont pas à leur place, la première est {year}. Si l’une est une faute de frappe,',
    both: ' corrigez-la : ses valeurs iraient à la mauvaise année.',
  },
  'quality.year-gap': {
    by: 'count',
    one: 'Aucune ligne n’a de valeurs pour {years}.',
    other:
      'Il n’y a pas de valeurs pour {count} années entre la première et la dernière : {years}.',
    both: ' Si elles ont été mesurées, ajoutez leurs lignes.',
  },
  'quality.months-missing': {
    by: 'count',
    one: 'Un mois n’a pas de valeur ({years}). Il est omis.',
    other: '{count} mois n’ont pas de valeur ({years}). Ils sont omis.',
  },
  'quality.outlier':
    'En {month} {year}, la {element} est de {value} °C ; la {otherElement} de ce mois et les mois d’avant et d’après laissent attendre environ {expected} °C.{part.misread}',
  'quality.outlier-pair':
    'En {month} {year}, la {element} ({value} °C) et la {otherElement} ({otherValue} °C) ne s’accordent pas. Si la seconde est juste, la première devrait être d’environ {expected} °C ; si la première est juste, la seconde d’environ {otherExpected} °C. Comparez les deux cellules avec l’original.',
  'quality.outlier-by-time':
    'En {month} {year}, la {element} est de {value} °C ; les mois d’avant et d’après et ce mois les autres années laissent attendre environ {expected} °C. Comparez la cellule avec l’original.',
  'quality.outlier-sign': '{part.outlier}{part.other-sign}',
  'quality.outlier-decimal': '{part.outlier}. La virgule a-t-elle glissé ?',
  'quality.outlier-fahrenheit':
    '{part.outlier}, soit le même nombre en °F. Ce mois a-t-il été noté en °F ? Convertissez alors la cellule.',
  'quality.outlier-more': {
    by: 'count',
    one: '{part.outlier}. Comparez la cellule avec l’original.',
    other:
      '{count} autres températures ne vont pas avec le reste de la série, moins nettement que celles signalées plus haut, p. ex. {element} {value} °C en {month} {year}{part.expected}',
  },
  'quality.months-exchanged':
    'Les valeurs de {element} en {month} {year} ({value} °C) et en {nextMonth} ({nextValue} °C) conviendraient chacune à l’autre mois. Les deux valeurs ont-elles été échangées ?',
  'quality.level-higher':
    'À partir de {year}, la {element} est plus haute d’environ {by} °C{part.level}',
  'quality.level-lower':
    'À partir de {year}, la {element} est plus basse d’environ {by} °C{part.level}',
  'quality.level-both-higher':
    'À partir de {year}, les températures maximale et minimale sont toutes deux plus hautes d’environ {by} °C{part.level-both}',
  'quality.level-both-lower':
    'À partir de {year}, les températures maximale et minimale sont toutes deux plus basses d’environ {by} °C{part.level-both}',
  'quality.year-late':
    'Les températures de {year} s’accorderaient bien mieux un mois plus tôt : la ligne semble placée un mois trop tard. Comparez-la avec l’original.',
  'quality.year-early':
    'Les températures de {year} s’accorderaient bien mieux un mois plus tard : la ligne semble placée un mois trop tôt. Comparez-la avec l’original.',
  'quality.year-late-one':
    'La {element} de {year} s’accorderait bien mieux un mois plus tôt : elle semble placée un mois trop tard. Comparez-la avec l’original.',
  'quality.year-early-one':
    'La {element} de {year} s’accorderait bien mieux un mois plus tard : elle semble placée un mois trop tôt. Comparez-la avec l’original.',
  'quality.rain-outlier': {
    by: 'count',
    one: 'En {month} {year}, il y a {value} mm de pluie ; ce mois en a d’habitude environ {usual} mm, et le mois le plus arrosé de cette saison n’en a sinon que {next} mm. Vérifiez la cellule : la virgule a-t-elle glissé, ou plusieurs mois ont-ils été additionnés ?',
    other:
      '{count} mois ont bien plus de pluie que leur saison n’en a jamais eu, p. ex. {value} mm en {month} {year} (sinon {next} mm au plus). Vérifiez les cellules : la virgule a-t-elle glissé ?',
  },
  'quality.running-totals':
    'La pluie de {year} ne fait que croître d’une entrée à l’autre, comme un cumul. Prenez la colonne avec la quantité de chaque mois ou jour, ou retranchez l’entrée d’avant.',
  'quality.smoothed':
    'La {element} change trop régulièrement pour des mois isolés, comme les moyennes mobiles de plusieurs mois, ou de chaque mois sur plusieurs années. Prenez le tableau des mois eux-mêmes.',
  'quality.rain-together':
    'Les années humides, les douze mois ont plus de pluie, et les années sèches moins, comme douze pluviomètres. Si les colonnes sont des lieux, ne les envoyez pas comme des mois.',
  'quality.rain-zero-unlikely': {
    by: 'count',
    one: 'En {month} {year}, la pluie compte pour 0 mm, mais ce mois n’a jamais été sec les autres années. Comparez avec l’original ; videz la cellule si personne n’a mesuré.',
    other:
      '{count} mois comptent pour 0 mm de pluie alors qu’ils ne sont jamais secs les autres années, p. ex. {month} {year}. Comparez avec l’original ; videz les cellules si personne n’a mesuré.',
  },
  'quality.rain-zero-cloudy': {
    by: 'count',
    one: 'En {month} {year}, la pluie est de 0 mm, mais le maximum et le minimum sont aussi proches que dans un mois arrosé, et ce mois est rarement sec. Videz la cellule si personne n’a mesuré.',
    other:
      '{count} mois ont 0 mm de pluie, mais leur maximum et leur minimum sont aussi proches que dans des mois arrosés, p. ex. {month} {year}. Videz les cellules si personne n’a mesuré.',
  },
  'quality.rain-zeros-then-total': {
    by: 'count',
    one: 'Un mois avec 0 mm de pluie précède un mois avec {value} mm ({month} {year}). Le pluviomètre a-t-il été relevé tard ? Alors videz les deux cellules.',
    other:
      '{count} mois avec 0 mm de pluie précèdent une grande quantité, p. ex. {value} mm en {month} {year}. Le pluviomètre a-t-il été relevé tard ? Alors videz les cellules de ces mois.',
  },
  'quality.streak-of-months':
    'La {element} est de {value} pendant {count} mois de suite depuis {month} {year}. Une cellule a-t-elle été recopiée vers le bas ?',
  'quality.streak-of-years':
    'En {month}, la {element} est de {value} pendant {count} années de suite à partir de {year}. Une valeur habituelle a-t-elle été inscrite ?',
  'quality.years-equal': {
    by: 'count',
    one: '{months} valeurs de suite sont les mêmes en {years} ({element}). Une ligne a-t-elle été copiée ?',
    other:
      '{count} années ou moitiés d’année ont les mêmes valeurs qu’une autre, p. ex. {years} ({element}). Des lignes ont-elles été copiées ?',
  },
  'quality.day-impossible': {
    by: 'count',
    one: 'La {element} du {date} est de {value} {unit}, au-delà de tout record sur Terre{part.impossible}',
    other:
      '{count} jours ont une valeur au-delà de tout record sur Terre, p. ex. {element} {value} {unit} le {date}{part.impossible-often}',
  },
  'quality.day-min-above-max': {
    by: 'count',
    one: 'Le {date},{part.min-above}',
    other:
      'Pendant {count} jours, le minimum dépasse le maximum, p. ex. le {date}{part.min-above-often}',
  },
  'quality.day-apart': {
    by: 'count',
    one: 'La {element} du {date} est de {value} °C, à 10 °C ou plus de tout autre jour de ce mois, toutes années confondues. Vérifiez la cellule.',
    other:
      '{count} jours sont à 10 °C ou plus de tout autre jour de leur mois, toutes années confondues, p. ex. {element} {value} °C le {date}. Vérifiez les cellules.',
  },
  'quality.day-streak':
    'La {element} est de {value} pendant {count} jours de suite à partir du {date}. Une cellule a-t-elle été recopiée vers le bas, ou l’instrument s’est-il bloqué ?',
  'quality.day-outlier': {
    by: 'count',
    one: 'La {element} du {date} est de {value} °C ; les jours d’avant et d’après[ et {others:autre valeur|autres valeurs} de ce jour] laissent attendre environ {expected} °C.{part.misread}',
    other:
      '{count} autres jours ne vont pas avec ceux qui les entourent, moins nettement que ceux signalés plus haut, p. ex. {element} {value} °C le {date}{part.expected}',
  },
  'quality.day-outlier-sign': '{part.day-outlier}{part.other-sign}',
  'quality.day-outlier-decimal': '{part.day-outlier}. La virgule est-elle mal placée ?',
  'quality.day-outlier-fahrenheit':
    '{part.day-outlier}, soit le même nombre en °F. Ce jour a-t-il été noté en °F ? Convertissez alors la cellule.',
  'quality.day-rows-equal':
    'Le maximum et le minimum sont de {max} °C et {min} °C pendant {count} jours de suite à partir du {date}. Une ligne a-t-elle été copiée ? Videz alors les copies, ou mettez ce que dit l’original.',
  'quality.day-months-equal': {
    by: 'count',
    one: 'Les jours de {otherDate} sont les mêmes que ceux de {date} ({element}). Un bloc de jours a-t-il été collé deux fois ? Cherchez à quel mois il appartient, et videz l’autre.',
    other:
      '{count} mois ont les mêmes jours qu’un autre mois, p. ex. {otherDate} et {date} ({element}). Des blocs de jours ont-ils été collés deux fois ? Cherchez à quels mois ils appartiennent, et videz les autres.',
  },
  'quality.days-late': {
    by: 'count',
    one: 'En {year},',
    other: 'Pendant {count} années, p. ex. {year},',
    both: '{part.days-fit} plus tôt. La colonne a-t-elle été collée une ligne trop bas, ou le maximum de la veille lu le matin ?',
  },
  'quality.days-early': {
    by: 'count',
    one: 'En {year},',
    other: 'Pendant {count} années, p. ex. {year},',
    both: '{part.days-fit} plus tard. La colonne a-t-elle été collée une ligne trop haut, ou l’heure de lecture a-t-elle changé ?',
  },
  'quality.weekday-dry': {
    by: 'count',
    one: 'En {year} et autour,',
    other: 'Pendant {count} années, le plus nettement autour de {year},',
    both: ' il pleut {wet} % des jours si c’est un {weekday}, et {otherWet} % des autres. La pluie ne connaît pas les jours de la semaine : le pluviomètre a-t-il été relevé un jour ou plus après ? Les totaux mensuels restent justes, les jours non.',
  },
  'quality.day-rain-outlier': {
    by: 'count',
    one: 'Le {date} a {value} mm de pluie ; le jour le plus arrosé de cette saison en a sinon {next} mm, toutes années confondues. Vérifiez la cellule : la virgule a-t-elle glissé, ou plusieurs jours ont-ils été additionnés ?',
    other:
      '{count} autres jours ont bien plus de pluie que leur saison n’en a jamais eu, p. ex. {value} mm le {date} (sinon {next} mm au plus). Vérifiez les cellules : la virgule a-t-elle glissé ?',
  },
  'quality.whole-degrees': {
    by: 'count',
    one: 'En {year}, la {element} est en degrés entiers ; les autres années, en dixièmes.',
    other:
      'Pendant {count} années, à partir de {year}, la {element} est en degrés entiers ; les autres années, en dixièmes. Pour cette seule raison, ces années diffèrent jusqu’à un demi-degré.',
  },
  'quality.converted-degrees': {
    by: 'count',
    one: 'En {year}, la {element} vient de degrés Fahrenheit entiers ; les autres années, non.',
    other:
      'Pendant {count} années, à partir de {year}, la {element} vient de degrés Fahrenheit entiers ; les autres années, non. Pour cette seule raison, ces années diffèrent jusqu’à un quart de degré.',
  },
};

import type { enParts } from '../en/parts.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esParts: PhrasesLike<typeof enParts> = {
  'part.understood':
    ' de {first} a {last}, en °C y mm[ (convertidos de {converted})][; máxima: {max}][; mínima: {min}][; lluvia: {rain}][; valores con marca leídos: {flagged}][; celdas marcadas como faltantes: {missing}].',
  'part.outlier':
    'La {element} de {month} de {year} es {value} °C; el resto del registro apunta a unos {expected} °C',
  'part.day-outlier':
    'La {element} del {date} es {value} °C; los días que lo rodean apuntan a unos {expected} °C',
  'part.days-fit':
    ' las temperaturas máximas van con las mínimas como en los demás años si cada una está un día',
  'part.level':
    ' respecto a la {otherElement} que en los años anteriores. Lo habitual es que ese año cambiara la garita, el termómetro, la hora de lectura o el lugar: pregunte qué pasó y publique las dos partes por separado si era otro lugar.',
  'part.level-both':
    ' que en los años anteriores. Un salto así rara vez es del clima: ¿se trasladó la estación ese año, o los valores son de otro lugar?',
  'part.totals':
    '{count} de las {of} cifras anuales de la hoja difieren de sus meses, por ejemplo en {year}: {stated} en la hoja, {computed} según los meses ({element}).',
  'part.station-moved':
    ' ¿Se trasladó la estación, o entraron en la columna los valores de otro lugar?',
  'part.set-locale':
    ' Para arreglar la hoja, ajuste su configuración regional (Archivo > Configuración) e importe de nuevo.',
  'part.twice':
    ' está dos veces en la tabla con valores distintos ({found}). No se usó ninguno; borre el equivocado.',
  'part.twice-often':
    ' que ya tiene otro valor (primero: {found}). No se usó ninguno. Borre los equivocados; si son de varias estaciones, dé a cada una su propia hoja.',
  'part.which-unit':
    ' de {least} a {most}: {unit} es la unidad más probable, pero la hoja no lo dice con claridad. Elija la unidad.',
  'part.impossible':
    ' (de {low} a {high} {unit}). Corrija la celda, o vacíela si el número indica un dato que falta.',
  'part.impossible-often':
    ' (es posible de {low} a {high} {unit}). Corrija las celdas, o vacíe aquellas donde el número indica un dato que falta.',
  'part.misread':
    ' Lo habitual es que se leyera mal una cifra: compare la celda con el registro original.',
  'part.expected':
    ' (se esperaban unos {expected} °C). Compare las celdas con el registro original.',
  'part.other-sign': '. Encajaría con el otro signo: ¿se perdió o sobra un menos?',
  'part.min-above':
    ' la mínima ({min} °C) es mayor que la máxima ({max} °C). Una de las dos celdas está mal.',
  'part.min-above-often': ' ({min} °C frente a {max} °C). Una celda de cada par está mal.',
  'part.columns-changed':
    ' ({count:columna cambió|columnas cambiaron}). Revise las columnas y confírmelas.',
  'part.not-ours': ', ponga a la columna el nombre Tmax, Tmin o Lluvia.',
  'part.why-unsaid': 'las palabras sobre los números no lo dicen',
  'part.why-nameless': 'no hay palabras sobre los números',
  'part.why-part':
    'cada una puede ser solo una parte del total, como la de una mañana, o la de otro lugar',
  'part.why-less': '«{about}» parece el total y, sin embargo, es menor que otra',
  'part.why-bare': '«{about}» por sí solo puede ser de cualquier cosa',
  'part.why-like-rain': 'solo sus valores parecen lluvia; la palabra sobre ellos no lo dice',
  'part.why-unknown':
    '«{about}» contiene una palabra que el lector no conoce y puede referirse a otra cosa',
  'part.why-else': '«{about}» puede referirse a otra cosa',
  'part.why-moment':
    '«{about}» es de un solo momento, y la lluvia a su lado puede ser la de una hora o menos',
  'part.why-even': 'habría llovido casi cada día, y ningún día tiene 0, lo que es raro',
  'part.why-same': 'los valores son los mismos cada año, lo que la lluvia nunca es',
  'part.why-unlike': 'sus valores no parecen ni temperaturas ni lluvia',
  'part.why-none': 'no parece ni temperatura ni lluvia',
  'part.why-both': '«{about}» habla de lluvia y de temperatura',
  'part.why-contrary': '«{about}» dice una cosa, y las palabras o la unidad sobre los números otra',
};

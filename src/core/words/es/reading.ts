import type { enReading } from '../en/reading.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esReading: PhrasesLike<typeof enReading> = {
  'reading.sheet-empty':
    'La hoja está vacía. Ponga en ella la tabla, con una fila por año, por mes o por día.',
  'reading.sheet-too-wide':
    'La hoja tiene {count} columnas; se leen como máximo {limit}. Borre las columnas que no son parte de la tabla.',
  'reading.no-table':
    'No se encontró ninguna tabla climática. Una tabla necesita una fila de nombres (Año, Mes o Fecha, y Tmax, Tmin o Lluvia) encima de los números.',
  'reading.columns-without-names':
    'La hoja contiene fechas y números, pero ninguna fila dice qué son las columnas. Añada encima una fila de nombres, como Fecha, Tmax, Tmin, Lluvia.',
  'reading.words-not-understood':
    'La hoja contiene fechas y números, pero ninguna de las palabras que hay encima dice temperatura máxima, temperatura mínima ni lluvia: {found}. Escriba Tmax, Tmin o Lluvia encima de la columna que la contiene.',
  'reading.only-years':
    'Las filas indican años, pero ninguna fila ni columna indica un mes ({found}). La cifra de un año entero no da ningún mes, así que no se leyó nada. Use la tabla de la misma estación que tenga una fila o una columna por mes.',
  'reading.only-quarters':
    'Las cifras son de trimestres o estaciones, tres meses juntos, y no dan ningún mes, así que no se leyó nada. Use la tabla de meses de la que salieron.',
  'reading.months-by-place':
    'Nada nombra las columnas. Los doce números junto a cada año se leyeron como enero a diciembre; si no es así, escriba los nombres de los meses encima.',
  'reading.block-without-name': {
    by: 'count',
    one: 'Los meses se repiten en 1 columna («{found}») y nada dice qué elemento contiene. Escriba el elemento encima.',
    other:
      'Los meses se repiten en {count} columnas (primera: «{found}») y nada dice qué elemento contienen. Escriba el elemento encima de cada bloque.',
  },
  'reading.no-values':
    'Se encontró la tabla, pero no contiene ningún valor que se pueda leer. Vea los demás avisos de esta hoja.',
  'reading.no-whole-month':
    'En todos los meses faltan demasiados días, así que no se calculó ninguno. Añádalos, o elija otra regla para «Meses con días sin dato» en «Cómo se leyó la tabla».',
  'reading.which-element':
    'Nada dice con claridad qué son estos números[: {why}]. Elija temperatura máxima, temperatura mínima o lluvia.',
  'reading.which-column':
    'La tabla no dice con claridad qué columna contiene {element} ({found})[: {why}]. Elíjala, o diga que ninguna.',
  'reading.none-of-three':
    'Usted dijo que los números no son temperatura máxima, temperatura mínima ni lluvia, así que no se leyó nada. Elija la hoja que los contiene, o responda de nuevo.',
  'reading.only-year-figures':
    'La columna «{found}» contiene una cifra por año en todas las filas del año, o una suma que crece de mes en mes. No es el valor de un mes y no se leyó. Tome la columna con la cantidad de cada mes.',
  'reading.which-element-if-any':
    'La tabla bajo «{found}» no se leyó[: {why}]. Si contiene temperatura máxima, temperatura mínima o lluvia, elija cuál.',
  'reading.table-of-anomalies':
    'Esta es una tabla de anomalías (diferencias con una media), no de temperaturas ni de lluvia, así que no se leyó. Use la tabla de los valores mismos.',
  'reading.table-of-normals':
    'Esta es una tabla de valores normales (medias de muchos años), no de años sueltos, así que no se leyó. Use la tabla con un valor por cada mes de cada año.',
  'reading.table-of-extremes':
    'Esta es una tabla de extremos (la lectura más alta o más baja de cada mes), así que no se leyó. Use las medias de las máximas y mínimas diarias.',
  'reading.table-of-statistics':
    'Las filas de esta tabla resumen otra (su número de valores, su media, su mínimo y su máximo), así que no se leyó. Use la tabla de los propios valores.',
  'reading.anomalies-read-anyway':
    'La hoja habla de anomalías. Se leyó como usted eligió; compruebe que contiene los valores mismos.',
  'reading.normals-read-anyway':
    'La hoja habla de valores normales y se leyó de todos modos; compruebe que contiene valores de años sueltos.',
  'reading.extremes-read-anyway':
    'La hoja habla de extremos. Se leyó como usted eligió; compruebe que contiene medias.',
  'reading.column-of-anomalies':
    'La columna «{found}» contiene anomalías (diferencias con una media). Use la columna de los valores mismos.',
  'reading.only-extremes':
    'Para {element} solo está «{found}», que suena a extremo del mes. No se leyó: hace falta la media de los valores diarios. Si es esa media, escriba «Media» en su encabezado.',
  'reading.perhaps-extremes':
    '«{found}» se leyó como la media de los valores diarios. Si es el extremo del mes, escriba «Absoluta» en su encabezado.',
  'reading.cell-units-differ':
    'Las celdas de {element} están escritas en más de una unidad ({found}). Conviértalas a una sola, para que ninguna se lea mal.',
  'reading.two-values-in-a-cell':
    'Las celdas bajo «{found}» contienen dos valores cada una, así que no se leyeron. Divídalas en dos columnas (Datos > Dividir texto en columnas) y dé nombre a cada una.',
  'reading.pairs-apart':
    'Las celdas de esta columna contienen dos temperaturas cada una. La más alta se leyó como máxima y la más baja como mínima.',
  'reading.months-out-of-order':
    'Los meses no están en orden ({found}). Si dos nombres cambiaron de lugar, corríjalos; los valores se leyeron como dicen sus nombres.',
  'reading.columns-not-read':
    'Nada dice qué contienen estas columnas con números, así que no se leyeron: {found}. Si una de ellas es temperatura máxima, temperatura mínima o lluvia, dígalo en su encabezado.',
  'reading.header-shifted':
    'La columna {column} contiene valores y no tiene ninguna palabra encima, y debajo de «{found}» no hay nada: las palabras de la fila {row} parecen estar una columna demasiado a la derecha. Muévalas, o escriba encima de la columna {column} qué contiene.',
  'reading.header-off-dates':
    'Las fechas están en la columna {column}, y su palabra, «{found}», está encima de la columna {other}, que no contiene ninguna: las palabras de la fila {row} parecen estar una columna demasiado a la derecha. Muévalas.',
  'reading.header-too-short':
    'Cada fila tiene una celda más que palabras la fila {row}, y la columna {column} no tiene ninguna encima. Puede que las palabras estén una columna demasiado a la izquierda: compruebe lo que se reconoció y escriba una palabra encima de cada columna.',
  'reading.columns-beside':
    'Las columnas {first} a {last} también contienen números, pero la fila {row} no dice nada sobre ellas, así que no se leyeron. Si son otra tabla, pásela a una hoja propia.',
  'reading.column-passed-over':
    'Hay varias columnas para {element}. Se leyó {chosen} y no «{found}». Si no es correcto, dé nombres más claros a las columnas.',
  'reading.which-station':
    'La tabla contiene {count} lugares y un registro es de uno solo. Elija el lugar que se debe leer.',
  'reading.which-rows':
    'Varias filas corresponden a las mismas fechas y la columna {column} las distingue ({found}). Elija cuáles se deben leer.',
  'reading.station-not-here':
    'El lugar «{wished}» no está en la tabla. Elija uno de los {count} lugares que sí están.',
  'reading.no-place-chosen':
    'Usted dijo que no se trata de ninguno de los {count} lugares ({found}), así que no se leyó nada. Elija la hoja que contiene el suyo, o responda de nuevo.',
  'reading.names-between':
    'Entre las filas hay nombres ({found}), y los años continúan debajo de ellos. Si son de una sola estación (otro observador, instrumento o dueño), elija «Todas las filas son un solo registro». Si son lugares, elija el que se debe leer.',
  'reading.which-year':
    'La tabla nombra meses pero ningún año. Indique el año de esta hoja o añada una columna Año. Las medias de muchos años no son de ningún año y no sirven.',
  'reading.which-calendar':
    'Los años tienen dos cifras, como {found}: el primero puede ser {year}, o {other} si se cuentan desde la República de China (民國). Elija el primer año.',
  'reading.no-year-chosen':
    'Usted dijo que la tabla no es de un solo año, así que no se leyó nada: las medias de muchos años no caben entre filas de años. Elija la hoja que contiene los años uno por uno, o indique el año de todos modos.',
  'reading.year-from-title': {
    by: 'count',
    one: 'La tabla no nombra ningún año; se tomó {year} de su título o del nombre de la hoja.',
    other:
      '{count} tablas no nombran ningún año; lo dicen sus títulos o los nombres de las hojas: {year}.',
  },
  'reading.month-from-title':
    'Las filas no nombran ningún mes: se tomó del título o del nombre de la hoja.',
  'reading.which-day-month-order':
    'Una fecha como {found} se puede leer de dos maneras. Elija si va primero el día o el mes.',
  'reading.which-month-of-part':
    'Nada dice si {found} es el comienzo de {begun} o el final de {ended}. Elija cuál.',
  'reading.which-year-of-season':
    'Las filas van de un año al siguiente y cada una nombra un solo año, como {found}. Elija cuál es ese año.',
  'reading.water-year':
    '«{found}» nombra un año que no empieza en enero, y los meses van de 1 a 12 o de enero a diciembre. Se leyeron como meses del año natural; si octubre es del año anterior, o el mes 1 no es enero, escriba el año natural y el nombre del mes.',
  'reading.season-in-disorder':
    'Cada fila nombra dos años, como {found}, pero los meses no van de uno al otro, así que nada dice en cuál de los dos está un mes. Ordene las filas del primer mes de la temporada al último, o escriba un solo año junto a cada mes.',
  'reading.several-rows-a-day':
    'La tabla tiene varios valores en la mayoría de los días (horas, o lecturas a horas fijas), así que no es una tabla de máximas, mínimas y lluvia diarias, y no se leyó. Haga antes con ella una fila por día, con la temperatura más alta y la más baja del día y su lluvia; una tabla dinámica lo hace (Insertar > Tabla dinámica).',
  'reading.several-rows-a-month':
    'La tabla tiene varias filas en la mayoría de los meses (decenas o semanas), así que no se leyó. Haga antes con ella una fila por mes.',
  'reading.other-calendar':
    'Los años (como {found}) son del calendario persa o del islámico, cuyos meses no van de enero a diciembre, así que no se leyó nada. Pase antes las fechas al calendario gregoriano.',
  'reading.years-counted-otherwise':
    'Los años se cuentan desde otro comienzo: {found} se leyó como {year}.',
  'reading.one-day-a-month':
    'La tabla tiene fechas, pero solo una en la mayoría de los meses ({count:mes|meses} de {element}). Elija si sus valores son los de los meses enteros o los de días sueltos, que no hacen un mes.',
  'reading.chosen-days':
    'De {count:mes|meses} no figuran algunos días, y los que figuran parecen elegidos, como en una lista de días de calor, de lluvia o de tormentas: su media no es la del mes. Elija si los meses con días suficientes son un registro por sí mismos, o si todos los meses se hacen con los días que hay.',
  'reading.months-from-zero':
    'Los meses están numerados de 0 a 11, y nada dice si 0 es enero o una cifra del año entero. Numere de enero a diciembre de 1 a 12, o quite las filas con 0, y compruebe de nuevo.',
  'reading.one-month-a-year':
    'La tabla solo tiene un valor cada {months} meses, siempre en los mismos meses del año ({element}). Si cada uno es el de ese mes solo, elija qué es. Una cifra de todos esos meses juntos no hace un mes: en ese caso, elija «Ninguna de estas».',
  'reading.sums-of-months':
    'La lluvia de cada mes parece una suma de varios meses: crece hasta empezar de nuevo, o apenas difiere del mes anterior, como las sumas de las que sale un mes cuando entra otro. Esas sumas no hacen un mes: use la tabla de los propios meses. Si cada valor es el de su mes, elija qué es.',
  'reading.sums-of-days':
    'La lluvia de cada día parece una suma de varios días: sigue igual, o lo que añade un día sale de nuevo días después. Esas sumas no hacen un mes: use la tabla de los propios días. Si cada valor es el de su día, elija qué es.',
  'reading.month-by-place':
    'La columna «{found}» está donde estaría {month} y se leyó como ese mes. Si es otro, escriba encima el nombre del mes.',
  'reading.places-in-turn':
    'La tabla nombra {count} lugares uno tras otro ({found}) y se leyó como un solo registro. Si no van juntos, elija uno.',
  'reading.words-of-a-name':
    '«{found}» se leyó por las palabras {words}. «{name}» se tomó por parte de un nombre; si dice qué se midió, no lo envíe.',
  'reading.perhaps-something-else':
    '«{found}» quizá no habla de la temperatura del aire ni de la lluvia, pero lo que hay debajo se leyó como tal. Si es otra cosa, no lo envíe.',
  'reading.column-of-something-else':
    '«{found}» no es temperatura del aire ni cantidad de lluvia, así que no se leyó. Si lo es{part.not-ours}',
  'reading.values-of-something-else':
    'Los valores de «{found}» van de {least} a {most} de un modo que no se parece ni a temperaturas ni a lluvia: parece otra cosa y no se leyó. Si es una de ellas{part.not-ours}',
  'reading.only-means':
    'La tabla contiene temperaturas medias («{found}») y no máximas, mínimas ni lluvia, que es de lo que se hace un conjunto de datos.',
  'reading.dates-beside':
    'Dos columnas de fechas no coinciden en {count:fila|filas}: se tomó «{found}» y no «{other}». Si no es así, saque «{found}» de la tabla.',
  'reading.dates-half-turned': {
    by: 'count',
    one: 'La hoja tomó 1 fecha con el día y el mes en otro orden que las demás (encontrado: {found}). Se leyó en el orden de las demás.',
    other:
      'La hoja tomó {count} fechas con el día y el mes en otro orden que las demás (primera: {found}). Se leyeron en el orden de las demás.',
    both: '{part.set-locale}',
  },
  'reading.months-became-days': {
    by: 'count',
    one: 'La hoja tomó 1 mes con el año en dos cifras, como Ene-01, por un día de este año (encontrado: {found}). Se leyó como el mes que era. Para arreglar la hoja, escriba el año con cuatro cifras.',
    other:
      'La hoja tomó {count} meses con el año en dos cifras, como Ene-01, por días de este año (primero: {found}). Se leyeron como los meses que eran. Para arreglar la hoja, escriba los años con cuatro cifras.',
  },
  'reading.dates-turned': {
    by: 'count',
    one: 'El día y el mes de 1 fecha cambiaron de lugar al importar (encontrado: {found}). Se leyeron en el orden correcto.',
    other:
      'El día y el mes de {count} fechas cambiaron de lugar al importar (primera: {found}). Se leyeron en el orden correcto.{part.set-locale}',
  },
  'reading.years-became-dates':
    'La hoja muestra los años como fechas: {found} significa {year}. Se leyeron como años. Para arreglar la hoja, dé a la columna formato de número.',
  'reading.cell-not-a-number': {
    by: 'count',
    one: '1 celda dice «{found}» donde se esperaba un número. Se dejó fuera; escriba el número, o vacíe la celda si falta el valor.',
    other:
      '{count} celdas contienen algo que no es un número (primera: «{found}»). Se dejaron fuera; escriba los números, o vacíe las celdas donde falta el valor.',
  },
  'reading.still-calculating': {
    by: 'count',
    one: '1 celda aún se está calculando («{found}»). Revise de nuevo en un momento.',
    other: '{count} celdas aún se están calculando («{found}»). Revise de nuevo en un momento.',
  },
  'reading.cell-error': {
    by: 'count',
    one: '1 celda muestra el error {found} en lugar de un número. Arregle su fórmula o vacíela.',
    other:
      '{count} celdas muestran un error como {found} en lugar de un número. Arregle sus fórmulas o vacíelas.',
  },
  'reading.cell-damaged': {
    by: 'count',
    one: '1 número está dañado: «{found}». Un signo de interrogación suele ser un signo menos perdido; escriba de nuevo el número.',
    other:
      '{count} números están dañados (primero: «{found}»). Un signo de interrogación suele ser un signo menos perdido; escriba de nuevo los números.',
  },
  'reading.number-became-date': {
    by: 'count',
    one: 'La hoja cambió 1 número: {found}, con el número que probablemente era. Se dejó fuera; dé a la celda formato de número y escríbalo de nuevo.',
    other:
      'La hoja cambió {count} números (primero: {found}, con el número que probablemente era). Se dejaron fuera. Ajuste la configuración regional de la hoja (Archivo > Configuración) a una que escriba los decimales como su archivo e importe de nuevo.',
  },
  'reading.number-read-as-shown': {
    by: 'count',
    one: 'La hoja cambió 1 número y aún lo muestra como se escribió: {found}. Se leyó como ese número.',
    other:
      'La hoja cambió {count} números y aún los muestra como se escribieron (primero: {found}). Se leyeron como esos números.',
    both: ' Para arreglar la hoja, póngale una configuración regional (Archivo > Configuración) que escriba los decimales como su archivo, e importe de nuevo.',
  },
  'reading.centuries-given':
    'Los años tienen dos cifras; su siglo sale del orden de las filas y de la fecha de hoy ({found} se leyó como {year}).',
  'reading.centuries-moved':
    'La hoja dio a las primeras filas un siglo equivocado: {found} se leyó como {year}, porque las filas siguientes continúan desde ahí. Para arreglar la hoja, escriba los años con cuatro cifras.',
  'reading.flagged-values': {
    by: 'count',
    one: '1 valor lleva la marca «{found}»; se leyó su número.',
    other: '{count} valores llevan la marca «{found}»; se leyeron sus números.',
  },
  'reading.values-failed': {
    by: 'count',
    one: '1 valor no superó un control de quien lo publicó (lo dice «{found}») y no se usó.',
    other:
      '{count} valores no superaron un control de quien los publicó (lo dice «{found}») y no se usaron.',
  },
  'reading.brackets-below-zero': {
    by: 'count',
    one: '1 número entre paréntesis se leyó como bajo cero, por los demás valores. Si los paréntesis dicen otra cosa, quítelos.',
    other:
      '{count} números entre paréntesis se leyeron como bajo cero, por los demás valores. Si los paréntesis dicen otra cosa, quítelos.',
  },
  'reading.trace-rain': {
    by: 'count',
    one: '1 cantidad de lluvia figura como «{found}», demasiado poca para medirla; cuenta como 0 mm.',
    other:
      '{count} cantidades de lluvia figuran como «{found}», demasiado pocas para medirlas; cuentan como 0 mm.',
  },
  'reading.dates-were-numbers':
    'Las fechas son simples números. Se leyeron como una hoja cuenta los días: {found} es el {day}. Si se cuentan desde otro día, conviértalas antes en fechas.',
  'reading.dates-lost-zeros':
    'La hoja tomó las fechas por números y algunas perdieron un cero, como {found}. Se leyeron como los meses y días que debían ser. Para arreglar la hoja, dé a la columna formato de texto e importe de nuevo.',
  'reading.date-not-in-calendar': {
    by: 'count',
    one: '1 valor es de un día que no existe ({found}). Se dejó fuera; corrija la fecha.',
    other:
      '{count} valores son de días que no existen (primero: {found}). Se dejaron fuera; corrija las fechas.',
  },
  'reading.day-twice': {
    by: 'count',
    one: '1 día{part.twice}',
    other: '{count} valores son de un día{part.twice-often}',
  },
  'reading.month-twice': {
    by: 'count',
    one: '1 mes{part.twice}',
    other: '{count} valores son de un mes{part.twice-often}',
  },
  'reading.values-repeated': {
    by: 'count',
    one: '1 valor está dos veces en la tabla, igual ambas; se tomó una vez.',
    other: '{count} valores están dos veces en la tabla, iguales ambas; cada uno se tomó una vez.',
  },
  'reading.tables-disagree': {
    by: 'count',
    one: '1 valor difiere del que otra tabla da para el mismo mes ({found}). No se usó ninguno.',
    other:
      '{count} valores difieren de lo que otra tabla da para el mismo mes (primero: {found}). No se usó ninguno; conserve una tabla por elemento y año. Si las tablas son de varias estaciones, escriba «Estación:» y el nombre encima de cada una.',
  },
  'reading.year-out-of-range': {
    by: 'count',
    one: '1 fila tiene un año imposible ({found}). Se dejó fuera; los años van de 1650 al próximo año.',
    other:
      '{count} filas tienen un año imposible (primero: {found}). Se dejaron fuera; los años van de 1650 al próximo año.',
  },
  'reading.value-in-name': {
    by: 'count',
    one: 'En una celda hay un nombre y un valor («{found}»), y su fila tiene una celda menos que las demás: todos sus valores están una columna demasiado a la izquierda. Divida la celda en dos.',
    other:
      'En {count} celdas hay un nombre y un valor (como «{found}»), y sus filas tienen una celda menos que las demás: todos sus valores están una columna demasiado a la izquierda. Divida cada una en dos.',
  },
  'reading.row-without-date': {
    by: 'count',
    one: '1 fila tiene valores pero ninguna fecha legible («{found}»). Se dejó fuera; escriba su año, mes o fecha.',
    other:
      '{count} filas tienen valores pero ninguna fecha legible (primera: «{found}»). Se dejaron fuera; escriba su año, mes o fecha.',
  },
  'reading.row-without-place': {
    by: 'count',
    one: '1 fila tiene valores pero no nombra ningún lugar. Se dejó fuera; escriba su lugar al lado.',
    other:
      '{count} filas tienen valores pero no nombran ningún lugar. Se dejaron fuera; escriba su lugar en cada una, o solo en la primera fila de cada lugar.',
  },
  'reading.rows-foretold': {
    by: 'count',
    one: '1 fila dice «{found}» junto a sus valores. Se dejó fuera: un registro contiene lo que se midió.',
    other:
      '{count} filas dicen «{found}» o algo similar junto a sus valores. Se dejaron fuera: un registro contiene lo que se midió.',
  },
  'reading.only-foretold':
    'Todas las filas dicen «{found}» o algo similar junto a sus valores, así que no se leyó nada: un registro contiene lo que se midió.',
  'reading.perhaps-foretold': {
    by: 'count',
    one: '1 fila dice «{found}» junto a sus valores y se leyó. Si nadie los midió, quite la fila de la hoja.',
    other:
      '{count} filas dicen «{found}» o algo similar junto a sus valores y se leyeron. Si nadie los midió, quite esas filas de la hoja.',
  },
  'reading.rows-left-out': {
    by: 'count',
    one: '1 fila no es parte de los datos («{found}») y se dejó fuera.',
    other: '{count} filas no son parte de los datos (primera: «{found}») y se dejaron fuera.',
  },
  'reading.perhaps-missing-code': {
    by: 'count',
    one: '1 valor de {found} quizá significa «falta». Se leyó como valor; vacíe la celda si no lo es.',
    other:
      '{count} valores de {found} quizá significan «falta». Se leyeron como valores; vacíe las celdas si no lo son.',
  },
  'reading.filled-with':
    'En {count} celdas está {found}, en filas cuya máxima y cuya mínima son las dos este número. Se tomó por «falta» y se dejó fuera; vacíe esas celdas.',
  'reading.negative-rain': {
    by: 'count',
    one: '1 cantidad de lluvia es negativa ({found}) y se dejó fuera. Corríjala, o vacíe la celda si falta.',
    other:
      '{count} cantidades de lluvia son negativas (primera: {found}) y se dejaron fuera. Corríjalas, o vacíe las celdas donde falta la lluvia.',
  },
  'reading.rain-below-zero':
    'Buena parte de la lluvia es menor que cero (como {found}), así que es otra cosa (una diferencia, un balance, una temperatura) y no se leyó.[ Si la {otherElement} a su lado es correcta, elija «Ninguna de estas» para leer la tabla sin lluvia.]',
  'reading.years-to-come':
    'La tabla llega hasta {year}, que aún no ha llegado. Revise cómo están escritas las fechas; lo que se pronostica no se ha medido.',
  'reading.months-to-come':
    'La lluvia de {year} termina en {count} meses de 0 hasta diciembre. Se tomaron por meses futuros y se dejaron fuera.',
  'reading.rain-across-months': {
    by: 'count',
    one: '1 mes tiene lluvia medida a caballo entre dos meses, así que no tiene un total propio.',
    other:
      '{count} meses tienen lluvia medida a caballo entre dos meses, así que no tienen un total propio.',
  },
  'reading.months-left-out': {
    by: 'count',
    one: '1 mes de {element} se dejó fuera porque le faltan demasiados días.',
    other: '{count} meses de {element} se dejaron fuera porque les faltan demasiados días.',
  },
  'reading.months-with-missing-days': {
    by: 'count',
    one: '1 mes de {element} se calculó aunque le faltan algunos días.',
    other: '{count} meses de {element} se calcularon aunque les faltan algunos días.',
  },
  'reading.blank-rain-days':
    'La columna de lluvia casi nunca dice 0 y está en blanco en {blank:día|días} ({wet:día tiene|días tienen} lluvia). Elija si un día en blanco fue seco o falta.',
  'reading.unlisted-rain-days':
    'Casi todas las filas tienen lluvia ({wet:día|días}), y {blank:día no tiene|días no tienen} fila. Elija si en ellos no llovió o nadie midió.',
  'reading.temperature-unit-assumed':
    'La hoja no dice la unidad de la temperatura; se tomó {unit}[, para valores de {least} a {most}].',
  'reading.rain-unit-assumed':
    'La hoja no dice la unidad de la lluvia; se tomó {unit}[, lo que da {mean} {unit} al mes en promedio].',
  'reading.which-temperature-unit': 'Temperaturas{part.which-unit}',
  'reading.which-rain-unit': 'Lluvia{part.which-unit}',
  'reading.temperature-unit-inferred':
    'Temperaturas de {least} a {most} solo pueden ser {unit}, así que se convirtieron. Elija otra unidad si no es correcto.',
  'reading.none-of-units':
    'Usted dijo que {element} no está en ninguna de estas unidades, así que no se leyó. Conviértala a °C o mm, o responda de nuevo.',
  'reading.unit-chosen-otherwise':
    'Usted eligió {unit}, pero la hoja dice {found} y sus valores concuerdan con eso. Si cambió desde entonces, elija {found}.',
  'reading.rain-unit-inferred':
    'La lluvia se tomó en {unit}, como indican sus valores o las temperaturas que la acompañan, y se convirtió. Elija otra unidad si no es correcto.',
  'reading.sheet-not-read':
    '«{found}» no se leyó con el resto: no contiene ninguna tabla que se pueda leer sola, o solo meses que ya están.',
  'reading.sheets-of-others': {
    by: 'count',
    one: '«{found}» tiene otros valores para los mismos meses, como otra estación, y no se leyó. Elija la hoja que se leerá.',
    other:
      'Otras {count} hojas ({found}) tienen otros valores para los mismos meses, como otras estaciones, y no se leyeron. Elija la hoja que se leerá.',
  },
  'reading.other-sheet-readable':
    'Tal vez la tabla esté en otra hoja: «{found}» se puede leer. Ábrala y vuelva a revisar.',
  'reading.other-sheets-left':
    'Hay hojas que no se miraron, porque son demasiadas o demasiado grandes: {found}.',
  'reading.other-sheets-belong': {
    by: 'count',
    one: 'Otra hoja puede ser de la misma estación: {found}. ¿Leerlas juntas?',
    other: 'Otras {count} hojas pueden ser de la misma estación: {found}. ¿Leerlas juntas?',
  },
  'reading.months-by-ends':
    'Las fracciones de año de esta columna solo forman años enteros como finales de mes: «{found}» se leyó como {month}. Si es el comienzo del mes siguiente, escriba los meses, como 2001-02.',
  'reading.stamps-moved':
    'Las horas de las marcas de tiempo muestran que cada fila es del día vecino a su fecha: «{found}» se leyó como {day}.',
  'reading.stamps-late':
    'Todas las marcas de tiempo llevan la misma hora, como en «{found}», que se leyó como {day}. Si esa hora es la medianoche de su lugar, cada fila es del día siguiente: escriba entonces las fechas sin hora.',
  'reading.first-closes-month':
    'Las fechas de esta columna cierran un periodo: el día 1 se tomó por el mes anterior. Si no es así, dé otro nombre a la columna.',
  'reading.columns-moved':
    'La columna «{expected}» estaba en {column} la última vez y ahora está en {found}{part.columns-changed}',
  'reading.columns-renamed':
    'La columna «{expected}» estaba en {column} la última vez y ya no está{part.columns-changed}',
  'reading.understood-months-across':
    'Tabla anual con los meses en columnas, encabezado en la fila {row}: {months:mes|meses}{part.understood}',
  'reading.understood-month-a-row':
    'Tabla mensual, encabezado en la fila {row}: {months:mes|meses}{part.understood}',
  'reading.understood-day-a-row':
    'Tabla diaria, encabezado en la fila {row}: {months:mes calculado|meses calculados}{part.understood}',
  'reading.understood-days-across':
    'Registro con los días en columnas, encabezado en la fila {row}: {months:mes calculado|meses calculados}{part.understood}',
  'reading.understood-years-across':
    'Tabla con los años en columnas, encabezado en la fila {row}: {months:mes|meses}{part.understood}',
  'reading.understood-nothing': 'Todavía no se pudo leer nada de esta hoja.',
};

import type { enQuality } from '../en/quality.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esQuality: PhrasesLike<typeof enQuality> = {
  'quality.value-impossible': {
    by: 'count',
    one: 'La {element} de {month} de {year} es {value} {unit}. Ningún lugar de la Tierra ha tenido un mes así{part.impossible}',
    other:
      '{count} valores superan lo que un mes ha tenido en la Tierra, por ejemplo {element} {value} {unit} en {month} de {year}{part.impossible-often}',
  },
  'quality.rain-rare': {
    by: 'count',
    one: 'La lluvia de {month} de {year} es {value} mm. Solo unos pocos lugares de la Tierra tienen meses así. Revise la celda y la unidad.',
    other:
      '{count} meses tienen una lluvia que solo conocen unos pocos lugares de la Tierra, por ejemplo {value} mm en {month} de {year}. Revise las celdas y la unidad.',
  },
  'quality.rain-year-rare':
    'La lluvia de {year} suma hasta {total} mm al año. Solo los lugares más lluviosos de la Tierra tienen años así. Revise la unidad.',
  'quality.rain-year-impossible':
    'La lluvia de {year} suma hasta {total} mm al año, más de lo que ha tenido ningún lugar de la Tierra. Revise la unidad y las celdas.',
  'quality.min-above-max': {
    by: 'count',
    one: 'En {month} de {year}{part.min-above}',
    other:
      'En {count} meses la mínima es mayor que la máxima, por ejemplo en {month} de {year}{part.min-above-often}',
  },
  'quality.min-max-exchanged':
    'En {month} de {year} la mínima ({min} °C) es mayor que la máxima ({max} °C), y cada una es habitual para la otra. ¿Se intercambiaron los dos valores?',
  'quality.min-max-swapped':
    'En {count} de {of} meses la mínima es mayor que la máxima, por ejemplo en {month} de {year} ({min} °C frente a {max} °C). Parece que las columnas están cambiadas: revise cuál es cuál.',
  'quality.min-equals-max':
    'En {count} de {of} meses la mínima y la máxima son iguales, por ejemplo {min} °C y {max} °C en {month} de {year}. Es probable que una columna se copiara o se leyera dos veces: revise cuál es cuál.',
  'quality.range-too-wide': {
    by: 'count',
    one: 'En {month} de {year} la máxima ({max} °C) y la mínima ({min} °C) difieren en {range} °C. No se conoce ningún lugar con días así: revise las dos celdas.',
    other:
      'En {count} de {of} meses la máxima y la mínima difieren más que en ningún lugar conocido, por ejemplo {max} °C y {min} °C en {month} de {year} ({range} °C). Revise las celdas, y si las dos columnas tienen la misma unidad.',
  },
  'quality.step':
    'Desde {year}, la {element} se mantiene en otro nivel: unos {before} °C al año antes, unos {after} °C después.{part.station-moved}',
  'quality.rain-step':
    'Desde {year}, la {element} se mantiene en otro nivel: unos {before} mm al año antes, unos {after} mm después.{part.station-moved}',
  'quality.unit-change':
    'Desde {year}, la {element} cambia como si pasara de {from} a {to}. Ponga toda la columna en una sola unidad.',
  'quality.totals-disagree': {
    by: 'count',
    one: 'La hoja da {stated} para todo el año {year} ({element}), pero sus meses dan {computed}. Una de esas celdas está mal.',
    other: '{part.totals} Revise esas filas.',
  },
  'quality.totals-disagree-mostly':
    '{part.totals} Puede que una columna esté desplazada o leída en otra unidad: revise lo que se reconoció.',
  'quality.years-out-of-order': {
    by: 'count',
    one: 'El año {year} está fuera de orden. Si es un descuido,',
    other: '{count} años están fuera de orden, el primero es {year}. Si alguno es un descuido,',
    both: ' corríjalo: sus valores irían al año equivocado.',
  },
  'quality.year-gap': {
    by: 'count',
    one: 'No hay ninguna fila con valores para {years}.',
    other: 'No hay valores para {count} años entre el primero y el último: {years}.',
    both: ' Si se midieron, añada sus filas.',
  },
  'quality.months-missing': {
    by: 'count',
    one: 'Un mes no tiene valor ({years}). Se deja fuera.',
    other: '{count} meses no tienen valor ({years}). Se dejan fuera.',
  },
  'quality.outlier':
    'La {element} de {month} de {year} es {value} °C; la {otherElement} de ese mes y los meses anterior y siguiente apuntan a unos {expected} °C.{part.misread}',
  'quality.outlier-pair':
    'En {month} de {year} la {element} ({value} °C) y la {otherElement} ({otherValue} °C) no encajan entre sí. Si la segunda está bien, la primera debería ser de unos {expected} °C; si la primera está bien, la segunda de unos {otherExpected} °C. Compare las dos celdas con el registro original.',
  'quality.outlier-by-time':
    'La {element} de {month} de {year} es {value} °C; los meses anterior y siguiente y ese mes en otros años apuntan a unos {expected} °C. Compare la celda con el registro original.',
  'quality.outlier-sign': '{part.outlier}{part.other-sign}',
  'quality.outlier-decimal': '{part.outlier}. ¿Se desplazó la coma decimal?',
  'quality.outlier-fahrenheit':
    '{part.outlier}, que es el mismo número en °F. ¿Se anotó ese mes en °F? Entonces convierta la celda.',
  'quality.outlier-more': {
    by: 'count',
    one: '{part.outlier}. Compare la celda con el registro original.',
    other:
      'Otras {count} temperaturas no encajan con el resto del registro, menos claramente que las anteriores, por ejemplo {element} {value} °C en {month} de {year}{part.expected}',
  },
  'quality.months-exchanged':
    'La {element} de {month} de {year} ({value} °C) y la de {nextMonth} ({nextValue} °C) encajarían cada una en el otro mes. ¿Se intercambiaron los dos valores?',
  'quality.level-higher': 'Desde {year}, la {element} es unos {by} °C más alta{part.level}',
  'quality.level-lower': 'Desde {year}, la {element} es unos {by} °C más baja{part.level}',
  'quality.level-both-higher':
    'Desde {year}, la temperatura máxima y la mínima son unos {by} °C más altas{part.level-both}',
  'quality.level-both-lower':
    'Desde {year}, la temperatura máxima y la mínima son unos {by} °C más bajas{part.level-both}',
  'quality.year-late':
    'Las temperaturas de {year} encajan mucho mejor si cada una está un mes antes: la fila parece desplazada un mes hacia delante. Compárela con el registro original.',
  'quality.year-early':
    'Las temperaturas de {year} encajan mucho mejor si cada una está un mes después: la fila parece desplazada un mes hacia atrás. Compárela con el registro original.',
  'quality.year-late-one':
    'La {element} de {year} encaja mucho mejor si cada valor está un mes antes: parece desplazada un mes hacia delante. Compárela con el registro original.',
  'quality.year-early-one':
    'La {element} de {year} encaja mucho mejor si cada valor está un mes después: parece desplazada un mes hacia atrás. Compárela con el registro original.',
  'quality.rain-outlier': {
    by: 'count',
    one: 'En {month} de {year} hay {value} mm de lluvia; lo habitual de ese mes son unos {usual} mm, y el segundo mes más lluvioso de esa época del año tuvo {next} mm. Revise la celda: ¿se desplazó la coma decimal, o se sumaron varios meses?',
    other:
      '{count} meses tienen mucha más lluvia que cualquier otro de su época del año, por ejemplo {value} mm en {month} de {year} (los demás, {next} mm como máximo). Revise las celdas: ¿se desplazó la coma decimal?',
  },
  'quality.running-totals':
    'La lluvia de {year} solo crece de una anotación a la siguiente, como un total acumulado. Use la columna con la cantidad de cada mes o día, o reste la anotación anterior.',
  'quality.smoothed':
    'La {element} cambia con demasiada regularidad para ser de meses sueltos, como las medias móviles de varios meses, o de cada mes en varios años. Use la tabla de los propios meses.',
  'quality.rain-together':
    'En los años húmedos los doce meses tienen más lluvia y en los secos menos, como doce pluviómetros. Si las columnas son lugares, no las envíe como meses.',
  'quality.rain-zero-unlikely': {
    by: 'count',
    one: 'La lluvia de {month} de {year} cuenta como 0, pero ese mes nunca ha sido seco en otros años. Compárela con el original; vacíe la celda si nadie midió.',
    other:
      '{count} meses cuentan como 0 mm de lluvia aunque nunca son secos en otros años, por ejemplo {month} de {year}. Compárelos con el original; vacíe las celdas si nadie midió.',
  },
  'quality.rain-zero-cloudy': {
    by: 'count',
    one: 'La lluvia de {month} de {year} es 0, pero su máxima y su mínima están tan cerca como en un mes lluvioso, y ese mes rara vez es seco. Vacíe la celda si nadie midió.',
    other:
      '{count} meses tienen 0 mm de lluvia, pero su máxima y su mínima están tan cerca como en meses lluviosos, por ejemplo {month} de {year}. Vacíe las celdas si nadie midió.',
  },
  'quality.rain-zeros-then-total': {
    by: 'count',
    one: 'Un mes con 0 mm de lluvia viene antes de otro con {value} mm ({month} de {year}). ¿Se leyó tarde el pluviómetro? Entonces vacíe las dos celdas.',
    other:
      '{count} meses con 0 mm de lluvia vienen antes de una cantidad grande, por ejemplo los {value} mm de {month} de {year}. ¿Se leyó tarde el pluviómetro? Entonces vacíe las celdas de esos meses.',
  },
  'quality.streak-of-months':
    'La {element} es {value} en {count} meses seguidos desde {month} de {year}. ¿Se rellenó una celda hacia abajo?',
  'quality.streak-of-years':
    'La {element} de {month} es {value} en {count} años seguidos desde {year}. ¿Se rellenó con un valor habitual?',
  'quality.years-equal': {
    by: 'count',
    one: '{months} valores seguidos son iguales en {years} ({element}). ¿Se copió una fila?',
    other:
      '{count} años o mitades de año tienen los mismos valores que otro, por ejemplo {years} ({element}). ¿Se copiaron filas?',
  },
  'quality.day-impossible': {
    by: 'count',
    one: 'La {element} del {date} es {value} {unit}, más allá de cualquier récord en la Tierra{part.impossible}',
    other:
      '{count} días tienen un valor más allá de cualquier récord en la Tierra, por ejemplo {element} {value} {unit} el {date}{part.impossible-often}',
  },
  'quality.day-min-above-max': {
    by: 'count',
    one: 'El {date}{part.min-above}',
    other:
      'En {count} días la mínima es mayor que la máxima, por ejemplo el {date}{part.min-above-often}',
  },
  'quality.day-apart': {
    by: 'count',
    one: 'La {element} del {date} es {value} °C, a 10 °C o más de cualquier otro día de ese mes en todos los años. Revise la celda.',
    other:
      '{count} días están a 10 °C o más de cualquier otro día de su mes en todos los años, por ejemplo {element} {value} °C el {date}. Revise las celdas.',
  },
  'quality.day-streak':
    'La {element} es {value} en {count} días seguidos desde el {date}. ¿Se rellenó una celda hacia abajo, o se atascó el instrumento?',
  'quality.day-outlier': {
    by: 'count',
    one: 'La {element} del {date} es {value} °C; los días anterior y siguiente[ y {others:otro valor|otros valores} de ese día] apuntan a unos {expected} °C.{part.misread}',
    other:
      'Otros {count} días no encajan con los que los rodean, menos claramente que los anteriores, por ejemplo {element} {value} °C el {date}{part.expected}',
  },
  'quality.day-outlier-sign': '{part.day-outlier}{part.other-sign}',
  'quality.day-outlier-decimal': '{part.day-outlier}. ¿Se desplazó la coma decimal?',
  'quality.day-outlier-fahrenheit':
    '{part.day-outlier}, que es el mismo número en °F. ¿Se anotó ese día en °F? Entonces convierta la celda.',
  'quality.day-rows-equal':
    'La máxima y la mínima son {max} °C y {min} °C en {count} días seguidos desde el {date}. ¿Se copió una fila? Entonces vacíe las copias, o ponga lo que dice el registro original.',
  'quality.day-months-equal': {
    by: 'count',
    one: 'Los días de {otherDate} son iguales a los de {date} ({element}). ¿Se pegó dos veces un bloque de días? Averigüe a qué mes pertenece y vacíe el otro.',
    other:
      '{count} meses tienen los mismos días que otro mes, por ejemplo {otherDate} y {date} ({element}). ¿Se pegaron dos veces bloques de días? Averigüe a qué meses pertenecen y vacíe los otros.',
  },
  'quality.days-late': {
    by: 'count',
    one: 'En {year},',
    other: 'En {count} años, por ejemplo {year},',
    both: '{part.days-fit} antes. ¿Se pegó la columna una fila más abajo, o se leyó por la mañana la máxima del día anterior?',
  },
  'quality.days-early': {
    by: 'count',
    one: 'En {year},',
    other: 'En {count} años, por ejemplo {year},',
    both: '{part.days-fit} después. ¿Se pegó la columna una fila más arriba, o cambió la hora de lectura?',
  },
  'quality.weekday-dry': {
    by: 'count',
    one: 'En torno a {year} llueve el {wet} % de los días que caen en {weekday},',
    other:
      'En {count} años, sobre todo en torno a {year}, llueve el {wet} % de los días que caen en {weekday},',
    both: ' y el {otherWet} % de los demás. El tiempo no distingue los días de la semana: ¿se leyó el pluviómetro uno o varios días después? Las sumas mensuales son correctas; los días, no.',
  },
  'quality.day-rain-outlier': {
    by: 'count',
    one: 'El {date} tiene {value} mm de lluvia; el segundo día más lluvioso de esa época del año, en todos los años, tuvo {next} mm. Revise la celda: ¿se desplazó la coma decimal, o se sumaron varios días?',
    other:
      'Otros {count} días tienen mucha más lluvia que cualquier otro de su época del año, por ejemplo {value} mm el {date} (los demás, {next} mm como máximo). Revise las celdas: ¿se desplazó la coma decimal?',
  },
  'quality.whole-degrees': {
    by: 'count',
    one: 'En {year} la {element} está en grados enteros; en otros años, en décimas.',
    other:
      'En {count} años, desde {year}, la {element} está en grados enteros; en otros años, en décimas. Solo por eso, esos años difieren hasta medio grado.',
  },
  'quality.converted-degrees': {
    by: 'count',
    one: 'En {year} la {element} viene de grados Fahrenheit enteros; en otros años, no.',
    other:
      'En {count} años, desde {year}, la {element} viene de grados Fahrenheit enteros; en otros años, no. Solo por eso, esos años difieren hasta un cuarto de grado.',
  },
};

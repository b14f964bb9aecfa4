import type { enQuality } from '../en/quality.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptQuality: PhrasesLike<typeof enQuality> = {
  'quality.value-impossible': {
    by: 'count',
    one: 'A {element} de {month} de {year} é {value} {unit}. Nenhum lugar da Terra teve um mês assim{part.impossible}',
    other:
      '{count} valores passam de tudo o que um mês já teve na Terra, como {element} {value} {unit} em {month} de {year}{part.impossible-often}',
  },
  'quality.rain-rare': {
    by: 'count',
    one: 'A chuva de {month} de {year} é {value} mm. Poucos lugares da Terra têm meses assim. Confira a célula e a unidade.',
    other:
      '{count} meses têm uma chuva que poucos lugares da Terra conhecem, como {value} mm em {month} de {year}. Confira as células e a unidade.',
  },
  'quality.rain-year-rare':
    'A chuva de {year} soma até {total} mm por ano. Só os lugares mais chuvosos da Terra têm anos assim. Confira a unidade.',
  'quality.rain-year-impossible':
    'A chuva de {year} soma até {total} mm por ano, mais do que qualquer lugar da Terra já teve. Confira a unidade e as células.',
  'quality.min-above-max': {
    by: 'count',
    one: 'Em {month} de {year},{part.min-above}',
    other:
      'Em {count} meses, a mínima está acima da máxima, como em {month} de {year}{part.min-above-often}',
  },
  'quality.min-max-exchanged':
    'Em {month} de {year}, a mínima ({min} °C) está acima da máxima ({max} °C), e cada uma é usual para a outra. Os dois valores foram trocados?',
  'quality.min-max-swapped':
    'Em {count} de {of} meses, a mínima está acima da máxima, como em {month} de {year} ({min} °C acima de {max} °C). As colunas parecem trocadas: confira qual é qual.',
  'quality.min-equals-max':
    'Em {count} de {of} meses, mínima e máxima são iguais, como {min} °C e {max} °C em {month} de {year}. Uma coluna deve ter sido copiada ou lida duas vezes: confira qual é qual.',
  'quality.range-too-wide': {
    by: 'count',
    one: 'Em {month} de {year}, a máxima ({max} °C) e a mínima ({min} °C) diferem em {range} °C. Não se conhece lugar com dias assim: confira as duas células.',
    other:
      'Em {count} de {of} meses, máxima e mínima diferem mais do que em qualquer lugar conhecido, como {max} °C e {min} °C em {month} de {year} ({range} °C). Confira as células, e se as duas colunas têm a mesma unidade.',
  },
  'quality.step':
    'A partir de {year}, a {element} muda de nível: cerca de {before} °C por ano antes, cerca de {after} °C depois.{part.station-moved}',
  'quality.rain-step':
    'A partir de {year}, a {element} muda de nível: cerca de {before} mm por ano antes, cerca de {after} mm depois.{part.station-moved}',
  'quality.unit-change':
    'A partir de {year}, a {element} muda exatamente como se passasse de {from} para {to}. Ponha a coluna inteira em uma só unidade.',
  'quality.totals-disagree': {
    by: 'count',
    one: 'A planilha dá {stated} para o ano inteiro de {year} ({element}), mas os meses dão {computed}. Uma dessas células está errada.',
    other: '{part.totals} Confira essas linhas.',
  },
  'quality.totals-disagree-mostly':
    '{part.totals} Uma coluna pode estar deslocada ou lida na unidade errada: confira o que foi reconhecido.',
  'quality.years-out-of-order': {
    by: 'count',
    one: 'O ano {year} está fora de ordem. Se for engano,',
    other: '{count} anos estão fora de ordem; o primeiro é {year}. Se algum for engano,',
    both: ' corrija: os valores iriam para o ano errado.',
  },
  'quality.year-gap': {
    by: 'count',
    one: 'Não há linha com valores para {years}.',
    other: 'Não há valores para {count} anos entre o primeiro e o último: {years}.',
    both: ' Se foram medidos, acrescente as suas linhas.',
  },
  'quality.months-missing': {
    by: 'count',
    one: 'Um mês não tem valor ({years}). Fica de fora.',
    other: '{count} meses não têm valor ({years}). Ficam de fora.',
  },
  'quality.outlier':
    'A {element} de {month} de {year} é {value} °C; a {otherElement} desse mês e os meses anterior e seguinte indicam cerca de {expected} °C.{part.misread}',
  'quality.outlier-pair':
    'Em {month} de {year}, a {element} ({value} °C) e a {otherElement} ({otherValue} °C) não combinam. Se a segunda está certa, a primeira deveria ser cerca de {expected} °C; se a primeira está certa, a segunda, cerca de {otherExpected} °C. Compare as duas células com o registro original.',
  'quality.outlier-by-time':
    'A {element} de {month} de {year} é {value} °C; os meses anterior e seguinte e esse mês nos outros anos indicam cerca de {expected} °C. Compare a célula com o registro original.',
  'quality.outlier-sign': '{part.outlier}{part.other-sign}',
  'quality.outlier-decimal': '{part.outlier}. A vírgula saiu do lugar?',
  'quality.outlier-fahrenheit':
    '{part.outlier}, que é o mesmo número em °F. Esse mês foi anotado em °F? Então converta a célula.',
  'quality.outlier-more': {
    by: 'count',
    one: '{part.outlier}. Compare a célula com o registro original.',
    other:
      'Outras {count} temperaturas não combinam com o resto da série, menos claramente do que as anteriores, como {element} {value} °C em {month} de {year}{part.expected}',
  },
  'quality.months-exchanged':
    'A {element} de {month} de {year} ({value} °C) e a de {nextMonth} ({nextValue} °C) combinariam cada uma com o outro mês. Os dois valores foram trocados?',
  'quality.level-higher':
    'A partir de {year}, a {element} fica cerca de {by} °C mais alta{part.level}',
  'quality.level-lower':
    'A partir de {year}, a {element} fica cerca de {by} °C mais baixa{part.level}',
  'quality.level-both-higher':
    'A partir de {year}, a temperatura máxima e a mínima ficam ambas cerca de {by} °C mais altas{part.level-both}',
  'quality.level-both-lower':
    'A partir de {year}, a temperatura máxima e a mínima ficam ambas cerca de {by} °C mais baixas{part.level-both}',
  'quality.year-late':
    'As temperaturas de {year} se encaixam muito melhor um mês antes: a linha parece deslocada um mês para a frente. Compare-a com o registro original.',
  'quality.year-early':
    'As temperaturas de {year} se encaixam muito melhor um mês depois: a linha parece deslocada um mês para trás. Compare-a com o registro original.',
  'quality.year-late-one':
    'A {element} de {year} se encaixa muito melhor um mês antes: parece deslocada um mês para a frente. Compare-a com o registro original.',
  'quality.year-early-one':
    'A {element} de {year} se encaixa muito melhor um mês depois: parece deslocada um mês para trás. Compare-a com o registro original.',
  'quality.rain-outlier': {
    by: 'count',
    one: 'Em {month} de {year} há {value} mm de chuva; o usual desse mês são cerca de {usual} mm e o segundo mês mais chuvoso dessa época do ano teve {next} mm. Confira a célula: a vírgula saiu do lugar, ou vários meses foram somados?',
    other:
      '{count} meses têm muito mais chuva do que qualquer outro da sua época do ano, como {value} mm em {month} de {year} (os outros, no máximo {next} mm). Confira as células: a vírgula saiu do lugar?',
  },
  'quality.running-totals':
    'A chuva de {year} só cresce de um registro ao seguinte, como faz um acumulado. Use a coluna com a quantidade de cada mês ou dia, ou subtraia o registro anterior.',
  'quality.smoothed':
    'A {element} muda com regularidade demais para meses isolados, como as médias móveis de vários meses, ou de cada mês ao longo de vários anos. Use a tabela dos próprios meses.',
  'quality.rain-together':
    'Nos anos úmidos os doze meses têm mais chuva e nos secos menos, como doze pluviômetros. Se as colunas são lugares, não as envie como meses.',
  'quality.rain-zero-unlikely': {
    by: 'count',
    one: 'A chuva de {month} de {year} conta como 0, mas esse mês nunca foi seco nos outros anos. Compare-a com o original; esvazie a célula se ninguém mediu.',
    other:
      '{count} meses contam como 0 mm de chuva embora nunca sejam secos nos outros anos, como {month} de {year}. Compare-os com o original; esvazie as células se ninguém mediu.',
  },
  'quality.rain-zero-cloudy': {
    by: 'count',
    one: 'A chuva de {month} de {year} é 0, mas a máxima e a mínima estão tão próximas quanto num mês chuvoso, e esse mês raramente é seco. Esvazie a célula se ninguém mediu.',
    other:
      '{count} meses têm 0 mm de chuva, mas a máxima e a mínima estão tão próximas quanto em meses chuvosos, como {month} de {year}. Esvazie as células se ninguém mediu.',
  },
  'quality.rain-zeros-then-total': {
    by: 'count',
    one: 'Um mês com 0 mm de chuva vem antes de um com {value} mm ({month} de {year}). O pluviômetro foi lido tarde? Então esvazie as duas células.',
    other:
      '{count} meses com 0 mm de chuva vêm antes de uma quantidade grande, como os {value} mm de {month} de {year}. O pluviômetro foi lido tarde? Então esvazie as células desses meses.',
  },
  'quality.streak-of-months':
    'A {element} é {value} em {count} meses seguidos a partir de {month} de {year}. Uma célula foi copiada para baixo?',
  'quality.streak-of-years':
    'A {element} de {month} é {value} em {count} anos seguidos a partir de {year}. As células foram preenchidas com um valor habitual?',
  'quality.years-equal': {
    by: 'count',
    one: '{months} valores seguidos são os mesmos em {years} ({element}). Uma linha foi copiada?',
    other:
      '{count} anos ou metades de ano têm os mesmos valores de outro, como {years} ({element}). Linhas foram copiadas?',
  },
  'quality.day-impossible': {
    by: 'count',
    one: 'A {element} de {date} é {value} {unit}, além de qualquer recorde da Terra{part.impossible}',
    other:
      '{count} dias têm um valor além de qualquer recorde da Terra, como {element} {value} {unit} em {date}{part.impossible-often}',
  },
  'quality.day-min-above-max': {
    by: 'count',
    one: 'Em {date},{part.min-above}',
    other: 'Em {count} dias, a mínima está acima da máxima, como em {date}{part.min-above-often}',
  },
  'quality.day-apart': {
    by: 'count',
    one: 'A {element} de {date} é {value} °C, a 10 °C ou mais de qualquer outro dia desse mês em todos os anos. Confira a célula.',
    other:
      '{count} dias estão a 10 °C ou mais de qualquer outro dia do seu mês em todos os anos, como {element} {value} °C em {date}. Confira as células.',
  },
  'quality.day-streak':
    'A {element} é {value} em {count} dias seguidos a partir de {date}. Uma célula foi copiada para baixo, ou o instrumento travou?',
  'quality.day-outlier': {
    by: 'count',
    one: 'A {element} de {date} é {value} °C; os dias anterior e seguinte[ e {others:outro valor|outros valores} desse dia] indicam cerca de {expected} °C.{part.misread}',
    other:
      'Outros {count} dias não combinam com os dias em volta, menos claramente do que os anteriores, como {element} {value} °C em {date}{part.expected}',
  },
  'quality.day-outlier-sign': '{part.day-outlier}{part.other-sign}',
  'quality.day-outlier-decimal': '{part.day-outlier}. A vírgula saiu do lugar?',
  'quality.day-outlier-fahrenheit':
    '{part.day-outlier}, que é o mesmo número em °F. Esse dia foi anotado em °F? Então converta a célula.',
  'quality.day-rows-equal':
    'A máxima e a mínima são {max} °C e {min} °C em {count} dias seguidos a partir de {date}. Uma linha foi copiada? Então esvazie as cópias, ou ponha o que diz o registro original.',
  'quality.day-months-equal': {
    by: 'count',
    one: 'Os dias de {otherDate} são os mesmos de {date} ({element}). Um bloco de dias foi colado duas vezes? Descubra a que mês pertence e esvazie o outro.',
    other:
      '{count} meses têm os mesmos dias de outro mês, como {otherDate} e {date} ({element}). Blocos de dias foram colados duas vezes? Descubra a que meses pertencem e esvazie os outros.',
  },
  'quality.days-late': {
    by: 'count',
    one: 'Em {year},',
    other: 'Em {count} anos, como {year},',
    both: '{part.days-fit} antes. A coluna foi colada uma linha abaixo, ou a máxima do dia anterior foi lida de manhã?',
  },
  'quality.days-early': {
    by: 'count',
    one: 'Em {year},',
    other: 'Em {count} anos, como {year},',
    both: '{part.days-fit} depois. A coluna foi colada uma linha acima, ou a hora da leitura mudou?',
  },
  'quality.weekday-dry': {
    by: 'count',
    one: 'Em torno de {year},',
    other: 'Em {count} anos, mais claramente em torno de {year},',
    both: ' chove em {wet} % dos dias que caem em {weekday} e em {otherWet} % dos outros. O tempo não distingue os dias da semana: o pluviômetro foi lido um ou mais dias depois? As somas mensais continuam certas; os dias, não.',
  },
  'quality.day-rain-outlier': {
    by: 'count',
    one: '{date} tem {value} mm de chuva; o segundo dia mais chuvoso dessa época do ano, em todos os anos, teve {next} mm. Confira a célula: a vírgula saiu do lugar, ou vários dias foram somados?',
    other:
      'Outros {count} dias têm muito mais chuva do que qualquer outro da sua época do ano, como {value} mm em {date} (os outros, no máximo {next} mm). Confira as células: a vírgula saiu do lugar?',
  },
  'quality.whole-degrees': {
    by: 'count',
    one: 'Em {year}, a {element} está em graus inteiros; nos outros anos, em décimos.',
    other:
      'Em {count} anos, a partir de {year}, a {element} está em graus inteiros; nos outros anos, em décimos. Só por isso, esses anos diferem em até meio grau.',
  },
  'quality.converted-degrees': {
    by: 'count',
    one: 'Em {year}, a {element} vem de graus Fahrenheit inteiros; nos outros anos, não.',
    other:
      'Em {count} anos, a partir de {year}, a {element} vem de graus Fahrenheit inteiros; nos outros anos, não. Só por isso, esses anos diferem em até um quarto de grau.',
  },
};

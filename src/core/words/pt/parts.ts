import type { enParts } from '../en/parts.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptParts: PhrasesLike<typeof enParts> = {
  'part.understood':
    ' de {first} a {last}, em °C e mm[ (convertidos de {converted})][; máxima: {max}][; mínima: {min}][; chuva: {rain}][; valores com marca lidos: {flagged}][; células marcadas como ausentes: {missing}].',
  'part.outlier':
    'A {element} de {month} de {year} é {value} °C; o resto da série indica cerca de {expected} °C',
  'part.day-outlier':
    'A {element} de {date} é {value} °C; os dias em volta indicam cerca de {expected} °C',
  'part.days-fit':
    ' as temperaturas máximas acompanham as mínimas como nos outros anos se cada uma estiver um dia',
  'part.level':
    ' em relação à {otherElement} do que nos anos anteriores. Em geral o abrigo, o termômetro, a hora da leitura ou o local mudou nesse ano: pergunte o que aconteceu e publique as duas partes em separado se for outro local.',
  'part.level-both':
    ' do que nos anos anteriores. Um salto assim raramente é do clima: a estação mudou de lugar nesse ano, ou os valores são de outro local?',
  'part.totals':
    '{count} dos {of} valores anuais da planilha diferem dos seus meses, como em {year}: {stated} na planilha, {computed} pelos meses ({element}).',
  'part.station-moved': ' A estação mudou de lugar, ou entraram na coluna valores de outro lugar?',
  'part.set-locale':
    ' Para corrigir a planilha, ajuste a localidade (Arquivo > Configurações) e importe de novo.',
  'part.twice':
    ' está duas vezes na tabela com valores diferentes ({found}). Nenhum foi usado; exclua o errado.',
  'part.twice-often':
    ' que já tem outro valor (o primeiro: {found}). Nenhum foi usado. Exclua os errados; se são de várias estações, dê a cada uma a sua própria aba.',
  'part.which-unit':
    ' de {least} a {most}: {unit} é a unidade mais provável, mas a planilha não o diz com clareza. Escolha a unidade.',
  'part.impossible':
    ' (de {low} a {high} {unit}). Corrija a célula, ou esvazie-a se o número indica valor ausente.',
  'part.impossible-often':
    ' (o possível é de {low} a {high} {unit}). Corrija as células, ou esvazie aquelas em que o número indica valor ausente.',
  'part.misread':
    ' Em geral um algarismo foi lido errado: compare a célula com o registro original.',
  'part.expected':
    ' (esperava-se cerca de {expected} °C). Compare as células com o registro original.',
  'part.other-sign': '. Combinaria com o outro sinal: um menos foi perdido ou acrescentado?',
  'part.min-above':
    ' a mínima ({min} °C) está acima da máxima ({max} °C). Uma das duas células está errada.',
  'part.min-above-often': ' ({min} °C acima de {max} °C). Uma célula de cada par está errada.',
  'part.columns-changed': ' ({count:coluna mudou|colunas mudaram}). Veja as colunas e confirme.',
  'part.not-ours': ', chame-a Tmax, Tmin ou Chuva.',
  'part.why-unsaid': 'as palavras acima dos números não o dizem',
  'part.why-nameless': 'não há palavras acima dos números',
  'part.why-part':
    'cada uma pode ser só uma parte do todo, como a de uma manhã, ou a de outro lugar',
  'part.why-less': '“{about}” parece ser o todo e, mesmo assim, é menor que outra',
  'part.why-bare': '“{about}” sozinho pode ser de qualquer coisa',
  'part.why-like-rain': 'só os seus valores parecem chuva; a palavra acima deles não o diz',
  'part.why-unknown':
    '“{about}” contém uma palavra que o leitor não conhece e pode falar de outra coisa',
  'part.why-else': '“{about}” pode falar de outra coisa',
  'part.why-moment':
    '“{about}” é de um só momento, e a chuva ao lado pode ser a de uma hora ou menos',
  'part.why-even': 'teria chovido em quase todos os dias, e nenhum dia tem 0, o que é raro',
  'part.why-same': 'os valores são os mesmos em todos os anos, o que a chuva nunca é',
  'part.why-unlike': 'os seus valores não parecem nem temperaturas nem chuva',
  'part.why-none': 'não parece nem temperatura nem chuva',
  'part.why-both': '“{about}” fala de chuva e de temperatura',
  'part.why-contrary':
    '“{about}” diz uma coisa, e as palavras ou a unidade acima dos números outra',
};

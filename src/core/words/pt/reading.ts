import type { enReading } from '../en/reading.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptReading: PhrasesLike<typeof enReading> = {
  'reading.sheet-empty': 'A aba está vazia. Ponha nela a tabela, uma linha por ano, mês ou dia.',
  'reading.sheet-too-wide':
    'A aba tem {count} colunas; no máximo {limit} são lidas. Exclua as colunas que não fazem parte da tabela.',
  'reading.no-table':
    'Nenhuma tabela climática foi encontrada. Uma tabela precisa de uma linha de nomes (Ano, Mês ou Data, e Tmax, Tmin ou Chuva) acima dos números.',
  'reading.columns-without-names':
    'A aba contém datas e números, mas nenhuma linha diz o que são as colunas. Ponha acima uma linha de nomes, como Data, Tmax, Tmin, Chuva.',
  'reading.words-not-understood':
    'A aba contém datas e números, mas nenhuma das palavras acima deles diz temperatura máxima, temperatura mínima ou chuva: {found}. Escreva Tmax, Tmin ou Chuva acima da coluna que a contém.',
  'reading.only-years':
    'As linhas indicam anos, mas nenhuma linha nem coluna indica um mês ({found}). O número de um ano inteiro não dá mês algum, por isso nada foi lido. Use a tabela da mesma estação que tenha uma linha ou uma coluna por mês.',
  'reading.only-quarters':
    'Os números são de trimestres ou estações do ano, três meses juntos, e não dão mês algum, por isso nada foi lido. Use a tabela de meses de que vieram.',
  'reading.months-by-place':
    'Nada dá nome às colunas. Os doze números ao lado de cada ano foram lidos como janeiro a dezembro; se estiver errado, escreva acima os nomes dos meses.',
  'reading.block-without-name': {
    by: 'count',
    one: 'Os meses se repetem em 1 coluna (“{found}”), e nada diz que elemento ela contém. Escreva o elemento acima dela.',
    other:
      'Os meses se repetem em {count} colunas (a primeira: “{found}”), e nada diz que elemento elas contêm. Escreva o elemento acima de cada bloco.',
  },
  'reading.no-values':
    'A tabela foi encontrada, mas não contém nenhum valor que se possa ler. Veja as outras observações sobre esta aba.',
  'reading.no-whole-month':
    'Em todos os meses faltam dias demais, e nenhum foi calculado. Acrescente-os, ou escolha outra regra para “Meses com dias faltando” em “Como a tabela foi lida”.',
  'reading.which-element':
    'Nada diz com clareza o que são estes números[: {why}]. Escolha temperatura máxima, temperatura mínima ou chuva.',
  'reading.which-column':
    'A tabela não diz com clareza qual coluna contém {element} ({found})[: {why}]. Escolha-a, ou diga que nenhuma contém.',
  'reading.none-of-three':
    'Você disse que os números não são temperatura máxima, temperatura mínima nem chuva, por isso nada foi lido. Escolha a aba que os contém, ou responda de novo.',
  'reading.only-year-figures':
    'A coluna “{found}” contém um só número por ano em todas as linhas do ano, ou uma soma que cresce de mês em mês. Não é o valor de um mês e não foi lida. Use a coluna com a quantidade de cada mês.',
  'reading.which-element-if-any':
    'A tabela abaixo de “{found}” não foi lida[: {why}]. Se contiver temperatura máxima, temperatura mínima ou chuva, escolha qual.',
  'reading.table-of-anomalies':
    'Esta é uma tabela de anomalias (diferenças em relação a uma média), não de temperaturas ou chuvas, por isso não foi lida. Use a tabela dos próprios valores.',
  'reading.table-of-normals':
    'Esta é uma tabela de normais (médias de muitos anos), não de anos separados, por isso não foi lida. Use a tabela com um valor para cada mês de cada ano.',
  'reading.table-of-extremes':
    'Esta é uma tabela de extremos (a leitura mais alta ou mais baixa de cada mês), por isso não foi lida. Use as médias das máximas e mínimas diárias.',
  'reading.table-of-statistics':
    'As linhas desta tabela resumem outra (o seu número de valores, a sua média, o seu mínimo e o seu máximo), por isso não foi lida. Use a tabela dos próprios valores.',
  'reading.anomalies-read-anyway':
    'A aba fala de anomalias. Foi lida como você escolheu; confira se contém os próprios valores.',
  'reading.normals-read-anyway':
    'A aba fala de normais e foi lida mesmo assim; confira se contém valores de anos separados.',
  'reading.extremes-read-anyway':
    'A aba fala de extremos. Foi lida como você escolheu; confira se contém médias.',
  'reading.column-of-anomalies':
    'A coluna “{found}” contém anomalias (diferenças em relação a uma média). Use a coluna dos próprios valores.',
  'reading.only-extremes':
    'Para {element} só há “{found}”, que parece ser o extremo do mês. Não foi lida: é preciso a média dos valores diários. Se for essa média, escreva “Média” no cabeçalho.',
  'reading.perhaps-extremes':
    '“{found}” foi lida como a média dos valores diários. Se for o extremo do mês, escreva “Extremo” no cabeçalho.',
  'reading.cell-units-differ':
    'As células de {element} estão escritas em mais de uma unidade ({found}). Converta-as para uma só, para que nenhuma seja mal lida.',
  'reading.two-values-in-a-cell':
    'As células sob “{found}” contêm dois valores cada uma, por isso não foram lidas. Divida-as em duas colunas (Dados > Dividir texto em colunas) e dê nome a cada uma.',
  'reading.pairs-apart':
    'As células desta coluna contêm duas temperaturas cada uma. A mais alta foi lida como máxima e a mais baixa como mínima.',
  'reading.months-out-of-order':
    'Os meses não estão em ordem ({found}). Se dois nomes trocaram de lugar, corrija-os; os valores foram lidos como dizem os seus nomes.',
  'reading.columns-not-read':
    'Nada diz o que contêm estas colunas com números, por isso não foram lidas: {found}. Se uma delas for temperatura máxima, temperatura mínima ou chuva, diga-o no cabeçalho.',
  'reading.header-shifted':
    'A coluna {column} contém valores e não tem nenhuma palavra acima, e abaixo de “{found}” não há nada: as palavras da linha {row} parecem estar uma coluna demasiado à direita. Mova-as, ou escreva acima da coluna {column} o que ela contém.',
  'reading.header-off-dates':
    'As datas estão na coluna {column}, e a palavra para elas, “{found}”, está acima da coluna {other}, que não contém nenhuma: as palavras da linha {row} parecem estar uma coluna demasiado à direita. Mova-as.',
  'reading.header-too-short':
    'Cada linha tem uma célula a mais do que palavras a linha {row}, e a coluna {column} não tem nenhuma acima. Talvez as palavras estejam uma coluna demasiado à esquerda: verifique o que foi reconhecido e escreva uma palavra acima de cada coluna.',
  'reading.columns-beside':
    'As colunas {first} a {last} também contêm números, mas a linha {row} não diz nada acima delas, por isso não foram lidas. Se forem outra tabela, passe-a para uma aba própria.',
  'reading.column-passed-over':
    'Há várias colunas para {element}. {chosen} foi lida e “{found}” não foi. Se estiver errado, dê nomes mais claros às colunas.',
  'reading.which-station':
    'A tabela contém {count} lugares, e uma série é de um só. Escolha o lugar a ler.',
  'reading.which-rows':
    'Várias linhas têm as mesmas datas, e a coluna {column} as distingue ({found}). Escolha quais devem ser lidas.',
  'reading.station-not-here':
    'O lugar “{wished}” não está na tabela. Escolha um dos {count} lugares que estão.',
  'reading.no-place-chosen':
    'Você disse que não se trata de nenhum dos {count} lugares ({found}), por isso nada foi lido. Escolha a aba que contém o seu, ou responda de novo.',
  'reading.names-between':
    'Entre as linhas há nomes ({found}), e os anos continuam abaixo deles. Se são de uma só estação (outro observador, instrumento ou dono), escolha “Todas as linhas são um só registro”. Se são lugares, escolha o que deve ser lido.',
  'reading.which-year':
    'A tabela nomeia meses, mas nenhum ano. Dê o ano desta aba, ou acrescente uma coluna Ano. Médias de muitos anos não pertencem a ano nenhum e não podem ser usadas.',
  'reading.which-calendar':
    'Os anos têm dois algarismos, como {found}: o primeiro pode ser {year}, ou {other} se contam da República da China (民國). Escolha o primeiro ano.',
  'reading.no-year-chosen':
    'Você disse que a tabela não é de um único ano, por isso nada foi lido: médias de muitos anos não cabem em linhas de anos. Escolha a aba que contém os anos um a um, ou dê o ano mesmo assim.',
  'reading.year-from-title': {
    by: 'count',
    one: 'A tabela não nomeia o ano; {year} veio do título ou do nome da aba.',
    other: '{count} tabelas não nomeiam o ano; os títulos ou os nomes das abas o dizem: {year}.',
  },
  'reading.month-from-title': 'As linhas não nomeiam o mês: ele veio do título ou do nome da aba.',
  'reading.which-day-month-order':
    'Uma data como {found} pode ser lida de dois modos. Escolha se vem primeiro o dia ou o mês.',
  'reading.which-month-of-part':
    'Nada diz se {found} é o início de {begun} ou o fim de {ended}. Escolha qual.',
  'reading.which-year-of-season':
    'As linhas vão de um ano ao seguinte, e cada uma nomeia um só ano, como {found}. Escolha que ano é esse.',
  'reading.water-year':
    '“{found}” designa um ano que não começa em janeiro, e os meses vão de 1 a 12 ou de janeiro a dezembro. Foram lidos como meses do ano civil; se outubro é do ano anterior, ou o mês 1 não é janeiro, escreva o ano civil e o nome do mês.',
  'reading.season-in-disorder':
    'Cada linha nomeia dois anos, como {found}, mas os meses não vão de um ao outro, e nada diz em qual dos dois está um mês. Ordene as linhas do primeiro mês da temporada ao último, ou escreva um só ano ao lado de cada mês.',
  'reading.several-rows-a-day':
    'A tabela tem vários valores para a maioria dos dias (horas, ou leituras em horários fixos); não é uma tabela de máximas, mínimas e chuvas diárias, e não foi lida. Faça antes dela uma linha por dia, com a temperatura mais alta e a mais baixa do dia e a sua chuva; uma tabela dinâmica faz isso (Inserir > Tabela dinâmica).',
  'reading.several-rows-a-month':
    'A tabela tem várias linhas para a maioria dos meses (decêndios ou semanas), por isso não foi lida. Faça antes dela uma linha por mês.',
  'reading.other-calendar':
    'Os anos (como {found}) são do calendário persa ou do islâmico, cujos meses não são janeiro a dezembro, por isso nada foi lido. Passe antes as datas para o calendário gregoriano.',
  'reading.years-counted-otherwise':
    'Os anos são contados a partir de outro início: {found} foi lido como {year}.',
  'reading.one-day-a-month':
    'A tabela tem datas, mas só uma na maioria dos meses ({count:mês|meses} de {element}). Escolha se os valores são os dos meses inteiros, ou de dias isolados, que não fazem um mês.',
  'reading.chosen-days':
    'De {count:mês|meses} não constam alguns dias, e os que constam parecem escolhidos, como numa lista de dias de calor, de chuva ou de tempestades: a média deles não é a do mês. Escolha se os meses com dias suficientes são um registro por si mesmos, ou se todos os meses são feitos dos dias que há.',
  'reading.months-from-zero':
    'Os meses estão numerados de 0 a 11, e nada diz se 0 é janeiro ou um número do ano inteiro. Numere de janeiro a dezembro de 1 a 12, ou retire as linhas com 0, e verifique de novo.',
  'reading.one-month-a-year':
    'A tabela só tem um valor a cada {months} meses, sempre nos mesmos meses do ano ({element}). Se cada um é o desse mês só, escolha o que ele é. Um número de todos esses meses juntos não faz um mês: nesse caso, escolha “Nenhuma destas”.',
  'reading.sums-of-months':
    'A chuva de cada mês parece uma soma de vários meses: cresce até recomeçar, ou mal difere do mês anterior, como as somas de que um mês sai quando outro entra. Essas somas não fazem um mês: use a tabela dos próprios meses. Se cada valor é o do seu mês, escolha o que ele é.',
  'reading.sums-of-days':
    'A chuva de cada dia parece uma soma de vários dias: fica igual, ou o que um dia acrescenta sai de novo dias depois. Essas somas não fazem um mês: use a tabela dos próprios dias. Se cada valor é o do seu dia, escolha o que ele é.',
  'reading.month-by-place':
    'A coluna “{found}” está onde {month} estaria e foi lida como esse mês. Se for outro, escreva acima o nome do mês.',
  'reading.places-in-turn':
    'A tabela nomeia {count} lugares um depois do outro ({found}) e foi lida como uma só série. Se não forem do mesmo lugar, escolha um.',
  'reading.words-of-a-name':
    '“{found}” foi lido pelas palavras {words}. “{name}” foi tomado por parte de um nome; se disser o que foi medido, não envie.',
  'reading.perhaps-something-else':
    '“{found}” talvez não fale de temperatura do ar nem de chuva, mas o que está abaixo foi lido assim. Se for outra coisa, não envie.',
  'reading.column-of-something-else':
    '“{found}” não trata de temperatura do ar nem de quantidade de chuva, por isso não foi lida. Se tratar{part.not-ours}',
  'reading.values-of-something-else':
    'Os valores de “{found}” vão de {least} a {most} de um modo que não se parece nem com temperaturas nem com chuva: parece outra coisa, e não foi lida. Se for uma delas{part.not-ours}',
  'reading.only-means':
    'A tabela contém temperaturas médias (“{found}”), e não máximas, mínimas ou chuva, de que se faz um conjunto de dados.',
  'reading.dates-beside':
    'Duas colunas de datas diferem em {count:linha|linhas}: foi tomada “{found}”, e não “{other}”. Se isso estiver errado, tire “{found}” da tabela.',
  'reading.dates-half-turned': {
    by: 'count',
    one: 'A planilha tomou 1 data na ordem de dia e mês contrária à das outras (encontrada: {found}). Ela foi posta na ordem certa.',
    other:
      'A planilha tomou {count} datas na ordem de dia e mês contrária à das outras (a primeira: {found}). Elas foram postas na ordem certa.',
    both: '{part.set-locale}',
  },
  'reading.months-became-days': {
    by: 'count',
    one: 'A planilha tomou 1 mês com ano de dois algarismos, como jan-01, por um dia deste ano (encontrado: {found}). Foi lido como o mês que era. Para corrigir a planilha, escreva o ano com quatro algarismos.',
    other:
      'A planilha tomou {count} meses com ano de dois algarismos, como jan-01, por dias deste ano (o primeiro: {found}). Foram lidos como os meses que eram. Para corrigir a planilha, escreva os anos com quatro algarismos.',
  },
  'reading.dates-turned': {
    by: 'count',
    one: 'O dia e o mês de 1 data trocaram de lugar na importação (encontrada: {found}). Ela foi posta na ordem certa.',
    other:
      'O dia e o mês de {count} datas trocaram de lugar na importação (a primeira: {found}). Elas foram postas na ordem certa.{part.set-locale}',
  },
  'reading.years-became-dates':
    'A planilha mostra os anos como datas: {found} está no lugar de {year}. Foram lidos como anos. Para corrigir a planilha, formate a coluna como número simples.',
  'reading.cell-not-a-number': {
    by: 'count',
    one: '1 célula diz “{found}” onde se esperava um número. Ficou de fora; digite o número, ou limpe a célula se o valor falta.',
    other:
      '{count} células contêm algo que não é número (a primeira: “{found}”). Ficaram de fora; digite os números, ou limpe as células em que o valor falta.',
  },
  'reading.still-calculating': {
    by: 'count',
    one: '1 célula ainda está sendo calculada (“{found}”). Verifique de novo em um instante.',
    other:
      '{count} células ainda estão sendo calculadas (“{found}”). Verifique de novo em um instante.',
  },
  'reading.cell-error': {
    by: 'count',
    one: '1 célula mostra o erro {found} em vez de um número. Corrija a fórmula ou limpe a célula.',
    other:
      '{count} células mostram um erro como {found} em vez de um número. Corrija as fórmulas ou limpe as células.',
  },
  'reading.cell-damaged': {
    by: 'count',
    one: '1 número está danificado: “{found}”. Um ponto de interrogação costuma estar no lugar de um sinal de menos perdido; digite o número de novo.',
    other:
      '{count} números estão danificados (o primeiro: “{found}”). Um ponto de interrogação costuma estar no lugar de um sinal de menos perdido; digite os números de novo.',
  },
  'reading.number-became-date': {
    by: 'count',
    one: 'A planilha mudou 1 número: {found}, com o número que provavelmente era. Ficou de fora; formate a célula como número e digite-o de novo.',
    other:
      'A planilha mudou {count} números (o primeiro: {found}, com o número que provavelmente era). Ficaram de fora. Ajuste a localidade da planilha (Arquivo > Configurações) para uma que escreva os decimais como o seu arquivo, e importe de novo.',
  },
  'reading.number-read-as-shown': {
    by: 'count',
    one: 'A planilha mudou 1 número e ainda o mostra como foi digitado: {found}. Foi lido como esse número.',
    other:
      'A planilha mudou {count} números e ainda os mostra como foram digitados (o primeiro: {found}). Foram lidos como esses números.',
    both: ' Para corrigir a planilha, ajuste a localidade (Arquivo > Configurações) para uma que escreva os decimais como o seu arquivo, e importe de novo.',
  },
  'reading.centuries-given':
    'Os anos têm dois algarismos; o século vem da ordem das linhas e da data de hoje ({found} foi lido como {year}).',
  'reading.centuries-moved':
    'A planilha deu às primeiras linhas o século errado: {found} foi lido como {year}, porque as linhas seguintes continuam daí. Para corrigir a planilha, escreva os anos com quatro algarismos.',
  'reading.flagged-values': {
    by: 'count',
    one: '1 valor traz a marca “{found}”; o número foi lido.',
    other: '{count} valores trazem a marca “{found}”; os números foram lidos.',
  },
  'reading.values-failed': {
    by: 'count',
    one: '1 valor não passou num controlo de quem o publicou (di-lo “{found}”) e não foi usado.',
    other:
      '{count} valores não passaram num controlo de quem os publicou (di-lo “{found}”) e não foram usados.',
  },
  'reading.brackets-below-zero': {
    by: 'count',
    one: '1 número entre parênteses foi lido como abaixo de zero, pelos outros valores. Se os parênteses dizem outra coisa, tire-os.',
    other:
      '{count} números entre parênteses foram lidos como abaixo de zero, pelos outros valores. Se os parênteses dizem outra coisa, tire-os.',
  },
  'reading.trace-rain': {
    by: 'count',
    one: '1 quantidade de chuva é dada como “{found}”, pouco demais para medir; conta como 0 mm.',
    other:
      '{count} quantidades de chuva são dadas como “{found}”, pouco demais para medir; contam como 0 mm.',
  },
  'reading.dates-were-numbers':
    'As datas são simples números. Foram lidas como uma planilha conta os dias: {found} é {day}. Se contam a partir de outro dia, transforme-as antes em datas.',
  'reading.dates-lost-zeros':
    'A planilha tomou as datas por números, e algumas perderam um zero, como {found}. Foram lidas como os meses e dias que deviam ser. Para corrigir a planilha, formate a coluna como texto simples e importe de novo.',
  'reading.date-not-in-calendar': {
    by: 'count',
    one: '1 valor é de um dia que não existe ({found}). Ficou de fora; corrija a data.',
    other:
      '{count} valores são de dias que não existem (o primeiro: {found}). Ficaram de fora; corrija as datas.',
  },
  'reading.day-twice': {
    by: 'count',
    one: '1 dia{part.twice}',
    other: '{count} valores são de um dia{part.twice-often}',
  },
  'reading.month-twice': {
    by: 'count',
    one: '1 mês{part.twice}',
    other: '{count} valores são de um mês{part.twice-often}',
  },
  'reading.values-repeated': {
    by: 'count',
    one: '1 valor está duas vezes na tabela, igual em ambas; foi usado uma vez.',
    other:
      '{count} valores estão duas vezes na tabela, iguais em ambas; cada um foi usado uma vez.',
  },
  'reading.tables-disagree': {
    by: 'count',
    one: '1 valor difere do que outra tabela dá para o mesmo mês ({found}). Nenhum foi usado.',
    other:
      '{count} valores diferem do que outra tabela dá para o mesmo mês (o primeiro: {found}). Nenhum foi usado; deixe uma só tabela por elemento e ano. Se as tabelas são de várias estações, escreva “Estação:” e o nome acima de cada uma.',
  },
  'reading.year-out-of-range': {
    by: 'count',
    one: '1 linha tem um ano impossível ({found}). Ficou de fora; os anos vão de 1650 ao próximo.',
    other:
      '{count} linhas têm um ano impossível (a primeira: {found}). Ficaram de fora; os anos vão de 1650 ao próximo.',
  },
  'reading.value-in-name': {
    by: 'count',
    one: 'Há um nome e um valor numa célula (“{found}”), e a sua linha tem uma célula a menos do que as outras: todos os seus valores estão uma coluna demasiado à esquerda. Divida a célula em duas.',
    other:
      'Há {count} células com um nome e um valor (como “{found}”), e as suas linhas têm uma célula a menos do que as outras: todos os seus valores estão uma coluna demasiado à esquerda. Divida cada uma em duas.',
  },
  'reading.row-without-date': {
    by: 'count',
    one: '1 linha tem valores, mas nenhuma data que se possa ler (“{found}”). Ficou de fora; escreva o ano, o mês ou a data.',
    other:
      '{count} linhas têm valores, mas nenhuma data que se possa ler (a primeira: “{found}”). Ficaram de fora; escreva o ano, o mês ou a data.',
  },
  'reading.row-without-place': {
    by: 'count',
    one: '1 linha tem valores, mas não indica nenhum lugar. Ficou de fora; escreva o lugar ao lado.',
    other:
      '{count} linhas têm valores, mas não indicam nenhum lugar. Ficaram de fora; escreva o lugar em cada uma, ou só na primeira linha de cada lugar.',
  },
  'reading.rows-foretold': {
    by: 'count',
    one: '1 linha diz “{found}” ao lado dos seus valores. Ficou de fora: um registo contém o que foi medido.',
    other:
      '{count} linhas dizem “{found}” ou algo semelhante ao lado dos seus valores. Ficaram de fora: um registo contém o que foi medido.',
  },
  'reading.only-foretold':
    'Todas as linhas dizem “{found}” ou algo semelhante ao lado dos seus valores, por isso nada foi lido: um registo contém o que foi medido.',
  'reading.perhaps-foretold': {
    by: 'count',
    one: '1 linha diz “{found}” ao lado dos seus valores e foi lida. Se ninguém os mediu, retire a linha da folha.',
    other:
      '{count} linhas dizem “{found}” ou algo semelhante ao lado dos seus valores e foram lidas. Se ninguém os mediu, retire essas linhas da folha.',
  },
  'reading.rows-left-out': {
    by: 'count',
    one: '1 linha não faz parte dos dados (“{found}”) e ficou de fora.',
    other: '{count} linhas não fazem parte dos dados (a primeira: “{found}”) e ficaram de fora.',
  },
  'reading.perhaps-missing-code': {
    by: 'count',
    one: '1 valor de {found} talvez signifique “ausente”. Foi lido como valor; limpe a célula se não for.',
    other:
      '{count} valores de {found} talvez signifiquem “ausente”. Foram lidos como valores; limpe as células se não forem.',
  },
  'reading.filled-with':
    '{count} células têm {found}, em linhas cuja máxima e cuja mínima são ambas este número. Foi tomado por “ausente” e deixado de fora; limpe essas células.',
  'reading.negative-rain': {
    by: 'count',
    one: '1 quantidade de chuva é negativa ({found}) e ficou de fora. Corrija-a, ou limpe a célula se falta.',
    other:
      '{count} quantidades de chuva são negativas (a primeira: {found}) e ficaram de fora. Corrija-as, ou limpe as células em que a chuva falta.',
  },
  'reading.rain-below-zero':
    'Boa parte da chuva está abaixo de zero (como {found}), portanto é outra coisa (uma diferença, um balanço, uma temperatura) e não foi lida.[ Se a {otherElement} ao lado estiver certa, escolha “Nenhuma destas” para ler a tabela sem chuva.]',
  'reading.years-to-come':
    'A tabela vai até {year}, que ainda não chegou. Verifique como as datas estão escritas; o que é previsto não foi medido.',
  'reading.months-to-come':
    'A chuva de {year} termina com {count} meses de 0 até dezembro. Foram tomados por meses futuros e deixados de fora.',
  'reading.rain-across-months': {
    by: 'count',
    one: '1 mês tem chuva medida na passagem para outro mês, e por isso não tem total próprio.',
    other:
      '{count} meses têm chuva medida na passagem para outro mês, e por isso não têm total próprio.',
  },
  'reading.months-left-out': {
    by: 'count',
    one: '1 mês de {element} ficou de fora porque faltam dias demais.',
    other: '{count} meses de {element} ficaram de fora porque faltam dias demais.',
  },
  'reading.months-with-missing-days': {
    by: 'count',
    one: '1 mês de {element} foi calculado embora faltem alguns dias.',
    other: '{count} meses de {element} foram calculados embora faltem alguns dias.',
  },
  'reading.blank-rain-days':
    'A coluna de chuva quase nunca diz 0 e está vazia em {blank:dia|dias} ({wet:dia tem|dias têm} chuva). Escolha se um dia vazio foi seco ou falta.',
  'reading.unlisted-rain-days':
    'Quase todas as linhas têm chuva ({wet:dia|dias}), e {blank:dia não tem|dias não têm} linha. Escolha se neles não choveu ou se ninguém mediu.',
  'reading.temperature-unit-assumed':
    'A planilha não diz a unidade da temperatura; foi tomado {unit}[, para valores de {least} a {most}].',
  'reading.rain-unit-assumed':
    'A planilha não diz a unidade da chuva; foi tomado {unit}[, o que dá {mean} {unit} por mês, em média].',
  'reading.which-temperature-unit': 'Temperaturas{part.which-unit}',
  'reading.which-rain-unit': 'Chuva{part.which-unit}',
  'reading.temperature-unit-inferred':
    'Temperaturas de {least} a {most} só podem ser {unit}, por isso foram convertidas. Escolha outra unidade se estiver errado.',
  'reading.none-of-units':
    'Você disse que {element} não está em nenhuma destas unidades, por isso não foi lida. Converta para °C ou mm, ou responda de novo.',
  'reading.unit-chosen-otherwise':
    'Você escolheu {unit}, mas a aba diz {found}, e os valores combinam com isso. Se ela mudou desde então, escolha {found}.',
  'reading.rain-unit-inferred':
    'A chuva foi tomada em {unit}, como sugerem os seus valores ou as temperaturas ao lado, e convertida. Escolha outra unidade se estiver errado.',
  'reading.sheet-not-read':
    '“{found}” não foi lida com o resto: não contém nenhuma tabela que se possa ler sozinha, ou só meses que já estão presentes.',
  'reading.sheets-of-others': {
    by: 'count',
    one: '“{found}” tem outros valores para os mesmos meses, como outra estação, e não foi lida. Escolha a aba a ler.',
    other:
      'Outras {count} abas ({found}) têm outros valores para os mesmos meses, como outras estações, e não foram lidas. Escolha a aba a ler.',
  },
  'reading.other-sheet-readable':
    'A tabela talvez esteja em outra aba: “{found}” pode ser lida. Abra-a e verifique de novo.',
  'reading.other-sheets-left':
    'Há abas que não foram examinadas, por serem demais ou grandes demais: {found}.',
  'reading.other-sheets-belong': {
    by: 'count',
    one: 'Outra aba talvez seja da mesma estação: {found}. Ler as duas juntas?',
    other: '{count} outras abas talvez sejam da mesma estação: {found}. Ler todas juntas?',
  },
  'reading.months-by-ends':
    'As frações de ano desta coluna só formam anos inteiros como fins de mês: “{found}” foi lido como {month}. Se for o início do mês seguinte, escreva os meses, como 2001-02.',
  'reading.stamps-moved':
    'As horas dos registros mostram que cada linha é do dia ao lado da sua data: “{found}” foi lido como {day}.',
  'reading.stamps-late':
    'Todos os registros têm a mesma hora, como em “{found}”, que foi lido como {day}. Se essa hora é meia-noite no seu lugar, cada linha é do dia seguinte: escreva então as datas sem hora.',
  'reading.first-closes-month':
    'As datas desta coluna fecham um período: o dia 1º de um mês foi tomado pelo mês anterior. Se estiver errado, dê outro nome à coluna.',
  'reading.columns-moved':
    'A coluna “{expected}” estava em {column} da última vez e agora está em {found}{part.columns-changed}',
  'reading.columns-renamed':
    'A coluna “{expected}” estava em {column} da última vez e não está mais{part.columns-changed}',
  'reading.understood-months-across':
    'Tabela anual com os meses nas colunas, cabeçalho na linha {row}: {months:mês|meses}{part.understood}',
  'reading.understood-month-a-row':
    'Tabela mensal, cabeçalho na linha {row}: {months:mês|meses}{part.understood}',
  'reading.understood-day-a-row':
    'Tabela diária, cabeçalho na linha {row}: {months:mês calculado|meses calculados}{part.understood}',
  'reading.understood-days-across':
    'Registro com os dias nas colunas, cabeçalho na linha {row}: {months:mês calculado|meses calculados}{part.understood}',
  'reading.understood-years-across':
    'Tabela com os anos nas colunas, cabeçalho na linha {row}: {months:mês|meses}{part.understood}',
  'reading.understood-nothing': 'Nada pôde ser lido desta aba ainda.',
};

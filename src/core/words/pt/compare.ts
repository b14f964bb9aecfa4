import type { enCompare } from '../en/compare.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptCompare: PhrasesLike<typeof enCompare> = {
  'compare.title': 'Comparar',
  'compare.lead':
    'Estações próximas têm o mesmo tempo. O que sobra entre elas mostra onde uma mudou de lugar ou foi alterada.',
  'compare.not-loaded': 'Esta parte da página não chegou. Feche-a e abra de novo.',
  'compare.choose': 'Escolher um conjunto de dados',
  'compare.choose-more': 'Acrescentar outro',
  'compare.find': 'Procurar um conjunto de dados pelo nome',
  'compare.candidates': 'Conjuntos de dados para comparar',
  'compare.chosen': 'Conjuntos de dados comparados',
  'compare.nearest': 'Os mais próximos primeiro.',
  'compare.nothing': 'Nenhum outro conjunto de dados foi encontrado.',
  'compare.full': 'Mais de {most} não se distinguem. Retire um para acrescentar outro.',
  'compare.add': 'Acrescentar',
  'compare.add-name': 'Acrescentar {name}',
  'compare.remove': 'Retirar',
  'compare.remove-name': 'Retirar {name}',
  'compare.gone': 'Um conjunto de dados deste link não existe mais, ou você não pode vê-lo.',
  'compare.distance': 'a {distance} km',
  'compare.far':
    'Estão a {distance} km uma da outra, longe demais para partilhar o tempo: o que difere não indica mudança de lugar nem de instrumento.',
  'compare.lines': '{element}: {names}',
  'compare.hint':
    'Só anos com os doze meses. Aponte para um ano ou toque nele, ou use as setas do teclado.',
  'compare.no-year': 'Sem nenhum ano completo: {names}.',
  'compare.read': '{year}: {values}',
  'compare.against': 'Em relação a {other}',
  'compare.difference': '{own} menos {other}',
  'compare.difference-rain': '{own} em relação a {other}, em porcentagem',
  'compare.mean-warmer': {
    by: 'years',
    one: 'Em {years} ano em comum, {own} é {by} °C mais quente.',
    other: 'Na média de {years} anos em comum ({first}–{last}), {own} é {by} °C mais quente.',
  },
  'compare.mean-colder': {
    by: 'years',
    one: 'Em {years} ano em comum, {own} é {by} °C mais fria.',
    other: 'Na média de {years} anos em comum ({first}–{last}), {own} é {by} °C mais fria.',
  },
  'compare.mean-wetter': {
    by: 'years',
    one: 'Em {years} ano em comum, {own} tem {by} % mais chuva.',
    other: 'Na média de {years} anos em comum ({first}–{last}), {own} tem {by} % mais chuva.',
  },
  'compare.mean-drier': {
    by: 'years',
    one: 'Em {years} ano em comum, {own} tem {by} % menos chuva.',
    other: 'Na média de {years} anos em comum ({first}–{last}), {own} tem {by} % menos chuva.',
  },
  'compare.mean-same': {
    by: 'years',
    one: 'Em {years} ano em comum não há diferença.',
    other: 'Na média de {years} anos em comum ({first}–{last}) não há diferença.',
  },
  'compare.no-common': 'Não têm nenhum ano completo em comum.',
  'compare.too-few': 'É pouco para procurar uma quebra: são precisos {needed} anos em comum.',
  'compare.step-warmer':
    'A partir de {year}, {own} é {by} °C mais quente em relação a {other} do que antes (com 95 % de confiança, entre {least} e {most}).',
  'compare.step-colder':
    'A partir de {year}, {own} é {by} °C mais fria em relação a {other} do que antes (com 95 % de confiança, entre {least} e {most}).',
  'compare.step-wetter':
    'A partir de {year}, {own} tem {by} % mais chuva em relação a {other} do que antes (com 95 % de confiança, entre {least} e {most}).',
  'compare.step-drier':
    'A partir de {year}, {own} tem {by} % menos chuva em relação a {other} do que antes (com 95 % de confiança, entre {least} e {most}).',
  'compare.step-means':
    'É assim que se vê uma estação que mudou de lugar ou recebeu outros instrumentos. Duas séries não dizem qual delas foi; uma terceira diz.',
  'compare.step-own':
    'A quebra de {year} aparece em relação a todas, então o mais provável é que {own} tenha mudado.',
  'compare.no-step':
    'Nenhuma quebra foi encontrada. Uma de {from} ou mais, longe das duas pontas, muito provavelmente teria aparecido.',
  'compare.drift-warmer':
    'Nenhuma quebra, mas as duas se afastam: {own} fica {by} °C mais quente por década em relação a {other}, sem que um só ano explique.',
  'compare.drift-colder':
    'Nenhuma quebra, mas as duas se afastam: {own} fica {by} °C mais fria por década em relação a {other}, sem que um só ano explique.',
  'compare.drift-wetter':
    'Nenhuma quebra, mas as duas se afastam: {own} fica {by} % mais chuvosa por década em relação a {other}, sem que um só ano explique.',
  'compare.drift-drier':
    'Nenhuma quebra, mas as duas se afastam: {own} fica {by} % mais seca por década em relação a {other}, sem que um só ano explique.',
};

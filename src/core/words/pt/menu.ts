import type { enMenu } from '../en/menu.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptMenu: PhrasesLike<typeof enMenu> = {
  'addon.menu-upload': 'Enviar conjunto de dados',
  'addon.menu-sidebar': 'Abrir painel',
  'addon.menu-token': 'Conectar',
  'addon.menu-schedule': 'Agendar envios',
  'addon.confirm-send': 'Enviar?',
  'addon.open-dataset': 'Abrir o conjunto de dados',
  'addon.close': 'Fechar',
  'addon.mend-note': 'Alterado com o Almanac; antes: {value}',
  'addon.new-sheet-note': {
    by: 'years',
    one: 'Escrito pelo Almanac a partir da aba “{sheet}”: um ano, temperaturas em °C e chuva em mm, exatamente como seria enviado.',
    other:
      'Escrito pelo Almanac a partir da aba “{sheet}”: {years} anos, temperaturas em °C e chuva em mm, exatamente como seriam enviados.',
  },
  'addon.something-else': 'Aconteceu outra coisa ({kind}).',
  'upload.run-failed': 'Não enviado.',
  'upload.sent-public': {
    by: 'years',
    one: '“{title}” foi enviado e todos podem vê-lo: um ano, {values:valor|valores}.',
    other: '“{title}” foi enviado e todos podem vê-lo: {years} anos, {values:valor|valores}.',
  },
  'upload.sent-private': {
    by: 'years',
    one: '“{title}” foi enviado e só você pode vê-lo: um ano, {values:valor|valores}.',
    other: '“{title}” foi enviado e só você pode vê-lo: {years} anos, {values:valor|valores}.',
  },
  'upload.sent-left-out': {
    by: 'leftOut',
    one: 'Uma célula era ilegível e ficou de fora.',
    other: '{leftOut} células eram ilegíveis e ficaram de fora.',
  },
  'upload.sent-with-findings': {
    by: 'findings',
    one: 'Há uma observação sobre os valores: Extensões › Almanac › Abrir painel.',
    other: 'Há {findings} observações sobre os valores: Extensões › Almanac › Abrir painel.',
  },
  'schedule.mail-failure': 'O Almanac não conseguiu enviar os dados de “{name}”',
  'schedule.mail-recovery': 'O Almanac voltou a enviar os dados de “{name}”',
  'schedule.mail-failure-line': '{sheet}: não enviada. {reason}',
  'schedule.mail-recovery-line': '{sheet}: os envios voltaram a funcionar.',
  'schedule.mail-where': 'Abra a planilha e depois Extensões › Almanac › Agendar envios:',
  'schedule.mail-why':
    'Você pediu estas mensagens. Vem uma na primeira falha e outra quando ela passa; você pode parar com elas no mesmo lugar.',
};

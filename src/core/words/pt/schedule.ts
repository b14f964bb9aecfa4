import type { enSchedule } from '../en/schedule.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptSchedule: PhrasesLike<typeof enSchedule> = {
  'schedule.sheet-deleted':
    'A aba foi excluída. Recupere-a (Arquivo › Histórico de versões) ou exclua o agendamento.',
  'schedule.address-changed':
    'Você está conectado a outro serviço, não ao deste agendamento. Salve o agendamento de novo para enviar a esse.',
  'schedule.mail-failure': 'O Almanac não conseguiu enviar os dados de “{name}”',
  'schedule.mail-recovery': 'O Almanac voltou a enviar os dados de “{name}”',
  'schedule.mail-failure-line': '{sheet}: não enviada. {reason}',
  'schedule.mail-recovery-line': '{sheet}: os envios voltaram a funcionar.',
  'schedule.mail-where': 'Abra a planilha e depois Extensões › Almanac › Agendar envios:',
  'schedule.send-as-it-is':
    'Se a aba está certa como está, clique em “Enviar agora” no agendamento dela e depois em “Enviar como está”; a partir daí os envios continuam sozinhos.',
  'schedule.mail-why':
    'Você pediu estas mensagens. Vem uma na primeira falha e outra quando ela passa; você pode parar com elas no mesmo lugar.',
};

import type { enSchedule } from '../en/schedule.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptSchedule: PhrasesLike<typeof enSchedule> = {
  'schedule.sheet-deleted':
    'A aba foi excluída. Recupere-a (Arquivo › Histórico de versões) ou exclua o agendamento.',
  'schedule.address-changed':
    'Você está conectado a outro serviço, não ao deste agendamento. Salve o agendamento de novo para enviar a esse.',
  'schedule.account-changed':
    'Você está conectado[ como {account}], e este agendamento foi feito para outra conta[, {owner}]. Clique em “Mudar” e salve-o para enviar à conta conectada.',
  'schedule.station-gone':
    'Este agendamento envia a estação “{station}”, que a aba já não nomeia. Devolva-lhe o nome, ou escolha outra em “Verificar” e agende essa no lugar.',
  'schedule.which-station':
    'A aba contém agora várias estações, e este agendamento é de quando continha uma só. Escolha a estação em “Verificar” e agende essa no lugar.',
  'schedule.send-as-it-is':
    'Se a aba está certa como está, clique em “Enviar agora” no agendamento dela e depois em “Enviar como está”; a partir daí os envios continuam sozinhos.',
};

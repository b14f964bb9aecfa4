import type { enSchedule } from '../en/schedule.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptSchedule: PhrasesLike<typeof enSchedule> = {
  'schedule.paused': 'Em pausa.',
  'schedule.paused-after-failures':
    'Em pausa, porque o serviço recusou três vezes. Veja a última execução, resolva a causa e retome.',
  'schedule.sheet-deleted':
    'A aba foi excluída. Recupere-a (Arquivo › Histórico de versões) ou exclua o agendamento.',
  'schedule.address-changed':
    'Você está conectado a outro serviço, não ao deste agendamento. Salve o agendamento de novo para enviar a esse.',
  'schedule.document-busy':
    'Outra pessoa está mudando os agendamentos desta planilha. Tente de novo em um minuto.',
  'schedule.trigger-refused':
    'O Google não permitiu o agendamento: {text} Uma pessoa pode agendar no máximo 20 planilhas com o Almanac, e uma instalação de teste, nenhuma. Exclua um agendamento em outra planilha, ou em script.google.com, em Meus acionadores.',
  'schedule.consent-withdrawn':
    'Os envios agendados pararam, porque falta uma permissão de que precisam. Escolha um item de Extensões › Almanac e marque todas as caixas que o Google mostrar (Selecionar tudo); eles continuam sozinhos.',
  'schedule.permissions-missing':
    'Está parado, porque faltam permissões do Google. Continua sozinho assim que forem dadas.',
  'schedule.no-spreadsheet':
    'Não foi possível abrir a planilha. Abra-a e faça o agendamento de novo.',
  'schedule.mail-not-sent':
    'A mensagem sobre envios que falharam não pôde ser enviada. O Google limita as mensagens por dia e não envia nenhuma sem “Enviar e-mails em seu nome”.',
  'schedule.mail-failure': 'O Almanac não conseguiu enviar de “{name}”',
  'schedule.mail-recovery': 'O Almanac voltou a enviar de “{name}”',
  'schedule.mail-failure-line': '{sheet}: não enviada. {reason}',
  'schedule.mail-recovery-line': '{sheet}: os envios voltaram a funcionar.',
  'schedule.mail-where': 'Abra a planilha e depois Extensões › Almanac › Agendar envios:',
  'schedule.send-as-it-is':
    'Se a aba está certa como está, clique em “Executar agora” no agendamento dela e depois em “Enviar como está”; a partir daí os envios continuam sozinhos.',
  'schedule.mail-why':
    'Você pediu estas mensagens. Vem uma na primeira falha e outra quando ela passa; você pode parar com elas no mesmo lugar.',
};

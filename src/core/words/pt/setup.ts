import type { enSetup } from '../en/setup.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptSetup: PhrasesLike<typeof enSetup> = {
  'connection.paste-empty': 'Nada foi colado. Copie a sessão na página Conectar e cole-a aqui.',
  'connection.paste-cut-off':
    'Só uma parte da sessão foi colada. Copie-a de novo, do primeiro ao último caractere.',
  'connection.paste-no-tokens':
    'Não há tokens neste texto. Cole a entrada inteira cujo nome termina em auth-token, ou um token de renovação.',
  'connection.paste-is-public-key':
    'Esta é a chave pública do projeto, não a sua sessão. O lugar dela é o campo da chave.',
  'connection.paste-is-secret-key':
    'Esta é a chave secreta do projeto, e nunca deve ser colada em lugar nenhum. Nada dela foi guardado. Cole a sua própria sessão.',
  'connection.paste-expired':
    'Este token de acesso já expirou, e não há token de renovação com ele. Cole a sessão inteira.',
  'connection.address-missing':
    'Digite o endereço do serviço, por exemplo https://almanac.example.',
  'connection.address-not-https':
    'O endereço começa com http:, que envia os tokens às claras. Use um que comece com https:.',
  'connection.address-not-an-address':
    '“{found}” não é o endereço de um serviço. Ele se parece com https://almanac.example.',
  'connection.address-is-this-computer':
    'Este endereço é o do próprio computador, e o Google não o alcança. Use um endereço acessível pela internet.',
  'connection.address-inside':
    'Este endereço só é conhecido dentro de uma rede, e o Google não o alcança. Use um endereço acessível pela internet.',
  'connection.address-has-more':
    'O endereço termina depois do nome do servidor. Use {suggestion} e deixe o resto de fora.',
  'connection.email-missing': 'Digite o e-mail com que você entra.',
  'connection.password-missing': 'Digite a sua senha. Ela é enviada uma vez e nunca é guardada.',
  'connection.not-permitted-to-keep':
    'A sessão é longa demais para ser guardada aqui. Conecte-se com o seu e-mail e a sua senha.',
  'connection.shared-session':
    'Se esta sessão ainda está aberta em uma guia do navegador, feche a guia sem sair da conta: dois lugares que renovam uma mesma sessão a encerram.',
  'connection.signed-out': 'Desconectado. A sessão foi encerrada e os tokens foram apagados.',
  'connection.only-here':
    'Desconectado aqui, e os tokens foram apagados. O serviço não pôde ser avisado; lá a sessão termina sozinha.',
  'schedule.not-yours': 'Este agendamento é de {owner}. Assuma-o para mudá-lo.',
  'schedule.no-such-job': 'Não há mais agendamento para esta aba.',
  'schedule.rhythm-odd': 'Escolha de quanto em quanto tempo a aba é enviada, e a que horas.',
  'schedule.email-odd': 'Isto não parece um e-mail. Corrija, ou deixe vazio.',
  'upload.title-missing': 'Dê um título ao conjunto de dados.',
  'upload.title-too-long': 'O título é longo demais: no máximo {limit} caracteres.',
  'upload.description-too-long': 'A descrição é longa demais: no máximo {limit} caracteres.',
  'upload.station-odd':
    'Algo na origem dos valores não foi entendido. Abra-a e veja o campo marcado.',
  'upload.visibility-missing': 'Escolha quem pode ver o conjunto de dados: todos ou só você.',
  'upload.no-such-run': 'Este envio não está mais no histórico, ou já foi resolvido.',
};

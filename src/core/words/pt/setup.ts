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
  'schedule.owner-unreadable':
    'O Almanac já não sabe quais agendamentos são seus, e por isso eles não são enviados. Em Agenda, aperte “Assumir” nos que têm o seu nome.',
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
  'addon.cell-missing': 'Não existe a célula {cell}.',
  'addon.cell-hidden':
    '{cell} está selecionada, mas sua linha está oculta. Mostre-a, ou remova o filtro, para ver a célula.',
  'addon.wishes-too-many': 'Estes ajustes são longos demais para serem guardados para esta aba.',
  'addon.finding-gone': 'A aba mudou desde a verificação. Verifique de novo.',
  'addon.answer-busy':
    'Outra pessoa está guardando agora uma resposta nesta planilha. Tente de novo em um minuto.',
  'addon.confirmed-too-many':
    'Não é possível lembrar mais respostas para esta aba. Esqueça antes as anteriores.',
  'addon.mend-formula': 'Nada foi escrito: há fórmulas em {cells}. Altere as células à mão.',
  'addon.mend-protected':
    'Nada foi escrito: você não pode editar tudo em {cells}. Fale com o dono da planilha.',
  'addon.mend-text-between':
    'Nada foi escrito: há texto ou datas em {cells}. Altere as células à mão.',
  'connection.key-not-a-key':
    'A chave contém caracteres que nenhuma chave tem. Copie de novo a chave pública.',
  'schedule.paused': 'Em pausa.',
  'schedule.paused-after-failures':
    'Em pausa, porque o serviço recusou três vezes. Veja o último envio, resolva a causa e retome.',
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
  'permission.missing': 'Faltam permissões do Google',
  'permission.stops-schedules':
    'Até lá os seus agendamentos nesta planilha ficam parados; depois continuam sozinhos.',
  'permission.stops-copy':
    'Em uma cópia sua, o Google não inicia nenhum agendamento enquanto uma caixa ficar desmarcada.',
  'permission.give': 'Dar permissão',
  'permission.how':
    'Na página do Google, marque todas as caixas (Selecionar tudo). Se o script é seu, o Google avisa antes que não o verificou: escolha Avançado e depois Acessar Almanac.',
  'permission.given': 'Já dei',
};

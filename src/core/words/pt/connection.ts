import type { enConnection } from '../en/connection.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptConnection: PhrasesLike<typeof enConnection> = {
  'connection.none': 'Ainda sem conexão. Conecte-se antes: Extensões › Almanac › Conectar.',
  'connection.expired':
    'A conexão terminou, e não havia um token de renovação para renová-la. Conecte-se de novo, com a sessão inteira ou com a sua senha.',
  'connection.name-not-found':
    'Não há serviço neste endereço: o nome não foi encontrado. Confira como está escrito.',
  'connection.no-connection':
    'Não foi possível alcançar o serviço. Talvez esteja iniciando ou mudando de lugar; tente de novo em um minuto. Nada se perdeu.',
  'connection.no-answer':
    'O serviço não respondeu a tempo. Tente de novo em um minuto. Nada se perdeu.',
  'connection.not-secure':
    'Não foi possível fazer uma conexão segura com este endereço: o certificado não é aceito. Avise quem cuida do serviço.',
  'connection.address-refused':
    'O Google não aceita este endereço. Confira-o em Conectar; a forma usual é https://almanac.example.',
  'connection.body-too-big':
    'Isto é mais do que o Google envia de uma vez. Envie menos anos, ou divida a aba.',
  'connection.quota-spent':
    'A sua conta Google gastou os pedidos permitidos para hoje. Volta a funcionar em até 24 horas; os envios agendados continuam sozinhos.',
  'connection.too-fast': 'O Google pede uma pausa entre os pedidos. Tente de novo em um minuto.',
  'connection.not-permitted-by-admin':
    'O administrador do seu domínio Google não permite este endereço. Peça que o libere para o Apps Script.',
  'connection.permission-missing':
    'Sem “Conectar-se a um serviço externo”, o Almanac não consegue enviar nada. Escolha um item de Extensões › Almanac e marque todas as caixas que o Google mostrar (Selecionar tudo).',
  'connection.service-busy':
    'O serviço está sobrecarregado neste momento (código {status}). Tente de novo em um minuto. Nada se perdeu.',
  'connection.service-trouble':
    'O serviço está com problemas (código {status}). Tente de novo em alguns minutos. Nada se perdeu. {text}',
  'connection.address-wrong':
    'O endereço responde, mas não é o serviço (código {status}). Confira o endereço.',
  'connection.address-redirects':
    'O endereço manda seguir para outro (código {status}). Digite o endereço que o próprio serviço indica.',
  'connection.web-page':
    'O endereço responde com uma página da web em vez do serviço (código {status}: {text}). Confira o endereço.',
  'connection.key-wrong':
    'O serviço não aceita a chave (código {status}: {text}). Copie de novo a chave pública.',
  'connection.request-refused':
    'O serviço recusou o pedido (código {status}: {text}). A sua sessão está guardada; confira o endereço e a chave.',
  'connection.token-refused':
    'O serviço recusou o token (código {status}: {text}). Conecte-se de novo.',
  'connection.refused':
    'O serviço encerrou a sessão: {text} (código {status}). Conecte-se de novo.',
  'connection.signed-out-elsewhere':
    'A sessão foi encerrada em outro lugar, talvez no navegador de onde foi copiada. Conecte-se de novo; com a sua senha, será uma sessão própria.',
  'connection.used-elsewhere':
    'A sessão foi usada em dois lugares ao mesmo tempo, e o serviço a encerrou: uma guia do navegador e esta planilha não podem dividir uma. Conecte-se de novo; com a sua senha, será uma sessão própria.',
  'connection.session-expired':
    'A sessão ficou tempo demais sem uso e terminou. Conecte-se de novo.',
  'connection.service-changed':
    'O Almanac foi ajustado para outro serviço, {address}. Conecte-se de novo; nada mais se perdeu.',
  'connection.account-blocked': 'O serviço bloqueou esta conta. Pergunte a quem cuida dele.',
  'connection.not-a-token':
    'O serviço não conhece este token de renovação. Copie a sessão de novo, do primeiro ao último caractere.',
  'connection.lock-busy':
    'Outro envio seu está renovando a conexão. Tente de novo em um minuto. Nada se perdeu.',
  'connection.not-written':
    'A sessão renovada não pôde ser guardada, porque o Google não a aceitou. A antiga ainda funciona; tente de novo em um minuto.',
  'connection.wrong-password': 'E-mail ou senha errados. Nada mudou.',
  'connection.email-not-confirmed':
    'Este e-mail ainda não foi confirmado. Siga o link que você recebeu e depois conecte-se.',
};

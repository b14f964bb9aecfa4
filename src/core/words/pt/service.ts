import type { enService } from '../en/service.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptService: PhrasesLike<typeof enService> = {
  'service.body-not-an-object': 'O corpo deve ser um objeto JSON com name e rows.',
  'service.name-missing':
    'Dê um nome ao conjunto de dados: um texto com ao menos um caractere visível.',
  'service.name-too-long': 'O nome é longo demais: no máximo {limit} caracteres.',
  'service.description-not-text': 'A descrição deve ser texto, ou ficar de fora.',
  'service.description-too-long': 'A descrição é longa demais: no máximo {limit} caracteres.',
  'service.visibility-not-boolean': 'is_public deve ser true ou false, ou ficar de fora.',
  'service.visibility-misspelt':
    'O campo “{field}” não é conhecido aqui. Quem pode ver o conjunto de dados se diz com is_public: true ou false.',
  'service.station-not-an-object': 'station_facts deve ser um objeto, ou ficar de fora.',
  'service.station-field':
    'station_facts contém um campo que não pode ser aceito: “{field}”. São conhecidos name, latitude, longitude, elevation, source e licence.',
  'service.station-half-place':
    'station_facts precisa de latitude e longitude juntas, ou de nenhuma.',
  'service.text-has-nul': 'O campo {field} contém um caractere NUL, que não pode ser guardado.',
  'service.text-has-half-character':
    'O campo {field} contém meio caractere (um surrogate isolado), que não pode ser guardado.',
  'service.rows-missing': 'Envie rows: uma lista com um objeto por ano.',
  'service.rows-empty': 'A lista rows está vazia: envie ao menos um ano.',
  'service.too-many-rows':
    'Linhas demais: foram enviadas {found}, e no máximo {limit} cabem em um conjunto de dados.',
  'service.row-not-an-object': 'A linha {row} deve ser um objeto com Year e os meses desse ano.',
  'service.year-missing': 'A linha {row} não tem Year (escrito exatamente assim, com Y maiúsculo).',
  'service.year-not-a-year': 'O Year da linha {row} deve ser um número inteiro de 1 a 9999.',
  'service.unknown-key':
    'A linha {row} tem a chave “{key}”. As chaves são Year e 01_max, 01_min, 01_rain até 12_rain.',
  'service.value-empty': 'A linha {row} não tem valor para {key}: deixe a chave de fora.',
  'service.value-not-a-number': 'O valor de {key} na linha {row} deve ser um número.',
  'service.not-json': 'O corpo não é JSON. Envie um objeto JSON em UTF-8.',
  'service.not-json-number':
    'O corpo contém NaN ou Infinity, que não são JSON: o Python os escreve para as células vazias. Omita essas chaves.',
  'service.not-json-type': 'Envie o corpo com o cabeçalho Content-Type: application/json.',
  'service.content-encoded':
    'O corpo foi enviado com Content-Encoding: {encoding}. Envie-o como é, sem isso.',
  'service.body-too-large':
    'O corpo é grande demais: no máximo {limit} bytes. Envie menos linhas, ou divida o conjunto de dados.',
  'service.body-unfinished':
    'O corpo terminou antes de estar inteiro. Nada foi guardado; envie de novo.',
  'service.unknown-field':
    'O campo “{field}” não pode ser mudado. Envie name, description ou is_public.',
  'service.nothing-to-change':
    'Nada a mudar: envie um objeto JSON com name, description ou is_public.',
  'service.query-unreadable':
    'O valor de {field} no endereço não pode ser lido. search aceita até 200 caracteres, mine true ou false, limit de 1 a 100, versions_of o id de um conjunto de dados, account o de uma conta, from_year e to_year dois anos em ordem, elements alguns de max,min,rain, completeness de 1 a 100, area oeste,sul,leste,norte em graus, sort newest, longest ou name, e after o que next disse.',
  'service.query-unknown': 'O endereço contém o parâmetro “{field}”, que não é conhecido aqui.',
  'service.token-missing':
    'Entre primeiro: envie um token de acesso no cabeçalho Authorization: Bearer.',
  'service.token-expired': 'O token de acesso expirou. Troque o token de renovação por um novo.',
  'service.token-invalid':
    'O token de acesso não vale aqui. Entre de novo, ou troque o token de renovação.',
  'service.dataset-not-found': 'Esse conjunto de dados não existe, ou é privado e não é seu.',
  'service.route-not-found': 'Não há nada neste endereço.',
  'service.method-not-allowed': 'Este endereço não aceita esse método. Aceita: {allowed}.',
  'service.idempotency-key-unreadable':
    'Idempotency-Key deve ter de 1 a 255 caracteres visíveis, sem espaços.',
  'service.idempotency-key-reused':
    'Esta Idempotency-Key já foi usada para outro conjunto de dados. Um novo precisa de uma chave nova.',
  'service.idempotency-key-busy':
    'Um pedido com esta Idempotency-Key ainda está em andamento. Tente de novo em um instante.',
  'service.request-unreadable': 'Este pedido não se lê como HTTP/1.1 com um cabeçalho Host.',
  'service.request-too-slow': 'O pedido não chegou a tempo. Nada foi guardado; envie de novo.',
  'service.headers-too-large': 'Os cabeçalhos do pedido são grandes demais: no máximo 16 KiB.',
  'service.expectation-unknown': 'A única expectativa atendida aqui é Expect: 100-continue.',
  'service.service-busy':
    'O serviço não alcança o banco de dados ou está sobrecarregado. Nada se perdeu; tente de novo em um instante.',
  'service.disk-full':
    'O serviço não tem mais espaço para guardar nada. Nada se perdeu; a leitura continua. Tente mais tarde, ou avise quem cuida do serviço.',
  'service.outcome-unknown':
    'O banco de dados parou de responder no último momento, e não se sabe se isto foi guardado. Você pode enviar de novo com a mesma Idempotency-Key: nada fica em dobro.',
  'service.stopping': 'O serviço está reiniciando. Nada se perdeu; tente de novo em um instante.',
  'service.unexpected':
    'Algo deu errado do nosso lado. Se acontecer de novo, informe este número a quem cuida do serviço: {id}.',
  'service.bad_json': 'O corpo deve ser JSON, com o cabeçalho Content-Type: application/json.',
  'service.body_encoded':
    'O corpo foi enviado com Content-Encoding: {encoding}. Envie-o como é, sem isso.',
  'service.validation_failed': 'O valor de {field} falta ou não pode ser usado.',
  'service.user_metadata_too_large':
    'O que uma conta diz de si mesma (data) pode ter no máximo {most} bytes de JSON.',
  'service.invalid_credentials': 'O e-mail ou a senha não está certo.',
  'service.unsupported_grant_type': 'grant_type deve ser refresh_token ou password.',
  'service.user_already_exists': 'Já existe uma conta com este e-mail. Entre nela.',
  'service.weak_password': 'A senha deve ter de {least} a {most} caracteres.',
  'service.signup_disabled': 'Este serviço não aceita contas novas. Peça uma a quem cuida dele.',
  'service.email_address_invalid': 'Isto não é um e-mail.',
  'service.email_change_not_offered': 'O e-mail de uma conta não pode ser mudado.',
  'service.refresh_token_not_found':
    'Este token de renovação não é conhecido aqui, ou não é mais. Entre de novo.',
  'service.refresh_token_already_used':
    'Este token de renovação foi substituído mais de uma vez, e a sessão foi encerrada por segurança. Entre de novo.',
  'service.refresh_token_malformed':
    'Isto não é um token de renovação deste serviço. Copie-o de novo, inteiro.',
  'service.refresh_token_not_issued': 'Este token de renovação não foi emitido por este serviço.',
  'service.session_expired': 'A sessão expirou: ficou tempo demais sem uso. Entre de novo.',
  'service.recovery_not_offered':
    'Este serviço não envia e-mails. Peça a quem cuida dele que defina uma nova senha.',
  'service.recovery_token_invalid': 'Este link já foi usado ou é antigo demais. Peça um novo.',
  'service.confirmation_not_offered':
    'Este serviço não envia e-mails, portanto não há como confirmar um endereço.',
  'service.confirmation_token_invalid':
    'Este link já foi usado ou é antigo demais. Se a página da sua conta ainda o pedir, peça outro ali.',
  'service.mail-confirm-subject': 'Confirme o seu endereço no Almanac',
  'service.mail-confirm-text':
    'Alguém, provavelmente você, criou uma conta com este endereço em {site}.\n\nAbra este link dentro de {days} dias para confirmar que o endereço é seu. Ele funciona uma única vez:\n{url}\n\nSe não foi você, não faça nada: o endereço continua sem confirmação.\n',
  'service.setting-not-mail-server':
    '{setting} não é o endereço de um servidor de e-mail, que começa com smtp:// ou smtps://.',
  'service.setting-needs-other':
    '{setting} está definido e {other} não: os links de um e-mail precisam levar até aqui com certeza. Ponha em {other} o endereço em que este serviço é acessado.',
  'service.mail-reset-subject': 'Definir uma nova senha no Almanac',
  'service.mail-reset-text':
    'Alguém, provavelmente você, pediu uma nova senha em {site}.\n\nAbra este link dentro de {minutes} minutos para defini-la. Ele funciona uma única vez:\n{url}\n\nSe não foi você, não faça nada: a sua senha continua a mesma.\n',
  'service.session_not_found': 'Esta sessão foi encerrada. Entre de novo.',
  'service.no_authorization':
    'Entre primeiro: envie um token de acesso no cabeçalho Authorization: Bearer.',
  'service.bad_jwt': 'O token de acesso expirou ou não vale aqui.',
  'service.request_entity_too_large': 'O corpo é grande demais.',
  'service.setting-unknown':
    '{setting} não é o nome de nenhum ajuste, e nada o lê. Quis dizer {nearest}? Corrija-o ou retire-o.',
  'service.setting-not-number':
    '{setting} deve ser um número inteiro de {least} a {most}, e não “{found}”.',
  'service.setting-not-choice': '{setting} deve ser um de {choices}, e não “{found}”.',
  'service.setting-not-address':
    '{setting} deve ser um endereço que começa com http:// ou https://, e não “{found}”.',
  'service.setting-not-database':
    '{setting} deve ser o endereço de um banco PostgreSQL: postgres://user:password@host/name. Numa senha, escreva @ como %40, # como %23 e / como %2F.',
  'service.setting-too-short': '{setting} deve ter ao menos {least} caracteres.',
  'service.folder-in-use':
    'A pasta de dados {folder} está em uso por outro processo (número {process}). Pare-o antes, ou escolha outra pasta com {setting}.',
  'service.database-too-new':
    'O banco de dados tem uma mudança que este programa não conhece ({found}). Inicie uma versão mais nova do programa.',
  'service.other-secrets':
    'Este banco de dados foi criado com outros segredos. Dê a este processo o keys.json do primeiro (ALMANAC_KEYS_FILE), ou o mesmo ALMANAC_JWT_SECRET.',
  'service.keys-unreadable':
    'O arquivo de chaves {file} não pode ser lido. Recupere-o de uma cópia de segurança; sem ele, todas as sessões terminam.',
  'service.database-unreachable':
    'O banco de dados não pode ser alcançado. Confira DATABASE_URL e se o PostgreSQL está rodando.',
  'service.database-refuses':
    'O PostgreSQL não deixa o serviço trabalhar (código: {code}). Confira o usuário, a senha e o banco em DATABASE_URL. Esse usuário deve poder criar tabelas ali e os papéis anon e authenticated: os comandos estão em docs/operations.md.',
  'service.database-full': 'O disco do PostgreSQL está cheio. Libere espaço ali e tente de novo.',
  'service.database-not-opened':
    'O banco de dados embutido em {folder} não pode ser aberto. Confira se o disco tem espaço e se esta conta pode escrever ali.',
  'service.port-in-use': 'A porta {port} está em uso por outro programa. Escolha outra com PORT.',
  'service.cannot-listen':
    'O serviço não pode escutar em {host}, porta {port} ({code}). Escolha um endereço desta máquina com HOST ou outra porta com PORT: as menores que 1024 pedem um direito que poucas contas têm.',
  'service.started': 'Almanac atende em {address}',
  'service.command-unknown':
    'Comandos: reset-password E-MAIL · remove-account E-MAIL · replace-key [--revoke-others]. Sem comando, o serviço inicia.',
  'service.account-unknown': 'Não há conta com este e-mail.',
  'service.password-wanted': 'Digite a nova senha (ou passe-a por um pipe) e tecle Enter:',
  'service.password-reset': 'A senha foi mudada. Todas as sessões desta conta terminaram.',
  'service.account-removed': 'A conta foi removida, com os seus conjuntos de dados e sessões.',
  'service.key-replaced':
    'Uma nova chave de assinatura está em {file}. Dê o arquivo a cada processo e reinicie-os um depois do outro.',
  'service.key-not-in-use': 'Os tokens são assinados com ALMANAC_JWT_SECRET: mude esse ajuste.',
  'service.more-problems': {
    by: 'more',
    one: 'Há mais {more} problema.',
    other: 'Há mais {more} problemas.',
  },
  'service.more-problems-at-least': {
    by: 'more',
    one: 'Há ao menos mais {more} problema.',
    other: 'Há ao menos mais {more} problemas.',
  },
  'service.quota-reached':
    'Esta conta guarda {found} linhas, e {limit} é o máximo. Apague conjuntos de dados de que já não precisa, ou peça mais a quem cuida do serviço.',
  'service.quota-near':
    'Estão em uso {found} das {limit} linhas que esta conta pode guardar. Apague conjuntos de dados de que já não precisa antes que fique cheia.',
  'service.too-many-requests': {
    by: 'seconds',
    one: 'Pedidos demais. Tente de novo em {seconds} segundo.',
    other: 'Pedidos demais. Tente de novo em {seconds} segundos.',
  },
  'service.not_found': 'Não há nada neste endereço.',
  'service.method_not_allowed': 'Este endereço não aceita esse método. Aceita: {allowed}.',
  'service.over_request_rate_limit': {
    by: 'seconds',
    one: 'Tentativas demais. Tente de novo em {seconds} segundo.',
    other: 'Tentativas demais. Tente de novo em {seconds} segundos.',
  },
};

import type { enService } from '../en/service.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptService: PhrasesLike<typeof enService> = {
  'body-not-an-object': 'O corpo deve ser um objeto JSON com name e rows.',
  'name-missing': 'Dê um nome ao conjunto de dados: um texto com ao menos um caractere visível.',
  'name-too-long': 'O nome é longo demais: no máximo {limit} caracteres.',
  'description-not-text': 'A descrição deve ser texto, ou ficar de fora.',
  'description-too-long': 'A descrição é longa demais: no máximo {limit} caracteres.',
  'visibility-not-boolean': 'is_public deve ser true ou false, ou ficar de fora.',
  'visibility-misspelt':
    'O campo “{field}” não é conhecido aqui. Quem pode ver o conjunto de dados se diz com is_public: true ou false.',
  'field-misspelt': 'O campo “{field}” não é conhecido aqui. Quis dizer {known}?',
  'station-not-an-object': 'station_facts deve ser um objeto, ou ficar de fora.',
  'station-field':
    'station_facts contém um campo que não pode ser aceito: “{field}”. São conhecidos name, latitude, longitude, elevation, source e licence.',
  'station-half-place': 'station_facts precisa de latitude e longitude juntas, ou de nenhuma.',
  'text-has-nul': 'O campo {field} contém um caractere NUL, que não pode ser guardado.',
  'text-has-half-character':
    'O campo {field} contém meio caractere (um surrogate isolado), que não pode ser guardado.',
  'rows-missing': 'Envie rows: uma lista com um objeto por ano.',
  'rows-empty': 'A lista rows está vazia: envie ao menos um ano.',
  'too-many-rows':
    'Linhas demais: foram enviadas {found}, e no máximo {limit} cabem em um conjunto de dados.',
  'row-not-an-object': 'A linha {row} deve ser um objeto com Year e os meses desse ano.',
  'year-missing': 'A linha {row} não tem Year (escrito exatamente assim, com Y maiúsculo).',
  'year-not-a-year': 'O Year da linha {row} deve ser um número inteiro de 1 a 9999.',
  'unknown-key':
    'A linha {row} tem a chave “{key}”. As chaves são Year e 01_max, 01_min, 01_rain até 12_rain.',
  'value-empty': 'A linha {row} não tem valor para {key}: deixe a chave de fora.',
  'value-not-a-number': 'O valor de {key} na linha {row} deve ser um número.',
  'not-json': 'O corpo não é JSON. Envie um objeto JSON em UTF-8.',
  'not-json-number':
    'O corpo contém NaN ou Infinity, que não são JSON: o Python os escreve para as células vazias. Omita essas chaves.',
  'not-json-type': 'Envie o corpo com o cabeçalho Content-Type: application/json.',
  'content-encoded':
    'O corpo foi enviado com Content-Encoding: {encoding}. Envie-o como é, sem isso.',
  'body-too-large':
    'O corpo é grande demais: no máximo {limit} bytes. Envie menos linhas, ou divida o conjunto de dados.',
  'body-unfinished': 'O corpo terminou antes de estar inteiro. Nada foi guardado; envie de novo.',
  'unknown-field':
    'O campo “{field}” não pode ser mudado. Envie name, description, is_public ou station_facts.',
  'nothing-to-change':
    'Nada a mudar: envie um objeto JSON com name, description, is_public ou station_facts.',
  'query-unreadable': 'O valor de {field} no endereço não pode ser lido.',
  'query-takes-search': 'search aceita até 200 caracteres.',
  'query-takes-mine': 'mine é true ou false.',
  'query-takes-limit': 'limit é um número de 1 a 100.',
  'query-takes-versions_of': 'versions_of é o id de um conjunto de dados.',
  'query-takes-account': 'account é o id de uma conta.',
  'query-takes-from_year': 'from_year é um ano de 1 a 9999.',
  'query-takes-to_year': 'to_year é um ano de 1 a 9999, e não anterior a from_year.',
  'query-takes-elements': 'elements são alguns de max,min,rain.',
  'query-takes-completeness': 'completeness é um número de 1 a 100.',
  'query-takes-area': 'area é oeste,sul,leste,norte em graus.',
  'query-takes-sort': 'sort é newest, longest ou name.',
  'query-takes-after': 'after é o que next disse, com o mesmo sort.',
  'query-takes-since':
    'since é o id do conjunto de dados com que se compara, em geral uma versão anterior.',
  'query-unknown': 'O endereço contém o parâmetro “{field}”, que não é conhecido aqui.',
  'token-missing': 'Entre primeiro: envie um token de acesso no cabeçalho Authorization: Bearer.',
  'token-expired': 'O token de acesso expirou. Troque o token de renovação por um novo.',
  'token-invalid':
    'O token de acesso não vale aqui. Entre de novo, ou troque o token de renovação.',
  'dataset-not-found': 'Esse conjunto de dados não existe, ou é privado e não é seu.',
  'route-not-found': 'Não há nada neste endereço.',
  'method-not-allowed': 'Este endereço não aceita esse método. Aceita: {allowed}.',
  'idempotency-key-unreadable':
    'Idempotency-Key deve ter de 1 a 255 caracteres visíveis, sem espaços.',
  'idempotency-key-reused':
    'Esta Idempotency-Key já foi usada para outro conjunto de dados. Um novo precisa de uma chave nova.',
  'idempotency-key-busy':
    'Um pedido com esta Idempotency-Key ainda está em andamento. Tente de novo em um instante.',
  'request-unreadable': 'Este pedido não se lê como HTTP/1.1 com um cabeçalho Host.',
  'request-too-slow': 'O pedido não chegou a tempo. Nada foi guardado; envie de novo.',
  'headers-too-large': 'Os cabeçalhos do pedido são grandes demais: no máximo 16 KiB.',
  'expectation-unknown': 'A única expectativa atendida aqui é Expect: 100-continue.',
  'service-busy':
    'O serviço não alcança o banco de dados ou está sobrecarregado. Nada se perdeu; tente de novo em um instante.',
  'disk-full':
    'O serviço não tem mais espaço para guardar nada. Nada se perdeu; a leitura continua. Tente mais tarde, ou avise quem cuida do serviço.',
  'outcome-unknown':
    'O banco de dados parou de responder no último momento, e não se sabe se isto foi guardado. Você pode enviar de novo com a mesma Idempotency-Key: nada fica em dobro.',
  stopping: 'O serviço está reiniciando. Nada se perdeu; tente de novo em um instante.',
  unexpected:
    'Algo deu errado do nosso lado. Se acontecer de novo, informe este número a quem cuida do serviço: {id}.',
  bad_json: 'O corpo deve ser JSON, com o cabeçalho Content-Type: application/json.',
  body_encoded: 'O corpo foi enviado com Content-Encoding: {encoding}. Envie-o como é, sem isso.',
  validation_failed: 'O valor de {field} falta ou não pode ser usado.',
  user_metadata_too_large:
    'O que uma conta diz de si mesma (data) pode ter no máximo {most} bytes de JSON.',
  invalid_credentials: 'O e-mail ou a senha não está certo.',
  unsupported_grant_type: 'grant_type deve ser refresh_token ou password.',
  user_already_exists: 'Já existe uma conta com este e-mail. Entre nela.',
  weak_password: 'A senha deve ter de {least} a {most} caracteres.',
  signup_disabled: 'Este serviço não aceita contas novas. Peça uma a quem cuida dele.',
  email_address_invalid: 'Isto não é um e-mail.',
  email_change_not_offered: 'O e-mail de uma conta não pode ser mudado.',
  refresh_token_not_found:
    'Este token de renovação não é conhecido aqui, ou não é mais. Entre de novo.',
  refresh_token_already_used:
    'Este token de renovação foi substituído mais de uma vez, e a sessão foi encerrada por segurança. Entre de novo.',
  refresh_token_malformed:
    'Isto não é um token de renovação deste serviço. Copie-o de novo, inteiro.',
  refresh_token_not_issued: 'Este token de renovação não foi emitido por este serviço.',
  session_expired: 'A sessão expirou: ficou tempo demais sem uso. Entre de novo.',
  recovery_not_offered:
    'Este serviço não envia e-mails. Peça a quem cuida dele que defina uma nova senha.',
  recovery_token_invalid: 'Este link já foi usado ou é antigo demais. Peça um novo.',
  confirmation_not_offered:
    'Este serviço não envia e-mails, portanto não há como confirmar um endereço.',
  confirmation_token_invalid:
    'Este link já foi usado ou é antigo demais. Se a página da sua conta ainda o pedir, peça outro ali.',
  'mail-confirm-subject': 'Confirme o seu endereço no Almanac',
  'mail-confirm-text':
    'Alguém, provavelmente você, criou uma conta com este endereço em {site}.\n\nAbra este link dentro de {days} dias para confirmar que o endereço é seu. Ele funciona uma única vez:\n{url}\n\nSe não foi você, não faça nada: o endereço continua sem confirmação.\n',
  'setting-not-mail-server':
    '{setting} não é o endereço de um servidor de e-mail, que começa com smtp:// ou smtps://.',
  'setting-needs-other':
    '{setting} está definido e {other} não: os links de um e-mail precisam levar até aqui com certeza. Ponha em {other} o endereço em que este serviço é acessado.',
  'mail-reset-subject': 'Definir uma nova senha no Almanac',
  'mail-reset-text':
    'Alguém, provavelmente você, pediu uma nova senha em {site}.\n\nAbra este link dentro de {minutes} minutos para defini-la. Ele funciona uma única vez:\n{url}\n\nSe não foi você, não faça nada: a sua senha continua a mesma.\n',
  session_not_found: 'Esta sessão foi encerrada. Entre de novo.',
  no_authorization: 'Entre primeiro: envie um token de acesso no cabeçalho Authorization: Bearer.',
  bad_jwt: 'O token de acesso expirou ou não vale aqui.',
  request_entity_too_large: 'O corpo é grande demais.',
  'setting-unknown':
    '{setting} não é o nome de nenhum ajuste, e nada o lê. Quis dizer {nearest}? Corrija-o ou retire-o.',
  'setting-not-number':
    '{setting} deve ser um número inteiro de {least} a {most}, e não “{found}”.',
  'setting-not-choice': '{setting} deve ser um de {choices}, e não “{found}”.',
  'setting-not-address':
    '{setting} deve ser um endereço que começa com http:// ou https://, e não “{found}”.',
  'setting-not-database':
    '{setting} deve ser o endereço de um banco PostgreSQL: postgres://user:password@host/name. Numa senha, escreva @ como %40, # como %23 e / como %2F.',
  'setting-not-site':
    '{setting} nomeia {folder}, onde não há index.html, e faltariam todas as páginas. Rode npm run build e nomeie a pasta dist/site, ou retire o ajuste.',
  'setting-too-short': '{setting} deve ter ao menos {least} caracteres.',
  'folder-in-use':
    'A pasta de dados {folder} está em uso por outro processo (número {process}). Pare-o antes, ou escolha outra pasta com {setting}.',
  'database-too-new':
    'O banco de dados tem uma mudança que este programa não conhece ({found}). Inicie uma versão mais nova do programa.',
  'other-secrets':
    'Este banco de dados foi criado com outros segredos. Dê a este processo o keys.json do primeiro (ALMANAC_KEYS_FILE), ou o mesmo ALMANAC_JWT_SECRET.',
  'key-outdated':
    'A chave de assinatura deste processo foi revogada, ou trocada há mais de um dia, e ninguém aceita o que ela assina. Dê a ele o keys.json mais novo (ALMANAC_KEYS_FILE).',
  'keys-unreadable':
    'O arquivo de chaves {file} não pode ser lido. Recupere-o de uma cópia de segurança; sem ele, todas as sessões terminam.',
  'keys-not-written':
    'O arquivo de chaves {file} não pode ser gravado ({code}). Confira se o disco tem espaço e se esta conta pode escrever ali, ou indique outro arquivo com ALMANAC_KEYS_FILE.',
  'database-unreachable':
    'O banco de dados não pode ser alcançado. Confira DATABASE_URL e se o PostgreSQL está rodando.',
  'database-refuses':
    'O PostgreSQL não deixa o serviço trabalhar (código: {code}). Confira o usuário, a senha e o banco em DATABASE_URL. Esse usuário deve poder criar tabelas ali e os papéis anon e authenticated: os comandos estão em docs/operations.md.',
  'database-full': 'O disco do PostgreSQL está cheio. Libere espaço ali e tente de novo.',
  'database-not-opened':
    'O banco de dados embutido em {folder} não pode ser aberto. Confira se o disco tem espaço e se esta conta pode escrever ali.',
  'port-in-use': 'A porta {port} está em uso por outro programa. Escolha outra com PORT.',
  'cannot-listen':
    'O serviço não pode escutar em {host}, porta {port} ({code}). Escolha um endereço desta máquina com HOST ou outra porta com PORT: as menores que 1024 pedem um direito que poucas contas têm.',
  started: 'Almanac atende em {address}',
  'command-unknown':
    'Comandos: reset-password E-MAIL · remove-account E-MAIL · replace-key [--revoke-others]. Sem comando, o serviço inicia.',
  'account-unknown': 'Não há conta com este e-mail.',
  'password-wanted': 'Digite a nova senha (ou passe-a por um pipe) e tecle Enter:',
  'password-reset': 'A senha foi mudada. Todas as sessões desta conta terminaram.',
  'account-removed': 'A conta foi removida, com os seus conjuntos de dados e sessões.',
  'key-replaced':
    'Uma nova chave de assinatura está em {file}. Dê o arquivo a cada processo e reinicie-os um depois do outro.',
  'key-not-in-use': 'Os tokens são assinados com ALMANAC_JWT_SECRET: mude esse ajuste.',
  'more-problems': {
    by: 'more',
    one: 'Há mais {more} problema.',
    other: 'Há mais {more} problemas.',
  },
  'more-problems-at-least': {
    by: 'more',
    one: 'Há ao menos mais {more} problema.',
    other: 'Há ao menos mais {more} problemas.',
  },
  'quota-reached':
    'Esta conta guarda {found} linhas, e {limit} é o máximo. Apague conjuntos de dados de que já não precisa, ou peça mais a quem cuida do serviço.',
  'quota-near':
    'Estão em uso {found} das {limit} linhas que esta conta pode guardar. Apague conjuntos de dados de que já não precisa antes que fique cheia.',
  'too-many-requests': {
    by: 'seconds',
    one: 'Pedidos demais. Tente de novo em {seconds} segundo.',
    other: 'Pedidos demais. Tente de novo em {seconds} segundos.',
  },
  not_found: 'Não há nada neste endereço.',
  method_not_allowed: 'Este endereço não aceita esse método. Aceita: {allowed}.',
  over_request_rate_limit: {
    by: 'seconds',
    one: 'Tentativas demais. Tente de novo em {seconds} segundo.',
    other: 'Tentativas demais. Tente de novo em {seconds} segundos.',
  },
};

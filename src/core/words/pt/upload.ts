import type { enUpload } from '../en/upload.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptUpload: PhrasesLike<typeof enUpload> = {
  'upload.under-way':
    'Um envio desta aba já está em andamento. Espere que termine; um envio que parou no meio é retomado depois de sete minutos.',
  'upload.unknown-run':
    'Não se sabe se o último envio desta aba chegou. Procure no Diretório e diga em Histórico; depois tudo continua.',
  'upload.still-calculating':
    'A aba ainda estava calculando, e faltariam valores. Nada foi enviado; tente de novo em um instante. Um envio agendado tenta sozinho.',
  'upload.findings-block': {
    by: 'count',
    one: 'Falta corrigir uma coisa antes do envio,',
    other: 'Falta corrigir {count} coisas antes do envio,',
    both: ' a partir de {place}.[ Perguntas sobre a tabela: {questions}.][ Células com valores que não podem estar certos: {cells}.]',
  },
  'upload.nothing-to-send':
    'Não há valores para enviar. A aba precisa de anos com temperaturas ou chuvas mensais.',
  'upload.too-many-years':
    'A aba tem {found} anos, e no máximo {limit} cabem em um conjunto de dados. Divida-a em várias abas.',
  'upload.drift-column':
    'A aba é lida de modo diferente da última vez. Não se encontra mais:[ {lost};][ temperatura máxima{max};][ temperatura mínima{min};][ chuva{rain};] confira as colunas antes do envio.',
  'upload.drift-shorter':
    'A aba tem bem menos meses do que da última vez: {now} em vez de {before}. Confira-a antes do envio.',
  'upload.years-gone': {
    by: 'count',
    one: 'Um ano enviado da última vez não está mais na aba: {years}. Veja-o antes do envio.',
    other:
      '{count} anos enviados da última vez não estão mais na aba: {years}. Veja-os antes do envio.',
  },
  'upload.old-values-changed':
    '{count} dos {before} meses enviados da última vez não são mais os mesmos, o que passa de {limit} por cento. Veja-os antes do envio.',
  'upload.too-many-unreadable': {
    by: 'count',
    one: 'Uma célula é ilegível[ ({places})], o que é muito para uma tabela tão pequena. Veja-a antes do envio.',
    other:
      '{count} células[ ({places})] são ilegíveis[ ({before} da última vez)]. Veja-as antes do envio.',
  },
  'upload.unreadable-cells': {
    by: 'count',
    one: 'Uma célula é ilegível e ficaria de fora[: {places}].',
    other: '{count} células[ ({places})] são ilegíveis e ficariam de fora.',
  },
  'upload.changed-since-seen': 'A aba mudou desde que foi verificada.',
  'upload.unchanged':
    'Nada mudou desde o último envio. Enviar de novo faz um segundo conjunto de dados.',
  'upload.other-service':
    'Você está conectado a outro serviço, não ao previsto, e nada foi enviado. Abra Envio e escolha título e visibilidade para este serviço.',
  'upload.refused': 'O serviço não aceitou o conjunto de dados: {text} (código {status}).',
  'upload.service-notice': 'O serviço acrescenta: {text}',
  'upload.too-big-for-service':
    'O conjunto de dados é grande demais para este serviço (código {status}). Envie menos anos, ou divida a aba. {text}',
  'upload.odd-answer':
    'A resposta do serviço não diz se o conjunto de dados chegou (código {status}).',
  'upload.said-lost': 'Não chegou, como você viu no Diretório.',
  'upload.run-unknown':
    'O conjunto de dados foi enviado, mas não se sabe se chegou. Procure no Diretório e diga em Histórico.',
};

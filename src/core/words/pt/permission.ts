import type { enPermission } from '../en/permission.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptPermission: PhrasesLike<typeof enPermission> = {
  'permission.spreadsheet':
    'Sem “Ver e gerenciar planilhas em que este aplicativo foi instalado”, o Almanac não consegue ler a planilha.',
  'permission.page':
    'Sem “Exibir e executar conteúdo da Web de terceiros em prompts e barras laterais dos aplicativos do Google”, o Almanac não consegue mostrar o painel.',
  'permission.network':
    'Sem “Conectar-se a um serviço externo”, o Almanac não consegue enviar nada.',
  'permission.schedule':
    'Sem “Permitir que este aplicativo seja executado quando você não está presente”, o Almanac não consegue fazer envios agendados.',
  'permission.mail':
    'Sem “Enviar e-mails em seu nome”, o Almanac não consegue avisar quando um envio falha.',
  'permission.at-address': 'Dê a permissão nesta página do Google e escolha o item de novo:',
};

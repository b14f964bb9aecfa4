import type { enPermission } from '../en/permission.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptPermission: PhrasesLike<typeof enPermission> = {
  'permission.name-spreadsheet': 'Ver e gerenciar planilhas em que este aplicativo foi instalado',
  'permission.name-page':
    'Exibir e executar conteúdo da Web de terceiros em prompts e barras laterais dos aplicativos do Google',
  'permission.name-network': 'Conectar-se a um serviço externo',
  'permission.name-schedule':
    'Permitir que este aplicativo seja executado quando você não está presente',
  'permission.name-mail': 'Enviar e-mails em seu nome',
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
  'permission.missing': 'Faltam permissões do Google',
  'permission.stops-schedules':
    'Até lá os seus agendamentos nesta planilha ficam parados; depois continuam sozinhos.',
  'permission.stops-copy':
    'Em uma cópia sua, o Google não inicia nenhum agendamento enquanto uma caixa ficar desmarcada.',
  'permission.give': 'Dar permissão',
  'permission.how':
    'Na página do Google, marque todas as caixas (Selecionar tudo). Se o script é seu, o Google avisa antes que não o verificou: escolha Avançado e depois Acessar Almanac.',
  'permission.given': 'Já dei',
  'permission.at-address': 'Dê a permissão nesta página do Google e escolha o item de novo:',
};

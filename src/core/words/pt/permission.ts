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
};

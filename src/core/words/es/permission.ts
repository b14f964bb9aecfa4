import type { enPermission } from '../en/permission.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esPermission: PhrasesLike<typeof enPermission> = {
  'permission.name-spreadsheet':
    'Ver y administrar las hojas de cálculo en las que se ha instalado esta aplicación',
  'permission.name-page':
    'Mostrar y ejecutar contenido web de terceros en los avisos y las barras laterales de las aplicaciones de Google',
  'permission.name-network': 'Conectarse a un servicio externo',
  'permission.name-schedule': 'Permitir que esta aplicación se ejecute cuando no estés presente',
  'permission.name-mail': 'Enviar correo en tu nombre',
};

import type { enPermission } from '../en/permission.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esPermission: PhrasesLike<typeof enPermission> = {
  'permission.spreadsheet':
    'Sin «Ver y administrar las hojas de cálculo en las que se ha instalado esta aplicación», Almanac no puede leer la hoja.',
  'permission.page':
    'Sin «Mostrar y ejecutar contenido web de terceros en los avisos y las barras laterales de las aplicaciones de Google», Almanac no puede mostrar el panel.',
  'permission.network': 'Sin «Conectarse a un servicio externo», Almanac no puede enviar nada.',
  'permission.schedule':
    'Sin «Permitir que esta aplicación se ejecute cuando usted no esté presente», Almanac no puede hacer los envíos programados.',
  'permission.mail':
    'Sin «Enviar correo en su nombre», Almanac no puede avisarle cuando falla un envío.',
  'permission.at-address': 'Dé el permiso en esta página de Google y elija otra vez la opción:',
};

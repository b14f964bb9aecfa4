import type { enPermission } from '../en/permission.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esPermission: PhrasesLike<typeof enPermission> = {
  'permission.name-spreadsheet':
    'Ver y administrar las hojas de cálculo en las que se ha instalado esta aplicación',
  'permission.name-page':
    'Mostrar y ejecutar contenido web de terceros en los avisos y las barras laterales de las aplicaciones de Google',
  'permission.name-network': 'Conectarse a un servicio externo',
  'permission.name-schedule':
    'Permitir que esta aplicación se ejecute cuando usted no esté presente',
  'permission.name-mail': 'Enviar correo en su nombre',
  'permission.spreadsheet':
    'Sin «Ver y administrar las hojas de cálculo en las que se ha instalado esta aplicación», Almanac no puede leer la hoja.',
  'permission.page':
    'Sin «Mostrar y ejecutar contenido web de terceros en los avisos y las barras laterales de las aplicaciones de Google», Almanac no puede mostrar el panel.',
  'permission.network': 'Sin «Conectarse a un servicio externo», Almanac no puede enviar nada.',
  'permission.schedule':
    'Sin «Permitir que esta aplicación se ejecute cuando usted no esté presente», Almanac no puede subir datos de forma programada.',
  'permission.mail':
    'Sin «Enviar correo en su nombre», Almanac no puede avisarle cuando falla un envío.',
  'permission.missing': 'Faltan permisos de Google',
  'permission.stops-schedules':
    'Hasta entonces sus programaciones en esta hoja de cálculo están detenidas; después siguen por sí solas.',
  'permission.stops-copy':
    'En una copia propia, Google no inicia ninguna programación mientras quede una casilla sin marcar.',
  'permission.give': 'Dar permiso',
  'permission.how':
    'En la página de Google marque todas las casillas (Seleccionar todo). Si el script es suyo, Google advierte antes de que no lo ha verificado: elija Configuración avanzada y después Ir a Almanac.',
  'permission.given': 'Ya lo he hecho',
  'permission.at-address': 'Délo en esta página de Google y elija otra vez la opción:',
};

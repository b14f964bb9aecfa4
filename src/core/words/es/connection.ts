import type { enConnection } from '../en/connection.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esConnection: PhrasesLike<typeof enConnection> = {
  'connection.none':
    'Todavía no hay conexión. Conéctese primero: Extensiones › Almanac › Conectar.',
  'connection.expired':
    'La conexión ha terminado y no había token de actualización para renovarla. Conéctese de nuevo, con la sesión completa o con su contraseña.',
  'connection.name-not-found':
    'No hay ningún servicio en esta dirección: no se encontró el nombre. Revise cómo está escrito.',
  'connection.no-connection':
    'No se pudo llegar al servicio. Puede estar arrancando o mudándose; inténtelo de nuevo en un minuto. No se perdió nada.',
  'connection.no-answer':
    'El servicio no respondió a tiempo. Inténtelo de nuevo en un minuto. No se perdió nada.',
  'connection.not-secure':
    'No se pudo establecer una conexión segura con esta dirección: su certificado no se acepta. Avise a quien administra el servicio.',
  'connection.address-refused':
    'Google no acepta esta dirección. Revísela en Conectar; la forma habitual es https://almanac.example.',
  'connection.body-too-big':
    'Es más de lo que Google envía de una vez. Envíe menos años o divida la hoja.',
  'connection.quota-spent':
    'Su cuenta de Google ha agotado las solicitudes de hoy. Volverá a funcionar en menos de 24 horas; las programaciones siguen solas.',
  'connection.too-fast':
    'Google pide una pausa entre solicitudes. Inténtelo de nuevo en un minuto.',
  'connection.not-permitted-by-admin':
    'El administrador de su dominio de Google no permite esta dirección. Pídale que la permita para Apps Script.',
  'connection.permission-missing':
    'Sin «Conectarse a un servicio externo», Almanac no puede enviar nada. Elija cualquier opción de Extensiones › Almanac y marque todas las casillas que muestra Google (Seleccionar todo).',
  'connection.service-busy':
    'El servicio tiene demasiado trabajo ahora mismo (estado {status}). Inténtelo de nuevo en un minuto. No se perdió nada.',
  'connection.service-trouble':
    'El servicio tiene un problema (estado {status}). Inténtelo de nuevo en unos minutos. No se perdió nada. {text}',
  'connection.address-wrong':
    'La dirección responde, pero no es el servicio (estado {status}). Revise la dirección.',
  'connection.address-redirects':
    'La dirección nos envía a otra (estado {status}). Escriba la dirección que el propio servicio indica.',
  'connection.web-page':
    'La dirección responde con una página web en lugar del servicio (estado {status}: {text}). Revise la dirección.',
  'connection.key-wrong':
    'El servicio no acepta la clave (estado {status}: {text}). Copie otra vez la clave pública.',
  'connection.request-refused':
    'El servicio rechazó la solicitud (estado {status}: {text}). Su sesión se conserva; revise la dirección y la clave.',
  'connection.token-refused':
    'El servicio rechazó el token (estado {status}: {text}). Conéctese de nuevo.',
  'connection.refused':
    'El servicio terminó la sesión: {text} (estado {status}). Conéctese de nuevo.',
  'connection.signed-out-elsewhere':
    'La sesión se cerró en otro lugar, quizá en el navegador del que se copió. Conéctese de nuevo; con su contraseña será una sesión propia.',
  'connection.used-elsewhere':
    'La sesión se usó en dos lugares a la vez y el servicio la terminó: una pestaña del navegador y esta hoja no pueden compartirla. Conéctese de nuevo; con su contraseña será una sesión propia.',
  'connection.session-expired':
    'La sesión estuvo demasiado tiempo sin usarse y ha terminado. Conéctese de nuevo.',
  'connection.service-changed':
    'Almanac usa ahora otro servicio, {address}. Conéctese de nuevo; no se pierde nada más.',
  'connection.account-blocked':
    'El servicio ha bloqueado esta cuenta. Pregunte a quien lo administra.',
  'connection.not-a-token':
    'El servicio no conoce este token de actualización. Copie otra vez la sesión, del primer carácter al último.',
  'connection.lock-busy':
    'Otro envío suyo está renovando la conexión. Inténtelo de nuevo en un minuto. No se perdió nada.',
  'connection.not-written':
    'La sesión renovada no se pudo guardar porque Google no la aceptó. La anterior sigue sirviendo; inténtelo de nuevo en un minuto.',
  'connection.wrong-password': 'El correo o la contraseña no son correctos. No se cambió nada.',
  'connection.email-not-confirmed':
    'Este correo todavía no está confirmado. Siga el enlace que se le envió y conéctese después.',
};

import type { enSetup } from '../en/setup.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esSetup: PhrasesLike<typeof enSetup> = {
  'connection.paste-empty':
    'No se pegó nada. Copie la sesión en la página Conectar y péguela aquí.',
  'connection.paste-cut-off':
    'Solo se pegó una parte de la sesión. Cópiela otra vez, del primer carácter al último.',
  'connection.paste-no-tokens':
    'En este texto no hay tokens. Pegue la entrada completa cuyo nombre termina en auth-token, o un token de actualización.',
  'connection.paste-is-public-key':
    'Esta es la clave pública del proyecto, no su sesión. Va en el campo de la clave.',
  'connection.paste-is-secret-key':
    'Esta es la clave secreta del proyecto y no se debe pegar nunca en ningún sitio. No se guardó nada de ella. Pegue su propia sesión.',
  'connection.paste-expired':
    'Este token de acceso ya ha caducado y no lleva token de actualización. Pegue la sesión completa.',
  'connection.address-missing':
    'Escriba la dirección del servicio, por ejemplo https://almanac.example.',
  'connection.address-not-https':
    'La dirección empieza por http:, que envía los tokens a la vista de todos. Use una que empiece por https:.',
  'connection.address-not-an-address':
    '«{found}» no es la dirección de un servicio. Tiene esta forma: https://almanac.example.',
  'connection.address-is-this-computer':
    'Esta dirección es el propio ordenador y Google no puede llegar a él. Use una dirección accesible desde internet.',
  'connection.address-inside':
    'Esta dirección solo se conoce dentro de una red y Google no puede llegar a ella. Use una dirección accesible desde internet.',
  'connection.address-has-more':
    'La dirección termina tras el nombre del servidor. Use {suggestion} y quite el resto.',
  'connection.email-missing': 'Escriba el correo electrónico con el que inicia sesión.',
  'connection.password-missing': 'Escriba su contraseña. Se envía una vez y no se guarda nunca.',
  'connection.not-permitted-to-keep':
    'La sesión es demasiado larga para guardarla aquí. Conéctese con su correo y su contraseña.',
  'connection.shared-session':
    'Si esta sesión sigue abierta en una pestaña del navegador, ciérrela sin cerrar la sesión: dos lugares que renuevan una misma sesión la terminan.',
  'connection.signed-out': 'Desconectado. La sesión se terminó y los tokens se borraron.',
  'connection.only-here':
    'Desconectado aquí y los tokens se borraron. No se pudo avisar al servicio; allí la sesión termina sola.',
  'schedule.not-yours': 'Esta programación es de {owner}. Asúmala para cambiarla.',
  'schedule.owner-unreadable':
    'Almanac ya no sabe qué programaciones son suyas, y por eso no se envían. En Programar, pulse «Asumir» en las que llevan su nombre.',
  'schedule.no-such-job': 'Esta hoja ya no tiene programación.',
  'schedule.rhythm-odd': 'Elija cada cuánto se envía la hoja y a qué hora.',
  'schedule.email-odd': 'Esto no parece un correo electrónico. Corríjalo o déjelo vacío.',
  'upload.title-missing': 'Dé un título al conjunto de datos.',
  'upload.title-too-long': 'El título es demasiado largo: como máximo {limit} caracteres.',
  'upload.description-too-long':
    'La descripción es demasiado larga: como máximo {limit} caracteres.',
  'upload.station-odd':
    'Algo en la procedencia de los valores no se entiende. Ábrala y mire el campo marcado.',
  'upload.visibility-missing': 'Elija si el conjunto lo puede ver todo el mundo o solo usted.',
  'upload.no-such-run': 'Este envío ya no consta, o ya está resuelto.',
  'addon.cell-missing': 'No existe la celda {cell}.',
  'addon.cell-hidden':
    '{cell} está seleccionada, pero su fila está oculta. Muéstrela, o quite el filtro, para ver la celda.',
  'addon.wishes-too-many': 'Estos ajustes son demasiado largos para recordarlos en esta hoja.',
  'addon.finding-gone': 'La hoja ha cambiado desde que se revisó. Revísela de nuevo.',
  'addon.answer-busy':
    'Otra persona está guardando ahora una respuesta en esta hoja de cálculo. Inténtelo de nuevo en un minuto.',
  'addon.confirmed-too-many':
    'No se pueden recordar más respuestas para esta hoja. Olvide antes las anteriores.',
  'addon.mend-formula': 'No se escribió nada: hay fórmulas en {cells}. Cambie las celdas a mano.',
  'addon.mend-protected':
    'No se escribió nada: no puede editar todo {cells}. Pregunte al propietario de la hoja de cálculo.',
  'addon.mend-text-between':
    'No se escribió nada: hay texto o fechas en {cells}. Cambie las celdas a mano.',
  'connection.key-not-a-key':
    'La clave contiene caracteres que ninguna clave tiene. Copie otra vez la clave pública.',
  'schedule.paused': 'En pausa.',
  'schedule.paused-after-failures':
    'En pausa, porque el servicio lo rechazó tres veces. Vea el último envío, corrija la causa y reanude.',
  'schedule.document-busy':
    'Otra persona está cambiando las programaciones de esta hoja de cálculo. Inténtelo de nuevo en un minuto.',
  'schedule.trigger-refused':
    'Google no permitió la programación: {text} Una persona puede programar como máximo 20 hojas de cálculo con Almanac, y una instalación de prueba ninguna. Borre una programación en otra hoja de cálculo, o en script.google.com, en Mis activadores.',
  'schedule.consent-withdrawn':
    'Las programaciones se han detenido porque falta un permiso que necesitan. Elija cualquier opción de Extensiones › Almanac y marque todas las casillas que muestra Google (Seleccionar todo); después siguen por sí solas.',
  'schedule.permissions-missing':
    'No se ejecuta, porque faltan permisos de Google. Sigue por sí sola en cuanto se den.',
  'schedule.no-spreadsheet':
    'No se pudo abrir la hoja de cálculo. Ábrala y configure otra vez la programación.',
  'schedule.mail-not-sent':
    'No se pudo enviar el aviso sobre envíos fallidos. Google limita los mensajes por día y no envía ninguno sin «Enviar correo en su nombre».',
  'permission.missing': 'Faltan permisos de Google',
  'permission.stops-schedules':
    'Hasta entonces sus programaciones en esta hoja de cálculo están detenidas; después siguen por sí solas.',
  'permission.stops-copy':
    'En una copia propia, Google no inicia ninguna programación mientras quede una casilla sin marcar.',
  'permission.give': 'Dar permiso',
  'permission.how':
    'En la página de Google marque todas las casillas (Seleccionar todo). Si el script es suyo, Google advierte antes de que no lo ha verificado: elija Configuración avanzada y después Ir a Almanac.',
  'permission.given': 'Ya lo he hecho',
};

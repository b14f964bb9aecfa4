import type { enService } from '../en/service.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esService: PhrasesLike<typeof enService> = {
  'service.body-not-an-object': 'El cuerpo debe ser un objeto JSON con name y rows.',
  'service.name-missing':
    'Dé un nombre al conjunto de datos: un texto con al menos un carácter visible.',
  'service.name-too-long': 'El nombre es demasiado largo: como máximo {limit} caracteres.',
  'service.description-not-text': 'La descripción debe ser texto, o no enviarse.',
  'service.description-too-long':
    'La descripción es demasiado larga: como máximo {limit} caracteres.',
  'service.visibility-not-boolean': 'is_public debe ser true o false, o no enviarse.',
  'service.visibility-misspelt':
    'Aquí no se conoce el campo «{field}». Quién puede ver el conjunto de datos se dice con is_public: true o false.',
  'service.station-not-an-object': 'station_facts debe ser un objeto, o no enviarse.',
  'service.station-field':
    'station_facts contiene un campo que no se puede aceptar: «{field}». Se conocen name, latitude, longitude, elevation, source y licence.',
  'service.station-half-place': 'station_facts necesita latitude y longitude juntas, o ninguna.',
  'service.text-has-nul': 'El campo {field} contiene un carácter NUL, que no se puede guardar.',
  'service.text-has-half-character':
    'El campo {field} contiene medio carácter (un sustituto suelto), que no se puede guardar.',
  'service.rows-missing': 'Envíe rows: una lista con un objeto por año.',
  'service.rows-empty': 'La lista de filas está vacía: envíe al menos un año.',
  'service.too-many-rows':
    'Demasiadas filas: se enviaron {found} y un conjunto admite como máximo {limit}.',
  'service.row-not-an-object': 'La fila {row} debe ser un objeto con Year y los meses de ese año.',
  'service.year-missing': 'La fila {row} no tiene Year (escrito así, con Y mayúscula).',
  'service.year-not-a-year': 'Year en la fila {row} debe ser un número entero de 1 a 9999.',
  'service.unknown-key':
    'La fila {row} tiene la clave «{key}». Las claves son Year y de 01_max, 01_min, 01_rain a 12_rain.',
  'service.value-empty': 'La fila {row} no tiene valor en {key}: no envíe esa clave.',
  'service.value-not-a-number': 'El valor de {key} en la fila {row} debe ser un número.',
  'service.not-json': 'El cuerpo no es JSON. Envíe un objeto JSON en UTF-8.',
  'service.not-json-number':
    'El cuerpo contiene NaN o Infinity, que no son JSON: Python los escribe para las celdas vacías. Omita esas claves.',
  'service.not-json-type': 'Envíe el cuerpo con la cabecera Content-Type: application/json.',
  'service.content-encoded':
    'El cuerpo viene con Content-Encoding: {encoding}. Envíelo tal cual, sin codificar.',
  'service.body-too-large':
    'El cuerpo es demasiado grande: se admiten como máximo {limit} bytes. Envíe menos filas o divida el conjunto de datos.',
  'service.body-unfinished':
    'El cuerpo terminó antes de estar completo. No se guardó nada; envíelo de nuevo.',
  'service.unknown-field':
    'El campo «{field}» no se puede cambiar. Envíe name, description o is_public.',
  'service.nothing-to-change':
    'No hay nada que cambiar: envíe un objeto JSON con name, description o is_public.',
  'service.query-unreadable':
    'No se entiende el valor de {field} en la dirección. search admite hasta 200 caracteres, mine true o false, limit de 1 a 100, versions_of el id de un conjunto de datos, account el de una cuenta, from_year y to_year dos años en orden, elements algunos de max,min,rain, completeness de 1 a 100, area oeste,sur,este,norte en grados, sort newest, longest o name, y after lo que dijo next.',
  'service.query-unknown': 'La dirección contiene el parámetro «{field}», que aquí no se conoce.',
  'service.token-missing':
    'Inicie sesión primero: envíe un token de acceso en la cabecera Authorization: Bearer.',
  'service.token-expired':
    'El token de acceso ha caducado. Cambie el token de actualización por uno nuevo.',
  'service.token-invalid':
    'El token de acceso no vale aquí. Inicie sesión de nuevo o cambie el token de actualización.',
  'service.dataset-not-found': 'No existe ese conjunto de datos, o es privado y no es suyo.',
  'service.route-not-found': 'No hay nada en esta dirección.',
  'service.method-not-allowed': 'Esta dirección no admite ese método. Admite: {allowed}.',
  'service.idempotency-key-unreadable':
    'Idempotency-Key debe tener de 1 a 255 caracteres visibles, sin espacios.',
  'service.idempotency-key-reused':
    'Esta Idempotency-Key ya se usó para otro conjunto de datos. Uno nuevo necesita otra clave.',
  'service.idempotency-key-busy':
    'Una solicitud con esta Idempotency-Key sigue en curso. Inténtelo dentro de un momento.',
  'service.request-unreadable':
    'No es una solicitud que pueda leerse como HTTP/1.1 con cabecera Host.',
  'service.request-too-slow':
    'La solicitud no llegó a tiempo. No se guardó nada; envíela de nuevo.',
  'service.headers-too-large':
    'Las cabeceras de la solicitud son demasiado grandes: se admiten como máximo 16 KiB.',
  'service.expectation-unknown': 'La única expectativa que se cumple aquí es Expect: 100-continue.',
  'service.service-busy':
    'El servicio no alcanza su base de datos o está saturado. No se perdió nada; inténtelo dentro de un momento.',
  'service.disk-full':
    'El servicio no tiene espacio para guardar nada más. No se perdió nada y se puede seguir leyendo. Inténtelo más tarde o avise a quien lo administra.',
  'service.outcome-unknown':
    'La base de datos dejó de responder en el último momento, y no se sabe si esto se guardó. Puede enviarlo otra vez con la misma Idempotency-Key: no se duplica.',
  'service.stopping':
    'El servicio se está reiniciando. No se perdió nada; inténtelo dentro de un momento.',
  'service.unexpected':
    'Algo falló por nuestra parte. Si vuelve a ocurrir, diga este número a quien administra el servicio: {id}.',
  'service.bad_json': 'El cuerpo debe ser JSON, con la cabecera Content-Type: application/json.',
  'service.body_encoded':
    'El cuerpo viene con Content-Encoding: {encoding}. Envíelo tal cual, sin codificar.',
  'service.validation_failed': 'El valor de {field} falta o no se puede usar.',
  'service.user_metadata_too_large':
    'Lo que una cuenta dice de sí misma (data) puede ocupar en total {most} bytes de JSON.',
  'service.invalid_credentials': 'El correo o la contraseña no son correctos.',
  'service.unsupported_grant_type': 'grant_type debe ser refresh_token o password.',
  'service.user_already_exists': 'Ya hay una cuenta con este correo. Inicie sesión.',
  'service.weak_password': 'La contraseña debe tener de {least} a {most} caracteres.',
  'service.signup_disabled':
    'Este servicio no admite cuentas nuevas. Pida una a quien lo administra.',
  'service.email_address_invalid': 'Esto no es una dirección de correo.',
  'service.email_change_not_offered': 'El correo de una cuenta no se puede cambiar.',
  'service.refresh_token_not_found':
    'Este token de actualización no se conoce aquí, o ya no. Inicie sesión de nuevo.',
  'service.refresh_token_already_used':
    'Este token de actualización se había sustituido más de una vez, así que su sesión se cerró por seguridad. Inicie sesión de nuevo.',
  'service.refresh_token_malformed':
    'Esto no es un token de actualización de este servicio. Cópielo de nuevo, entero.',
  'service.refresh_token_not_issued': 'Este token de actualización no lo emitió este servicio.',
  'service.session_expired':
    'La sesión ha caducado: no se usó durante demasiado tiempo. Inicie sesión de nuevo.',
  'service.recovery_not_offered':
    'Este servicio no envía correo. Pida a quien lo administra que ponga una contraseña nueva.',
  'service.recovery_token_invalid': 'Este enlace ya se usó o es demasiado antiguo. Pida uno nuevo.',
  'service.confirmation_not_offered':
    'Este servicio no envía correo, así que no hay con qué confirmar una dirección.',
  'service.confirmation_token_invalid':
    'Este enlace ya se usó o es demasiado antiguo. Si la página de su cuenta todavía lo pide, haga que le envíe otro.',
  'service.mail-confirm-subject': 'Confirme su dirección en Almanac',
  'service.mail-confirm-text':
    'Alguien, probablemente usted, ha creado una cuenta con esta dirección en {site}.\n\nAbra este enlace antes de {days} días para confirmar que la dirección es suya. Funciona una sola vez:\n{url}\n\nSi no fue usted, no haga nada: la dirección queda sin confirmar.\n',
  'service.setting-not-mail-server':
    '{setting} no es la dirección de un servidor de correo, que empieza por smtp:// o smtps://.',
  'service.setting-needs-other':
    '{setting} está puesto y {other} no: un correo necesita enlaces que lleven aquí con seguridad. Ponga en {other} la dirección en la que se llega a este servicio.',
  'service.mail-reset-subject': 'Poner una contraseña nueva en Almanac',
  'service.mail-reset-text':
    'Alguien, probablemente usted, ha pedido una contraseña nueva en {site}.\n\nAbra este enlace antes de {minutes} minutos para ponerla. Funciona una sola vez:\n{url}\n\nSi no fue usted, no haga nada: su contraseña sigue igual.\n',
  'service.session_not_found': 'Esta sesión se cerró. Inicie sesión de nuevo.',
  'service.no_authorization':
    'Inicie sesión primero: envíe un token de acceso en la cabecera Authorization: Bearer.',
  'service.bad_jwt': 'El token de acceso ha caducado o no vale aquí.',
  'service.request_entity_too_large': 'El cuerpo es demasiado grande.',
  'service.setting-unknown':
    '{setting} no es el nombre de ningún ajuste, así que nada lo lee. ¿Quería decir {nearest}? Corríjalo o quítelo.',
  'service.setting-not-number':
    '{setting} debe ser un número entero de {least} a {most}, no «{found}».',
  'service.setting-not-choice': '{setting} debe ser uno de {choices}, no «{found}».',
  'service.setting-not-address':
    '{setting} debe ser una dirección que empiece por http:// o https://, no «{found}».',
  'service.setting-not-database':
    '{setting} debe ser la dirección de una base PostgreSQL: postgres://usuario:contraseña@servidor/nombre. En una contraseña, escriba @ como %40, # como %23 y / como %2F.',
  'service.setting-too-short': '{setting} debe tener al menos {least} caracteres.',
  'service.folder-in-use':
    'La carpeta de datos {folder} la usa otro proceso (número {process}). Deténgalo primero, o elija otra carpeta con {setting}.',
  'service.database-too-new':
    'La base de datos tiene un cambio que este programa no conoce ({found}). Arranque una versión más nueva del programa.',
  'service.other-secrets':
    'Esta base de datos se creó con otros secretos. Dé a este proceso el keys.json del primero (ALMANAC_KEYS_FILE), o el mismo ALMANAC_JWT_SECRET.',
  'service.keys-unreadable':
    'No se puede leer el archivo de claves {file}. Restáurelo de una copia; sin él se cierran todas las sesiones.',
  'service.database-unreachable':
    'No se alcanza la base de datos. Compruebe DATABASE_URL y que PostgreSQL esté en marcha.',
  'service.database-refuses':
    'PostgreSQL no deja trabajar al servicio (su código: {code}). Compruebe el usuario, la contraseña y la base en DATABASE_URL. Ese usuario debe poder crear tablas allí y los roles anon y authenticated: las órdenes están en docs/operations.md.',
  'service.database-full':
    'El disco de PostgreSQL está lleno. Libere espacio allí e inténtelo de nuevo.',
  'service.database-not-opened':
    'No se puede abrir la base de datos incluida en {folder}. Compruebe que su disco tenga espacio y que esta cuenta pueda escribir allí.',
  'service.port-in-use': 'El puerto {port} lo usa otro programa. Elija otro con PORT.',
  'service.cannot-listen':
    'El servicio no puede escuchar en {host}, puerto {port} ({code}). Elija una dirección de esta máquina con HOST u otro puerto con PORT: los menores de 1024 piden un permiso que pocas cuentas tienen.',
  'service.started': 'Almanac escucha en {address}',
  'service.command-unknown':
    'Órdenes: reset-password CORREO · remove-account CORREO · replace-key [--revoke-others]. Sin ninguna arranca el servicio.',
  'service.account-unknown': 'No hay ninguna cuenta con este correo.',
  'service.password-wanted':
    'Escriba la contraseña nueva (o envíela por la entrada) y pulse Intro:',
  'service.password-reset':
    'Se cambió la contraseña. Todas las sesiones de esta cuenta se cerraron.',
  'service.account-removed': 'Se eliminó la cuenta, con sus conjuntos de datos y sesiones.',
  'service.key-replaced':
    'Hay una clave de firma nueva en {file}. Dé el archivo a cada proceso y reinícielos uno tras otro.',
  'service.key-not-in-use': 'Los tokens se firman con ALMANAC_JWT_SECRET: cambie ese ajuste.',
  'service.more-problems': {
    by: 'more',
    one: 'Hay {more} problema más.',
    other: 'Hay {more} problemas más.',
  },
  'service.more-problems-at-least': {
    by: 'more',
    one: 'Hay al menos {more} problema más.',
    other: 'Hay al menos {more} problemas más.',
  },
  'service.quota-reached':
    'Esta cuenta guarda {found} filas y {limit} es lo máximo. Borre conjuntos de datos que ya no necesite o pida más a quien administra el servicio.',
  'service.quota-near':
    'Se usan {found} de las {limit} filas que esta cuenta puede guardar. Borre conjuntos de datos que ya no necesite antes de que se llene.',
  'service.too-many-requests': {
    by: 'seconds',
    one: 'Demasiadas solicitudes. Inténtelo dentro de {seconds} segundo.',
    other: 'Demasiadas solicitudes. Inténtelo dentro de {seconds} segundos.',
  },
  'service.not_found': 'No hay nada en esta dirección.',
  'service.method_not_allowed': 'Esta dirección no admite ese método. Admite: {allowed}.',
  'service.over_request_rate_limit': {
    by: 'seconds',
    one: 'Demasiados intentos. Inténtelo dentro de {seconds} segundo.',
    other: 'Demasiados intentos. Inténtelo dentro de {seconds} segundos.',
  },
};

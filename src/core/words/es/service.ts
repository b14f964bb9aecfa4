import type { enService } from '../en/service.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esService: PhrasesLike<typeof enService> = {
  'body-not-an-object': 'El cuerpo debe ser un objeto JSON con name y rows.',
  'name-missing': 'Dé un nombre al conjunto de datos: un texto con al menos un carácter visible.',
  'name-too-long': 'El nombre es demasiado largo: como máximo {limit} caracteres.',
  'description-not-text': 'La descripción debe ser texto, o no enviarse.',
  'description-too-long': 'La descripción es demasiado larga: como máximo {limit} caracteres.',
  'visibility-not-boolean': 'is_public debe ser true o false, o no enviarse.',
  'visibility-misspelt':
    'Aquí no se conoce el campo «{field}». Quién puede ver el conjunto de datos se dice con is_public: true o false.',
  'field-misspelt': 'Aquí no se conoce el campo «{field}». ¿Quería decir {known}?',
  'station-not-an-object': 'station_facts debe ser un objeto, o no enviarse.',
  'station-field':
    'station_facts contiene un campo que no se puede aceptar: «{field}». Se conocen name, latitude, longitude, elevation, source y licence.',
  'station-half-place': 'station_facts necesita latitude y longitude juntas, o ninguna.',
  'text-has-nul': 'El campo {field} contiene un carácter NUL, que no se puede guardar.',
  'text-has-half-character':
    'El campo {field} contiene medio carácter (un sustituto suelto), que no se puede guardar.',
  'rows-missing': 'Envíe rows: una lista con un objeto por año.',
  'rows-empty': 'La lista de filas está vacía: envíe al menos un año.',
  'too-many-rows':
    'Demasiadas filas: se enviaron {found} y un conjunto admite como máximo {limit}.',
  'row-not-an-object': 'La fila {row} debe ser un objeto con Year y los meses de ese año.',
  'year-missing': 'La fila {row} no tiene Year (escrito así, con Y mayúscula).',
  'year-not-a-year': 'Year en la fila {row} debe ser un número entero de 1 a 9999.',
  'unknown-key':
    'La fila {row} tiene la clave «{key}». Las claves son Year y de 01_max, 01_min, 01_rain a 12_rain.',
  'value-empty': 'La fila {row} no tiene valor en {key}: no envíe esa clave.',
  'value-not-a-number': 'El valor de {key} en la fila {row} debe ser un número.',
  'not-json': 'El cuerpo no es JSON. Envíe un objeto JSON en UTF-8.',
  'not-json-number':
    'El cuerpo contiene NaN o Infinity, que no son JSON: Python los escribe para las celdas vacías. Omita esas claves.',
  'not-json-type': 'Envíe el cuerpo con la cabecera Content-Type: application/json.',
  'content-encoded':
    'El cuerpo viene con Content-Encoding: {encoding}. Envíelo tal cual, sin codificar.',
  'body-too-large':
    'El cuerpo es demasiado grande: se admiten como máximo {limit} bytes. Envíe menos filas o divida el conjunto de datos.',
  'body-unfinished':
    'El cuerpo terminó antes de estar completo. No se guardó nada; envíelo de nuevo.',
  'unknown-field':
    'El campo «{field}» no se puede cambiar. Envíe name, description, is_public o station_facts.',
  'nothing-to-change':
    'No hay nada que cambiar: envíe un objeto JSON con name, description, is_public o station_facts.',
  'query-unreadable': 'No se entiende el valor de {field} en la dirección.',
  'query-takes-search': 'search admite hasta 200 caracteres.',
  'query-takes-mine': 'mine es true o false.',
  'query-takes-limit': 'limit es un número de 1 a 100.',
  'query-takes-versions_of': 'versions_of es el id de un conjunto de datos.',
  'query-takes-account': 'account es el id de una cuenta.',
  'query-takes-from_year': 'from_year es un año de 1 a 9999.',
  'query-takes-to_year': 'to_year es un año de 1 a 9999, y no anterior a from_year.',
  'query-takes-elements': 'elements son algunos de max,min,rain.',
  'query-takes-completeness': 'completeness es un número de 1 a 100.',
  'query-takes-area': 'area es oeste,sur,este,norte en grados.',
  'query-takes-sort': 'sort es newest, longest o name.',
  'query-takes-after': 'after es lo que dijo next, con el mismo sort.',
  'query-takes-since':
    'since es el id del conjunto de datos con el que se compara, por lo general una versión anterior.',
  'query-unknown': 'La dirección contiene el parámetro «{field}», que aquí no se conoce.',
  'token-missing':
    'Inicie sesión primero: envíe un token de acceso en la cabecera Authorization: Bearer.',
  'token-expired':
    'El token de acceso ha caducado. Cambie el token de actualización por uno nuevo.',
  'token-invalid':
    'El token de acceso no vale aquí. Inicie sesión de nuevo o cambie el token de actualización.',
  'dataset-not-found': 'No existe ese conjunto de datos, o es privado y no es suyo.',
  'route-not-found': 'No hay nada en esta dirección.',
  'method-not-allowed': 'Esta dirección no admite ese método. Admite: {allowed}.',
  'idempotency-key-unreadable':
    'Idempotency-Key debe tener de 1 a 255 caracteres visibles, sin espacios.',
  'idempotency-key-reused':
    'Esta Idempotency-Key ya se usó para otro conjunto de datos. Uno nuevo necesita otra clave.',
  'idempotency-key-busy':
    'Una solicitud con esta Idempotency-Key sigue en curso. Inténtelo dentro de un momento.',
  'request-unreadable': 'No es una solicitud que pueda leerse como HTTP/1.1 con cabecera Host.',
  'request-too-slow': 'La solicitud no llegó a tiempo. No se guardó nada; envíela de nuevo.',
  'headers-too-large':
    'Las cabeceras de la solicitud son demasiado grandes: se admiten como máximo 16 KiB.',
  'expectation-unknown': 'La única expectativa que se cumple aquí es Expect: 100-continue.',
  'service-busy':
    'El servicio no alcanza su base de datos o está saturado. No se perdió nada; inténtelo dentro de un momento.',
  'disk-full':
    'El servicio no tiene espacio para guardar nada más. No se perdió nada y se puede seguir leyendo. Inténtelo más tarde o avise a quien lo administra.',
  'outcome-unknown':
    'La base de datos dejó de responder en el último momento, y no se sabe si esto se guardó. Puede enviarlo otra vez con la misma Idempotency-Key: no se duplica.',
  stopping: 'El servicio se está reiniciando. No se perdió nada; inténtelo dentro de un momento.',
  unexpected:
    'Algo falló por nuestra parte. Si vuelve a ocurrir, diga este número a quien administra el servicio: {id}.',
  bad_json: 'El cuerpo debe ser JSON, con la cabecera Content-Type: application/json.',
  body_encoded:
    'El cuerpo viene con Content-Encoding: {encoding}. Envíelo tal cual, sin codificar.',
  validation_failed: 'El valor de {field} falta o no se puede usar.',
  user_metadata_too_large:
    'Lo que una cuenta dice de sí misma (data) puede ocupar en total {most} bytes de JSON.',
  invalid_credentials: 'El correo o la contraseña no son correctos.',
  unsupported_grant_type: 'grant_type debe ser refresh_token o password.',
  user_already_exists: 'Ya hay una cuenta con este correo. Inicie sesión.',
  weak_password: 'La contraseña debe tener de {least} a {most} caracteres.',
  signup_disabled: 'Este servicio no admite cuentas nuevas. Pida una a quien lo administra.',
  email_address_invalid: 'Esto no es una dirección de correo.',
  email_change_not_offered: 'El correo de una cuenta no se puede cambiar.',
  refresh_token_not_found:
    'Este token de actualización no se conoce aquí, o ya no. Inicie sesión de nuevo.',
  refresh_token_already_used:
    'Este token de actualización se había sustituido más de una vez, así que su sesión se cerró por seguridad. Inicie sesión de nuevo.',
  refresh_token_malformed:
    'Esto no es un token de actualización de este servicio. Cópielo de nuevo, entero.',
  refresh_token_not_issued: 'Este token de actualización no lo emitió este servicio.',
  session_expired:
    'La sesión ha caducado: no se usó durante demasiado tiempo. Inicie sesión de nuevo.',
  recovery_not_offered:
    'Este servicio no envía correo. Pida a quien lo administra que ponga una contraseña nueva.',
  recovery_token_invalid: 'Este enlace ya se usó o es demasiado antiguo. Pida uno nuevo.',
  confirmation_not_offered:
    'Este servicio no envía correo, así que no hay con qué confirmar una dirección.',
  confirmation_token_invalid:
    'Este enlace ya se usó o es demasiado antiguo. Si la página de su cuenta todavía lo pide, haga que le envíe otro.',
  'mail-confirm-subject': 'Confirme su dirección en Almanac',
  'mail-confirm-text':
    'Alguien, probablemente usted, ha creado una cuenta con esta dirección en {site}.\n\nAbra este enlace antes de {days} días para confirmar que la dirección es suya. Funciona una sola vez:\n{url}\n\nSi no fue usted, no haga nada: la dirección queda sin confirmar.\n',
  'setting-not-mail-server':
    '{setting} no es la dirección de un servidor de correo, que empieza por smtp:// o smtps://.',
  'setting-needs-other':
    '{setting} está puesto y {other} no: un correo necesita enlaces que lleven aquí con seguridad. Ponga en {other} la dirección en la que se llega a este servicio.',
  'mail-reset-subject': 'Poner una contraseña nueva en Almanac',
  'mail-reset-text':
    'Alguien, probablemente usted, ha pedido una contraseña nueva en {site}.\n\nAbra este enlace antes de {minutes} minutos para ponerla. Funciona una sola vez:\n{url}\n\nSi no fue usted, no haga nada: su contraseña sigue igual.\n',
  session_not_found: 'Esta sesión se cerró. Inicie sesión de nuevo.',
  no_authorization:
    'Inicie sesión primero: envíe un token de acceso en la cabecera Authorization: Bearer.',
  bad_jwt: 'El token de acceso ha caducado o no vale aquí.',
  request_entity_too_large: 'El cuerpo es demasiado grande.',
  'setting-unknown':
    '{setting} no es el nombre de ningún ajuste, así que nada lo lee. ¿Quería decir {nearest}? Corríjalo o quítelo.',
  'setting-not-number': '{setting} debe ser un número entero de {least} a {most}, no «{found}».',
  'setting-not-choice': '{setting} debe ser uno de {choices}, no «{found}».',
  'setting-not-address':
    '{setting} debe ser una dirección que empiece por http:// o https://, no «{found}».',
  'setting-not-database':
    '{setting} debe ser la dirección de una base PostgreSQL: postgres://usuario:contraseña@servidor/nombre. En una contraseña, escriba @ como %40, # como %23 y / como %2F.',
  'setting-not-site':
    '{setting} nombra {folder}, donde no hay ningún index.html, así que faltarían todas las páginas. Ejecute npm run build y nombre su carpeta dist/site, o quite el ajuste.',
  'setting-too-short': '{setting} debe tener al menos {least} caracteres.',
  'folder-in-use':
    'La carpeta de datos {folder} la usa otro proceso (número {process}). Deténgalo primero, o elija otra carpeta con {setting}.',
  'database-too-new':
    'La base de datos tiene un cambio que este programa no conoce ({found}). Arranque una versión más nueva del programa.',
  'other-secrets':
    'Esta base de datos se creó con otros secretos. Dé a este proceso el keys.json del primero (ALMANAC_KEYS_FILE), o el mismo ALMANAC_JWT_SECRET.',
  'key-outdated':
    'La clave de firma de este proceso se revocó, o se reemplazó hace más de un día, y nadie acepta lo que firma. Dele el keys.json más nuevo (ALMANAC_KEYS_FILE).',
  'keys-unreadable':
    'No se puede leer el archivo de claves {file}. Restáurelo de una copia; sin él se cierran todas las sesiones.',
  'keys-not-written':
    'No se puede escribir el archivo de claves {file} ({code}). Compruebe que su disco tenga espacio y que esta cuenta pueda escribir allí, o indique otro archivo con ALMANAC_KEYS_FILE.',
  'database-unreachable':
    'No se alcanza la base de datos. Compruebe DATABASE_URL y que PostgreSQL esté en marcha.',
  'database-refuses':
    'PostgreSQL no deja trabajar al servicio (su código: {code}). Compruebe el usuario, la contraseña y la base en DATABASE_URL. Ese usuario debe poder crear tablas allí y los roles anon y authenticated: las órdenes están en docs/operations.md.',
  'database-full': 'El disco de PostgreSQL está lleno. Libere espacio allí e inténtelo de nuevo.',
  'database-not-opened':
    'No se puede abrir la base de datos incluida en {folder}. Compruebe que su disco tenga espacio y que esta cuenta pueda escribir allí.',
  'port-in-use': 'El puerto {port} lo usa otro programa. Elija otro con PORT.',
  'cannot-listen':
    'El servicio no puede escuchar en {host}, puerto {port} ({code}). Elija una dirección de esta máquina con HOST u otro puerto con PORT: los menores de 1024 piden un permiso que pocas cuentas tienen.',
  started: 'Almanac escucha en {address}',
  'command-unknown':
    'Órdenes: reset-password CORREO · remove-account CORREO · replace-key [--revoke-others]. Sin ninguna arranca el servicio.',
  'account-unknown': 'No hay ninguna cuenta con este correo.',
  'password-wanted': 'Escriba la contraseña nueva (o envíela por la entrada) y pulse Intro:',
  'password-reset': 'Se cambió la contraseña. Todas las sesiones de esta cuenta se cerraron.',
  'account-removed': 'Se eliminó la cuenta, con sus conjuntos de datos y sesiones.',
  'key-replaced':
    'Hay una clave de firma nueva en {file}. Dé el archivo a cada proceso y reinícielos uno tras otro.',
  'key-not-in-use': 'Los tokens se firman con ALMANAC_JWT_SECRET: cambie ese ajuste.',
  'more-problems': {
    by: 'more',
    one: 'Hay {more} problema más.',
    other: 'Hay {more} problemas más.',
  },
  'more-problems-at-least': {
    by: 'more',
    one: 'Hay al menos {more} problema más.',
    other: 'Hay al menos {more} problemas más.',
  },
  'quota-reached':
    'Esta cuenta guarda {found} filas y {limit} es lo máximo. Borre conjuntos de datos que ya no necesite o pida más a quien administra el servicio.',
  'quota-near':
    'Se usan {found} de las {limit} filas que esta cuenta puede guardar. Borre conjuntos de datos que ya no necesite antes de que se llene.',
  'too-many-requests': {
    by: 'seconds',
    one: 'Demasiadas solicitudes. Inténtelo dentro de {seconds} segundo.',
    other: 'Demasiadas solicitudes. Inténtelo dentro de {seconds} segundos.',
  },
  not_found: 'No hay nada en esta dirección.',
  method_not_allowed: 'Esta dirección no admite ese método. Admite: {allowed}.',
  over_request_rate_limit: {
    by: 'seconds',
    one: 'Demasiados intentos. Inténtelo dentro de {seconds} segundo.',
    other: 'Demasiados intentos. Inténtelo dentro de {seconds} segundos.',
  },
};

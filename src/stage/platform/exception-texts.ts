/** The platform speaks the language of the account (apps-script.md §6.4); add-ons must not read it. */
export type ExceptionLanguage = 'en' | 'es';

type Places = Record<string, string | number>;

// One table, however long it is.
/**
 * The texts of apps-script.md; the second language proves that nobody branches on the first. Made when one is
 * needed: a realm is made for every execution, and few executions meet one.
 */
const makeTexts = () =>
  ({
    'mode-forbids': {
      en: 'You do not have permission to call {method}. Required permissions: {scopes}',
      es: 'No tienes permiso para llamar a {method}. Permisos necesarios: {scopes}',
    },
    'scope-missing': {
      en: 'Specified permissions are not sufficient to call {method}. Required permissions: {scopes}',
      es: 'Los permisos especificados no bastan para llamar a {method}. Permisos necesarios: {scopes}',
    },
    'authorization-required': {
      en: 'Authorization is required to perform that action.',
      es: 'Se necesita autorización para realizar esa acción.',
    },
    'no-ui-here': {
      en: 'Cannot call {service}.getUi() from this context.',
      es: 'No se puede llamar a {service}.getUi() desde este contexto.',
    },
    'too-many-simultaneous': {
      en: 'There are too many scripts running simultaneously for this Google user account.',
      es: 'Hay demasiadas secuencias de comandos en ejecución simultánea para esta cuenta.',
    },
    'execution-time': {
      en: 'Exceeded maximum execution time',
      es: 'Se superó el tiempo máximo de ejecución',
    },
    'computer-time': {
      en: 'Service using too much computer time for one day.',
      es: 'El servicio utiliza demasiado tiempo de cómputo en un día.',
    },
    'quota-spent': {
      en: 'Service invoked too many times for one day: {service}.',
      es: 'El servicio se ha invocado demasiadas veces en un día: {service}.',
    },
    'lock-timeout': {
      en: 'Lock timeout: another process was holding the lock for too long.',
      es: 'Tiempo de espera del bloqueo: otro proceso lo mantuvo demasiado tiempo.',
    },
    'properties-full': {
      en: 'You have exceeded the property storage quota. Please remove some properties and try again.',
      es: 'Se superó la cuota de almacenamiento de propiedades. Elimina algunas e inténtalo de nuevo.',
    },
    'argument-too-large': {
      en: 'Argument too large: {name}',
      es: 'Argumento demasiado grande: {name}',
    },
    'property-name-empty': {
      en: 'When setting or getting a property value, the property name must not be null or empty.',
      es: 'El nombre de la propiedad no puede ser nulo ni estar vacío.',
    },
    'data-storage': { en: 'Data storage error', es: 'Error de almacenamiento de datos' },
    'storage-error': {
      en: "We're sorry, a server error occurred while reading from storage. Error code {code}.",
      es: 'Se produjo un error del servidor al leer del almacenamiento. Código de error {code}.',
    },
    'server-error': {
      en: "We're sorry, a server error occurred. Please wait a bit and try again.",
      es: 'Se produjo un error en el servidor. Espera un momento e inténtalo de nuevo.',
    },
    'signature-mismatch': {
      en: "The parameters ({parameters}) don't match the method signature for {method}.",
      es: 'Los parámetros ({parameters}) no coinciden con la firma del método {method}.',
    },
    'argument-null': {
      en: 'Argument cannot be null: {name}',
      es: 'El argumento no puede ser nulo: {name}',
    },
    'cannot-convert': {
      en: 'Cannot convert {value} to int.',
      es: 'No se puede convertir {value} en int.',
    },
    'invalid-argument': {
      en: 'Invalid argument: {name}',
      es: 'Argumento no válido: {name}',
    },
    'dns-error': { en: 'DNS error: {url}', es: 'Error de DNS: {url}' },
    'address-unavailable': {
      en: 'Address unavailable: {url}',
      es: 'Dirección no disponible: {url}',
    },
    'fetch-timeout': { en: 'Timeout: {url}', es: 'Tiempo de espera: {url}' },
    'ssl-error': { en: 'SSL Error {url}', es: 'Error de SSL {url}' },
    'header-invalid': {
      en: 'Attribute provided with invalid value: Header:{name}',
      es: 'Atributo con un valor no válido: Header:{name}',
    },
    'attribute-invalid': {
      en: 'Attribute provided with invalid value: {name}',
      es: 'Atributo con un valor no válido: {name}',
    },
    'url-length': {
      en: 'Limit Exceeded: URLFetch URL Length.',
      es: 'Límite superado: URLFetch URL Length.',
    },
    'post-size': {
      en: 'Limit Exceeded: URLFetch POST Size.',
      es: 'Límite superado: URLFetch POST Size.',
    },
    'headers-limit': {
      en: 'Limit Exceeded: URLFetch Header Size.',
      es: 'Límite superado: URLFetch Header Size.',
    },
    'response-size': {
      en: 'Limit Exceeded: URLFetch Response Size.',
      es: 'Límite superado: URLFetch Response Size.',
    },
    'url-not-listed': {
      en: 'UrlFetch calls to {url} are not permitted by your admin',
      es: 'El administrador no permite llamadas de UrlFetch a {url}',
    },
    'request-failed': {
      en: 'Request failed for {host} returned code {status}. Truncated server response: {body} (use muteHttpExceptions option to examine full response)',
      es: 'La solicitud a {host} falló con el código {status}. Respuesta truncada del servidor: {body} (usa la opción muteHttpExceptions para ver la respuesta completa)',
    },
    // Google says "time-based" of a second trigger of any type.
    'trigger-type-per-document': {
      en: 'This add-on has created too many time-based triggers in this document for this Google user account.',
      es: 'Este complemento ha creado demasiados activadores por tiempo en este documento para esta cuenta.',
    },
    'trigger-without-frequency': {
      en: 'A frequency is required if atHour() or nearMinute() is used',
      es: 'Se necesita una frecuencia si se usa atHour() o nearMinute()',
    },
    // No public sighting tells the words of these four.
    'trigger-without-time': {
      en: 'The trigger needs a frequency or a date',
      es: 'El activador necesita una frecuencia o una fecha',
    },
    'trigger-without-event': {
      en: 'The trigger needs an event',
      es: 'El activador necesita un evento',
    },
    'scopes-stray': {
      en: 'Scopes not in the manifest: {scopes}',
      es: 'Permisos que no están en el manifiesto: {scopes}',
    },
    'trigger-elsewhere': {
      en: 'An add-on can create triggers only in the document it is used in.',
      es: 'Un complemento solo puede crear activadores en el documento en el que se usa.',
    },
    'too-many-triggers': {
      en: 'This script has too many triggers. Triggers must be deleted from the script before more can be added.',
      es: 'Este script tiene demasiados activadores. Elimina alguno antes de añadir más.',
    },
    'trigger-too-often': {
      en: 'Add-on triggers can run at most once every hour.',
      es: 'Los activadores de un complemento se ejecutan como máximo una vez por hora.',
    },
    'no-triggers-in-test': {
      en: 'Installable triggers are not supported in test deployments.',
      es: 'Los activadores instalables no se admiten en implementaciones de prueba.',
    },
    'time-zone': { en: 'Invalid time zone: {zone}', es: 'Zona horaria no válida: {zone}' },
    'script-function-missing': {
      en: 'Script function not found: {name}',
      es: 'Función de secuencia de comandos no encontrada: {name}',
    },
    'rows-at-least-one': {
      en: 'The number of rows in the range must be at least 1.',
      es: 'El número de filas del intervalo debe ser como mínimo 1.',
    },
    'columns-at-least-one': {
      en: 'The number of columns in the range must be at least 1.',
      es: 'El número de columnas del intervalo debe ser como mínimo 1.',
    },
    'row-too-small': {
      en: 'The starting row of the range is too small.',
      es: 'La fila inicial del intervalo es demasiado pequeña.',
    },
    'column-too-small': {
      en: 'The starting column of the range is too small.',
      es: 'La columna inicial del intervalo es demasiado pequeña.',
    },
    'outside-sheet': {
      en: 'The coordinates of the range are outside the dimensions of the sheet.',
      es: 'Las coordenadas del intervalo están fuera de las dimensiones de la hoja.',
    },
    'too-many-cells': {
      en: 'This action would increase the number of cells in the workbook above the limit of {limit} cells.',
      es: 'Esta acción aumentaría el número de celdas del libro por encima del límite de {limit} celdas.',
    },
    'not-of-type': {
      en: 'Object is not of type {type}.',
      es: 'El objeto no es de tipo {type}.',
    },
    'property-error': {
      en: 'Unexpected error while getting the method or property {what} on object {on}.',
      es: 'Error inesperado al obtener el método o la propiedad {what} del objeto {on}.',
    },
    'band-color-missing': {
      en: '{name} color should not be null.',
      es: 'El color {name} no debe ser nulo.',
    },
    'autofill-outside': {
      en: 'AutoFill destination range must contain the source range.',
      es: 'El intervalo de destino del autocompletado debe contener el de origen.',
    },
    'autofill-two-ways': {
      en: 'AutoFill destination range must extend the source range in only one direction.',
      es: 'El intervalo de destino del autocompletado debe ampliar el de origen en una sola dirección.',
    },
    'metadata-place': {
      en: 'Adding developer metadata to arbitrary ranges is not currently supported. Developer metadata may only be added to the top-level spreadsheet, an individual sheet, or an entire row or column.',
      es: 'Por ahora no se pueden añadir metadatos de desarrollador a intervalos cualesquiera, solo a la hoja de cálculo, a una hoja o a una fila o columna entera.',
    },
    // No public sighting tells the words of these two.
    'group-missing': {
      en: 'The group does not exist.',
      es: 'El grupo no existe.',
    },
    'group-without-control': {
      en: 'Cannot group the first row or column while the group control is before the group.',
      es: 'No se puede agrupar la primera fila o columna mientras el control esté antes del grupo.',
    },
    'rows-outside': {
      en: 'Those rows are out of bounds.',
      es: 'Esas filas están fuera de los límites.',
    },
    'columns-outside': {
      en: 'Those columns are out of bounds.',
      es: 'Esas columnas están fuera de los límites.',
    },
    'all-rows': {
      en: "You can't delete all the rows on the sheet.",
      es: 'No puedes eliminar todas las filas de la hoja.',
    },
    'all-columns': {
      en: "You can't delete all the columns on the sheet.",
      es: 'No puedes eliminar todas las columnas de la hoja.',
    },
    'all-unfrozen-rows': {
      en: 'Sorry, it is not possible to delete all non-frozen rows.',
      es: 'No se pueden eliminar todas las filas que no están inmovilizadas.',
    },
    'all-unfrozen-columns': {
      en: 'Sorry, it is not possible to delete all non-frozen columns.',
      es: 'No se pueden eliminar todas las columnas que no están inmovilizadas.',
    },
    'breaks-rule': {
      en: 'The data you entered in cell {cell} violates the data validation rules set on this cell.',
      es: 'Los datos que introdujiste en la celda {cell} incumplen las reglas de validación de datos de esa celda.',
    },
    'too-many-items': {
      en: 'The data validation rule has more items than the limit of {limit}. Use the "List from a range" criteria instead.',
      es: 'La regla de validación de datos tiene más elementos que el límite de {limit}. Usa en su lugar el criterio "Lista de un intervalo".',
    },
    'range-not-found': { en: 'Range not found', es: 'Intervalo no encontrado' },
    'rows-differ': {
      en: 'The number of rows in the data does not match the number of rows in the range. The data has {data} but the range has {range}.',
      es: 'El número de filas de los datos no coincide con el del intervalo. Los datos tienen {data}, pero el intervalo tiene {range}.',
    },
    'columns-differ': {
      en: 'The number of columns in the data does not match the number of columns in the range. The data has {data} but the range has {range}.',
      es: 'El número de columnas de los datos no coincide con el del intervalo. Los datos tienen {data}, pero el intervalo tiene {range}.',
    },
    'other-spreadsheet': {
      en: 'Target range and source range must be on the same spreadsheet.',
      es: 'Los intervalos de origen y de destino deben estar en la misma hoja de cálculo.',
    },
    'part-of-merge': {
      en: 'You must select all cells in a merged range to merge or unmerge them.',
      es: 'Debes seleccionar todas las celdas de un intervalo combinado para combinarlas o separarlas.',
    },
    'merges-frozen-rows': {
      en: "You can't merge frozen and non-frozen rows.",
      es: 'No puedes combinar filas inmovilizadas con otras que no lo están.',
    },
    'merges-frozen-columns': {
      en: "You can't merge frozen and non-frozen columns.",
      es: 'No puedes combinar columnas inmovilizadas con otras que no lo están.',
    },
    'freezes-part-of-merge-rows': {
      en: "Sorry, you can't freeze rows which contain only part of a merged cell. Try to break apart merged cells or freeze more rows to include the complete merged cells.",
      es: 'No puedes inmovilizar filas que solo contienen una parte de una celda combinada.',
    },
    'freezes-part-of-merge-columns': {
      en: "Sorry, you can't freeze columns which contain only part of a merged cell. Try to break apart merged cells or freeze more columns to include the complete merged cells.",
      es: 'No puedes inmovilizar columnas que solo contienen una parte de una celda combinada.',
    },
    'rule-of-other-sheet': {
      en: 'Conditional format rule cannot reference a different sheet.',
      es: 'La regla de formato condicional no puede hacer referencia a otra hoja.',
    },
    'banding-taken': {
      en: 'You cannot add alternating background colors to a range that already has alternating background colors.',
      es: 'No puedes añadir colores de fondo alternos a un intervalo que ya los tiene.',
    },
    'cell-protected': {
      en: 'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.',
      es: 'Estás intentando editar una celda o un objeto protegidos. Pide al propietario de la hoja de cálculo que quite la protección.',
    },
    'cell-too-long': {
      en: 'Your input contains more than the maximum of 50000 characters in a single cell.',
      es: 'La entrada supera el máximo de 50000 caracteres en una celda.',
    },
    'sheet-name-taken': {
      en: 'A sheet with the name "{name}" already exists. Please enter another name.',
      es: 'Ya existe una hoja con el nombre "{name}". Introduce otro nombre.',
    },
    'sheet-name-long': {
      en: 'The sheet name cannot be greater than 100 characters.',
      es: 'El nombre de la hoja no puede tener más de 100 caracteres.',
    },
    'sheet-elsewhere': {
      en: 'Specified sheet must be part of the spreadsheet',
      es: 'La hoja indicada debe ser de esta hoja de cálculo',
    },
    'filter-taken': {
      en: "You can't create a filter in a sheet that already has a filter.",
      es: 'No puedes crear un filtro en una hoja que ya tiene uno.',
    },
    'sheet-missing': {
      en: 'Sheet {id} not found',
      es: 'No se encontró la hoja {id}',
    },
    // Seen word for word in gh:diegomanuel/binance-to-google-sheets#13.
    'sheet-without-cells': {
      en: 'The action is not supported for {kind} sheet',
      es: 'No se admite la acción en la hoja {kind}',
    },
    'last-sheet': {
      en: "You can't remove all the sheets in a document.",
      es: 'No puedes eliminar todas las hojas de un documento.',
    },
    'last-visible-sheet': {
      en: "You can't remove all the visible sheets in a document.",
      es: 'No puedes eliminar todas las hojas visibles de un documento.',
    },
    'hides-all-sheets': {
      en: "You can't hide all the sheets in a document.",
      es: 'No puedes ocultar todas las hojas de un documento.',
    },
    'freezes-all-rows': {
      en: "You can't freeze all visible rows on the sheet.",
      es: 'No puedes inmovilizar todas las filas visibles de la hoja.',
    },
    'freezes-all-columns': {
      en: "You can't freeze all visible columns on the sheet.",
      es: 'No puedes inmovilizar todas las columnas visibles de la hoja.',
    },
    'document-missing': {
      en: "Document {id} is missing (perhaps it was deleted, or you don't have read access?)",
      es: 'Falta el documento {id} (¿se eliminó o no tienes acceso de lectura?)',
    },
    'document-closed': {
      en: 'You do not have permission to access the requested document.',
      es: 'No tienes permiso para acceder al documento solicitado.',
    },
    'cannot-edit': {
      en: 'You do not have permission to edit this document.',
      es: 'No tienes permiso para editar este documento.',
    },
    'html-file-missing': {
      en: 'No HTML file named {name} was found.',
      es: 'No se encontró ningún archivo HTML llamado {name}.',
    },
    'meta-tag': {
      en: 'The specified meta tag cannot be used in this context: {name}',
      es: 'La etiqueta meta indicada no se puede usar en este contexto: {name}',
    },
    'not-base64': { en: 'Could not decode string.', es: 'No se pudo decodificar la cadena.' },
    'mail-limit': {
      en: 'Limit Exceeded: {what}.',
      es: 'Límite superado: {what}.',
    },
    'mail-address': {
      en: 'Invalid email: {address}',
      es: 'Correo electrónico no válido: {address}',
    },
    'mail-no-recipient': {
      en: 'Failed to send email: no recipient',
      es: 'No se pudo enviar el correo: sin destinatario',
    },
  }) as const;

type Texts = ReturnType<typeof makeTexts>;
export type ExceptionKind = keyof Texts;

let texts: Texts | null = null;

let language: ExceptionLanguage = 'en';

/** One language per process and realm: the platform's switch, not the script's. */
export function speakExceptionsIn(wanted: ExceptionLanguage): void {
  language = wanted;
}

export function exceptionText(kind: ExceptionKind, places: Places = {}): string {
  texts ??= makeTexts();
  return texts[kind][language]
    .replace(/\{(\w+)\}/g, (_, name: string) => String(places[name] ?? ''))
    .replace(/\. (Required permissions|Permisos necesarios): $/, '.');
}

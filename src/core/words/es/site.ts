import type { enSite } from '../en/site.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esSite: PhrasesLike<typeof enSite> = {
  'site.name': 'Almanac',
  'site.skip': 'Ir al contenido',
  'site.language': 'Idioma',
  'site.nav': 'Principal',
  'site.nav-directory': 'Directorio',
  'site.nav-developers': 'Desarrollo',
  'site.nav-connect': 'Conectar',
  'site.nav-sign-in': 'Entrar',
  'site.nav-account': 'Cuenta',
  'site.footer': 'Temperaturas en °C y lluvia en mm, tal como las publicaron sus dueños.',
  'site.loading': 'Cargando…',
  'site.try-again': 'Intentar de nuevo',
  'site.copy': 'Copiar',
  'site.copied': 'Copiado',
  'site.copy-by-hand': 'Seleccione el texto y cópielo',
  'site.cancel': 'Cancelar',
  'site.nowhere-title': 'Aquí no hay ninguna página',
  'site.nowhere-text': 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  'site.to-directory': 'Ir al Directorio',

  'site.offline':
    'No hay conexión. Lo que ve en esta página se conserva; inténtelo de nuevo cuando esté conectado.',
  'site.unreachable':
    'El servicio no respondió. No se cambió nada. Revise su conexión e inténtelo de nuevo en un minuto.',
  'site.service-fault':
    'Algo falló en el servicio. No se cambió nada. Inténtelo de nuevo en un minuto.',
  'site.too-many-tries':
    'Demasiados intentos en poco tiempo. Espere unos minutos e inténtelo de nuevo.',
  'site.too-many-tries-seconds': {
    by: 'seconds',
    one: 'Demasiados intentos en poco tiempo. Inténtelo de nuevo en {seconds} segundo.',
    other: 'Demasiados intentos en poco tiempo. Inténtelo de nuevo en {seconds} segundos.',
  },
  'site.signed-out': 'Su sesión ha terminado. Entre e inténtelo de nuevo.',
  'site.not-found': 'Ya no está.',
  'site.wrong-password': 'El correo y la contraseña no corresponden a ninguna cuenta.',
  'site.account-exists': 'Ya hay una cuenta con este correo. Entre con ella.',
  'site.sign-up-closed':
    'Las cuentas nuevas las crean quienes administran este servicio. Pídales una.',
  'site.weak-password':
    'La contraseña es demasiado corta o demasiado común. Use al menos 8 caracteres.',
  'site.same-password': 'Esta es la contraseña que ya tiene. Elija otra.',
  'site.not-an-address': 'Esto no es una dirección de correo. Tiene la forma nombre@example.org.',

  'site.directory-title': 'Directorio',
  'site.directory-lead':
    'Registros mensuales de temperatura y lluvia, publicados desde las mismas hojas de cálculo en que se llevan.',
  'site.search': 'Buscar en títulos, descripciones y cuentas',
  'site.search-clear': 'Borrar la búsqueda',
  'site.mine-only': 'Solo los míos',
  'site.found': {
    by: 'count',
    one: '{count} conjunto de datos a la vista',
    other: '{count} conjuntos de datos a la vista',
  },
  'site.list': 'Conjuntos de datos, primero los más recientes',
  'site.filters': 'Filtros',
  'site.filters-clear': 'Quitar los filtros',
  'site.filter-years': 'Años que debe abarcar',
  'site.filter-from': 'Desde',
  'site.filter-to': 'Hasta',
  'site.filter-elements': 'Debe tener',
  'site.filter-completeness': 'Completo al menos al',
  'site.filter-any': 'Cualquiera',
  'site.sort': 'Ordenar por',
  'site.sort-newest': 'Más recientes',
  'site.sort-longest': 'Serie más larga',
  'site.sort-name': 'Nombre',
  'site.list-longest': 'Conjuntos de datos, primero la serie más larga',
  'site.list-name': 'Conjuntos de datos por nombre',
  'site.map': 'Mapa',
  'site.map-label': 'Mapa de lo encontrado',
  'site.map-marks': 'Conjuntos de datos en el mapa',
  'site.map-everywhere': 'Mostrar todo el mapa',
  'site.map-none': 'Ninguno de estos conjuntos de datos dice dónde está.',
  'site.nothing-fits': 'Ningún conjunto de datos cumple todo esto',
  'site.nothing-fits-text': 'Quitando una de las condiciones se encuentra algo:',
  'site.nothing-fits-alone': 'Quite más de una condición, o empiece de nuevo.',
  'site.account-datasets': 'Lo que ha publicado esta cuenta.',
  'site.account-unnamed': 'Una cuenta sin nombre',
  'site.account-missing': 'No hay nada de esta cuenta',
  'site.account-missing-text': 'No ha publicado nada que usted pueda ver, o ya no existe.',
  'site.filters-count': { by: 'count', one: '{count} filtro', other: '{count} filtros' },
  'site.totals': {
    by: 'count',
    one: '{count} conjunto de datos',
    other: '{count} conjuntos de datos',
  },
  'site.totals-capped': {
    by: 'count',
    one: '{count} conjunto de datos o más',
    other: '{count} conjuntos de datos o más',
  },
  'site.totals-years': {
    by: 'years',
    one: '{years} año de registros',
    other: '{years} años de registros',
  },
  'site.totals-values': {
    by: 'values',
    one: '{values} valor mensual',
    other: '{values} valores mensuales',
  },
  'site.map-mark': {
    by: 'count',
    one: '{count} conjunto de datos cerca de {place}: ver de cerca',
    other: '{count} conjuntos de datos cerca de {place}: ver de cerca',
  },
  'site.map-mark-last': {
    by: 'count',
    one: '{count} conjunto de datos cerca de {place}',
    other: '{count} conjuntos de datos cerca de {place}',
  },
  'site.map-note': {
    by: 'placed',
    one: '{placed} de ellos dice dónde está. Un lugar dado en décimas de grado está redondeado: la estación está a unos 10 km como mucho.',
    other:
      '{placed} de ellos dicen dónde están. Un lugar dado en décimas de grado está redondeado: la estación está a unos 10 km como mucho.',
  },
  'site.loosen-search': 'Sin las palabras: {count}',
  'site.loosen-years': 'Cualquier año: {count}',
  'site.loosen-elements': 'Cualquier elemento: {count}',
  'site.loosen-completeness': 'Por incompletos que estén: {count}',
  'site.loosen-area': 'En cualquier lugar: {count}',
  'site.private': 'Privado',
  'site.public': 'Público',
  'site.years': { by: 'count', one: '{span} · {count} año', other: '{span} · {count} años' },
  'site.published': 'Publicado el {date}',
  'site.by': 'de {account}',
  'site.by-you': 'suyo',
  'site.by-unnamed': 'de una cuenta sin nombre',
  'site.earlier': {
    by: 'count',
    one: '{count} versión anterior',
    other: '{count} versiones anteriores',
  },
  'site.earlier-many': 'Más de {count} versiones anteriores',
  'site.versions-all': 'Mostrar todas las versiones',
  'site.versions-title': 'Todas las versiones',
  'site.versions-lead':
    'Todos los envíos de un mismo título y de una misma cuenta, primero los más recientes.',
  'site.more': 'Mostrar más',
  'site.nothing-found': 'Nada coincide con «{search}».',
  'site.nothing-found-text':
    'Pruebe con una palabra más corta, o con parte del nombre de una estación o cuenta.',
  'site.none-of-mine': 'Usted aún no ha publicado nada.',
  'site.none-yet': 'Aún no se ha publicado ningún conjunto de datos.',
  'site.none-yet-text':
    'Conecte una hoja de cálculo y el primero aparecerá aquí, o envíe uno desde un programa.',

  'site.missing-title': 'Este conjunto de datos no se puede ver aquí',
  'site.missing-text': 'Puede que se haya borrado, o que sea privado y de otra cuenta.',
  'site.missing-sign-in': 'Si es suyo, entre para verlo.',
  'site.deleted-title': 'Borrado',
  'site.deleted-text': '«{name}» ya no está en el Directorio.',
  'site.download-csv': 'Descargar CSV',
  'site.download-json': 'Descargar JSON',
  'site.more-formats': 'Más formatos',
  'site.download-sef': 'Station Exchange Format (zip)',
  'site.download-rclimdex': 'Columnas de RClimDex, una línea por mes',
  'site.download-package': 'Paquete de datos (zip)',
  'site.download-csvw': 'Metadatos de las columnas (CSV on the Web)',
  'site.copy-link': 'Copiar enlace',
  'site.link-copied': 'Enlace copiado',
  'site.edit': 'Editar',
  'site.edit-title': 'Editar los detalles',
  'site.title-field': 'Título',
  'site.description-field': 'Descripción',
  'site.visibility': 'Quién puede verlo',
  'site.visibility-public': 'Todo el mundo, también sin cuenta',
  'site.visibility-private': 'Solo usted',
  'site.save': 'Guardar',
  'site.saving': 'Guardando…',
  'site.delete': 'Borrar',
  'site.deleting': 'Borrando…',
  'site.delete-title': '¿Borrar este conjunto de datos?',
  'site.delete-text': {
    by: 'count',
    one: '«{name}», con su {count} fila, desaparecerá para todo el mundo. No se puede deshacer.',
    other:
      '«{name}», con sus {count} filas, desaparecerá para todo el mundo. No se puede deshacer.',
  },
  'site.delete-keep': 'Conservarlo',
  'site.delete-confirm': 'Borrar definitivamente',
  'site.size-value': {
    by: 'rows',
    one: '{rows} fila × {columns:columna|columnas}',
    other: '{rows} filas × {columns:columna|columnas}',
  },
  'site.stripes': 'Año a año',
  'site.average-year': 'El año medio',
  'site.completeness': 'Datos disponibles',
  'site.statistics': 'En cifras',
  'site.values': 'Valores mensuales',
  'site.element-choice': 'Elemento',
  'site.yearly-mean': 'Media anual',
  'site.yearly-sum': 'Total anual',
  'site.highest': 'Mes más alto',
  'site.lowest': 'Mes más bajo',
  'site.wettest': 'Mes más lluvioso',
  'site.driest': 'Mes más seco',
  'site.warmest-year': 'Año más cálido',
  'site.coldest-year': 'Año más frío',
  'site.wettest-year': 'Año más lluvioso',
  'site.driest-year': 'Año más seco',
  'site.no-complete-year': 'ningún año completo',
  'site.complete-years-note':
    'Las cifras de un año usan solo los años con sus doce meses. La media o el total anual se obtiene de los valores de los meses.',
  'site.table-label': '{element} en {unit}, una fila por año',
  'site.place': 'Lugar',
  'site.place-rounded': 'Redondeado a 0,1°: la estación está a unos 10 km del punto como mucho.',
  'site.cite': 'Citar',
  'site.cite-format': 'Formato',
  'site.cite-text': 'Texto',
  'site.cite-bibtex': 'BibTeX',
  'site.cite-ris': 'RIS',
  'site.cite-copy': 'Copiar la cita',
  'site.cite-copied': 'Cita copiada',
  'site.trend':
    'Cambio por década, {firstYear}–{lastYear}: {change} {unit}, y con un 95 % de confianza entre {least} y {most}.',
  'site.trend-unclear':
    'Ningún cambio claro de {firstYear} a {lastYear}: con un 95 % de confianza entre {least} y {most} {unit} por década.',
  'site.average-of': 'Media de',
  'site.average-all': 'Todos los años',
  'site.changes-title': 'Qué cambió entre las versiones',
  'site.changes-with': 'Comparar con',
  'site.changes-only-version': 'Esta es la única versión de este conjunto de datos.',
  'site.changes-nothing': 'Nada: todos los valores son iguales.',
  'site.changes-more': 'y {count} cambios más',
  'site.changes-value': 'Valor',
  'site.changes-before': 'Antes',
  'site.changes-after': 'Después',
  'site.changes-version': '{name}, {date}',
  'site.changes-span': 'De la versión del {before} a la del {after}.',
  'site.changes-open': 'Abrir esta versión',
  'site.newer-version': 'Hay una versión más reciente de estos datos, del {date}.',
  'site.newer-open': 'Abrir la versión más reciente',
  'site.table-year': 'Año',
  'site.table-mean': 'Media',
  'site.table-year-mean': 'Media',
  'site.table-year-sum': 'Total',

  'site.sign-in-title': 'Entrar',
  'site.sign-up-title': 'Crear una cuenta',
  'site.sign-up-lead':
    'Con una cuenta puede publicar, guardar conjuntos de datos privados y cambiar o borrar lo suyo.',
  'site.email': 'Correo electrónico',
  'site.password': 'Contraseña',
  'site.new-password': 'Contraseña nueva',
  'site.password-hint':
    'Al menos 8 caracteres. Unas cuantas palabras sin relación son fáciles de recordar.',
  'site.display-name': 'Nombre en el Directorio',
  'site.display-name-hint':
    'Todo el mundo lo ve junto a lo que usted publica. Su correo queda oculto.',
  'site.sign-in': 'Entrar',
  'site.signing-in': 'Entrando…',
  'site.sign-up': 'Crear cuenta',
  'site.signing-up': 'Creando la cuenta…',
  'site.no-account': '¿Aún no tiene cuenta?',
  'site.have-account': '¿Ya tiene cuenta?',

  'site.account-title': 'Su cuenta',
  'site.account-lead': 'Ha entrado como {email}.',
  'site.name-missing':
    'Elija el nombre que aparece junto a sus datos: hasta entonces se publican sin nombre.',
  'site.name-section': 'Nombre',
  'site.name-saved': 'Guardado. Desde ahora el Directorio muestra este nombre.',
  'site.password-section': 'Contraseña',
  'site.password-text':
    'Una contraseña nueva cierra su sesión en todas las demás partes y desconecta las hojas: sus envíos programados se detienen hasta que las conecte de nuevo.',
  'site.change-password': 'Cambiar la contraseña',
  'site.password-changed': 'Su contraseña ha cambiado.',
  'site.sign-out-section': 'Salir',
  'site.sign-out-text':
    'Salir aquí no afecta a las hojas conectadas. Salir en todas partes las desconecta también: sus envíos programados se detienen hasta que las conecte de nuevo.',
  'site.sign-out': 'Salir aquí',
  'site.sign-out-everywhere': 'Salir en todas partes',

  'site.password-forgotten':
    '¿Ha olvidado su contraseña? Quienes llevan este servicio pueden poner una nueva. Pídasela.',
  'site.sessions-section': 'Dónde ha iniciado sesión',
  'site.sessions-text':
    'Navegadores, hojas de cálculo conectadas y programas que pueden actuar en su nombre. Al terminar una sesión, lo que ya abrió sigue abierto hasta una hora y los envíos programados de una hoja de cálculo se detienen.',
  'site.session-unknown': 'Programa desconocido',
  'site.session-here': 'este navegador',
  'site.session-days': 'iniciada el {opened}, usada por última vez el {used}',
  'site.session-end': 'Terminar',
  'site.take-out-section': 'Llevarse todo',
  'site.take-out-text':
    'Un archivo zip con todos sus conjuntos de datos en CSV y JSON, también los privados, y lo que este servicio sabe de su cuenta.',
  'site.take-out': 'Descargar todo',
  'site.taking-out': 'Preparando…',
  'site.delete-account-section': 'Eliminar la cuenta',
  'site.delete-account-text':
    'Todo se elimina con ella y nadie puede recuperarlo. Si puede necesitarlo, lléveselo antes.',
  'site.delete-account': 'Eliminar la cuenta…',
  'site.delete-account-title': '¿Eliminar su cuenta?',
  'site.delete-account-what':
    'Se eliminan su nombre, su correo electrónico, todos los conjuntos de datos que publicó, públicos o privados, con todas sus versiones, y todas sus sesiones. Los enlaces a sus datos dejan de funcionar. Las hojas de cálculo conectadas conservan sus tablas y ya no pueden enviar nada.',
  'site.delete-account-keep': 'Conservar la cuenta',
  'site.delete-account-confirm': 'Eliminar todo',

  'site.forgot-title': '¿Ha olvidado su contraseña?',
  'site.forgot-lead':
    'Escriba el correo electrónico de su cuenta. Recibirá un enlace para poner una contraseña nueva.',
  'site.forgot-send': 'Enviarme un enlace',
  'site.forgot-sending': 'Enviando…',
  'site.forgot-sent':
    'Si hay una cuenta con esta dirección, el mensaje está en camino. Su enlace se abre una sola vez, durante una hora. Mire también en el correo no deseado.',
  'site.reset-title': 'Poner una contraseña nueva',
  'site.reset-lead':
    'La contraseña nueva cierra todas las sesiones y termina las hojas de cálculo conectadas: conéctelas después de nuevo.',
  'site.email-confirmed-by-mail': 'Enviaremos a esta dirección un enlace para confirmarla.',
  'site.confirm-title': 'Confirme su dirección',
  'site.confirm-lead': 'Pulse el botón para confirmar que la dirección de su cuenta es suya.',
  'site.confirm': 'Confirmar esta dirección',
  'site.confirm-done': 'Su dirección está confirmada.',
  'site.unconfirmed-section': 'Confirme su dirección',
  'site.unconfirmed-text':
    'Hemos enviado un enlace a {email}. Ábralo para confirmar que la dirección es suya. Mientras tanto, todo funciona.',
  'site.unconfirmed-send': 'Enviar el enlace de nuevo',
  'site.unconfirmed-sent':
    'Si en la última hora llegaron menos de tres, otro mensaje está en camino. Mire también en el correo no deseado.',
  'site.connect-title': 'Conectar una hoja de cálculo',
  'site.connect-lead':
    'Cree una conexión para una sola hoja de cálculo. Es independiente de este navegador: salir aquí no la termina, y se renueva sola mientras se use al menos una vez cada 60 días.',
  'site.connect-password':
    'Su contraseña una vez más, porque una conexión puede publicar en su nombre.',
  'site.connect-make': 'Crear una conexión',
  'site.connect-making': 'Creándola…',
  'site.connect-ready-title': 'Su conexión está lista',
  'site.connect-ready-text':
    'Se muestra solo esta vez. Trátela como una contraseña: quien la tenga puede publicar como usted.',
  'site.connect-text': 'Conexión',
  'site.connect-copy': 'Copiar la conexión',
  'site.connect-step-copy': 'Copie la conexión.',
  'site.connect-step-open': 'En su hoja de cálculo, abra Extensiones › Almanac › Conectar.',
  'site.connect-step-paste': 'Péguela allí y pulse Conectar.',
  'site.connect-again': 'Crear otra',
  'site.connect-again-text':
    'Una conexión para cada hoja o programa: dos que comparten una se desconectan entre sí.',

  'site.nav-install': 'Instalar',
  'site.install-title': 'Poner Almanac en su hoja de cálculo',
  'site.install-lead':
    'No hace falta ningún programa en su ordenador: se copian cuatro textos en el editor de Google, una sola vez. Son unos diez minutos.',
  'site.install-open':
    'En su hoja de cálculo elija Extensiones › Apps Script. El editor de Google se abre en otra pestaña. Arriba, cambie el nombre Proyecto sin título por Almanac: el menú toma ese nombre.',
  'site.install-code': 'Abra Code.gs (o Código.gs), seleccione todo y pegue esto en su lugar.',
  'site.install-words':
    'Junto a Archivos pulse + y elija Script (o Secuencia de comandos). Escriba {name} como nombre, sin .gs, y ponga esto en lugar de lo que hay en el archivo: son las frases del menú y de los correos.',
  'site.install-page':
    'Junto a Archivos pulse + y elija HTML. Escriba {name} como nombre, sin .html, y ponga esto en lugar de lo que hay en el archivo.',
  'site.install-manifest':
    'Pulse el engranaje de la izquierda (Configuración del proyecto) y marque que se muestre el archivo de manifiesto «appsscript.json» en el editor. Vuelva al editor, abra appsscript.json y ponga esto en lugar de lo que hay.',
  'site.install-reload':
    'Guarde con Ctrl+S, cierre el editor y recargue la hoja de cálculo. A los pocos segundos el menú tiene Extensiones › Almanac.',
  'site.install-allow':
    'Elija Extensiones › Almanac › Abrir panel. Google pregunta qué puede hacer Almanac: marque Seleccionar todo. Antes avisa de que el script no está verificado, porque es suyo: elija Configuración avanzada y luego Ir a Almanac. Después elija Abrir panel otra vez.',
  'site.install-connect': 'En el panel, conéctese con su correo y su contraseña.',
  'site.install-copy': 'Copiar {name}',
  'site.install-extensions': 'Extensiones',
  'site.install-editors':
    'Quien puede editar la hoja de cálculo también puede cambiar este script, y un script cambiado podría usar su conexión. Conéctese solo donde se fíe de todos los editores.',
  'site.install-update': 'Una versión más nueva',
  'site.install-update-text':
    'Vuelva a esta página y pegue de nuevo los cuatro textos en los mismos sitios; si falta un archivo, añádalo como se dice arriba. La conexión y los envíos programados se mantienen.',
  'site.install-not-reachable':
    'Este servicio está en {address}, adonde Google no llega: un script hecho con esta página solo podrá enviar cuando el servicio tenga una dirección https propia.',

  'site.developers-title': 'Envíe datos desde donde quiera',
  'site.developers-lead':
    'Bastan dos llamadas HTTP: cambiar el token de actualización por un token de acceso nuevo y enviar el conjunto de datos. Las recetas de abajo hacen ambas y guardan el token nuevo.',
  'site.developers-start': 'Antes de la primera vez',
  'site.developers-start-text':
    'Cree una conexión en la página Conectar y guárdela en el archivo que nombra cada receta. Cada programa necesita la suya.',
  'site.developers-contract': 'Las dos llamadas',
  'site.developers-refresh':
    'Un token de acceso dura alrededor de una hora. El cambio devuelve un token de actualización nuevo que sustituye al enviado: guárdelo antes de usar el token de acceso. Si no llega respuesta, envíe el mismo otra vez.',
  'site.developers-ingest':
    'Cada fila es un año. Year es obligatorio; un mes sin valor no se envía. Temperaturas en °C, lluvia en mm.',
  'site.developers-errors':
    'Todo fallo trae una frase en error. 401 significa que el token de acceso ha caducado: cámbielo e inténtelo una vez más. 429 viene con Retry-After.',
  'site.developers-idempotency':
    'Envíe una cabecera Idempotency-Key propia para poder repetir un envío sin riesgo: la misma clave con el mismo cuerpo se guarda una sola vez.',
  'site.developers-recipes': 'Recetas',
  'site.developers-shell': 'Shell',
  'site.developers-shell-text':
    'Cualquier Unix con curl. Ejecútelo con sh push.sh dataset.json, también desde cron.',
  'site.developers-javascript': 'JavaScript',
  'site.developers-javascript-text':
    'Node 18 o posterior, sin instalar nada: node push.mjs dataset.json.',
  'site.developers-python': 'Python',
  'site.developers-python-text':
    'Python 3, solo con la biblioteca estándar: python3 push.py dataset.json.',
  'site.developers-r': 'R',
  'site.developers-r-text': 'Con los paquetes httr2 y jsonlite.',
  'site.developers-excel': 'Excel',
  'site.developers-excel-text':
    'Una macro para Excel en Windows: la primera fila de la hoja activa lleva los nombres de las columnas. El token se guarda en los ajustes de su usuario, nunca en una celda.',
  'site.developers-example': 'dataset.json',
  'site.developers-openapi': 'Toda la interfaz como descripción OpenAPI',
};

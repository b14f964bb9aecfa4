import type { enRead } from '../en/read.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esRead: PhrasesLike<typeof enRead> = {
  'read.usage':
    'Uso: npm run read -- ARCHIVO… [--wishes ARCHIVO.json] [--locale es_ES] [--json] [--why] [--sheet NOMBRE]\nLee tablas climáticas (CSV, TSV, texto, XLSX, XLS u ODS) como las importaría Google Sheets y muestra lo que enviaría el complemento. «-» lee la entrada estándar. Varios archivos son varias hojas de un mismo documento.',
  'read.no-file': 'Indique al menos un archivo.',
  'read.file-unreadable': 'No se puede leer {file}: {reason}.',
  'read.wishes-unreadable': 'No se pueden leer los ajustes de {file}: {reason}.',
  'read.nothing-read': 'No se pudo leer nada de {files}.',
  'read.columns': 'Columnas',
  'read.sheet': '{sheet}',
  'read.sheet-with-unit': '{sheet} ({unit})',
  'read.columns-unused': {
    by: 'count',
    one: '{count} columna más no hizo falta.',
    other: '{count} columnas más no hicieron falta.',
  },
  'read.findings': 'Observaciones',
  'read.no-findings': 'Sin observaciones.',
  'read.error': 'hay que corregirlo',
  'read.warning': 'por favor, revíselo',
  'read.note': 'conviene saberlo',
  'read.cells': 'en {sheet}: {cells}',
  'read.more-cells': {
    by: 'count',
    one: 'en {sheet}: {cells} y {count} más',
    other: 'en {sheet}: {cells} y {count} más',
  },
  'read.choice': 'responda con el ajuste «{wish}»: «{value}»',
  'read.choice-example': 'responda con el ajuste «{wish}»: «{value}» ({example})',
  'read.rows': { by: 'count', one: '{count} fila', other: '{count} filas' },
  'read.years-between': {
    by: 'count',
    one: '… {count} año más …',
    other: '… {count} años más …',
  },
};

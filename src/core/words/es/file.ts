import type { enFile } from '../en/file.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esFile: PhrasesLike<typeof enFile> = {
  'file.empty': '{file} está vacío.',
  'file.too-large': '{file} ocupa {size} MB. Un archivo puede ocupar hasta {limit} MB.',
  'file.unpacks-too-large':
    '{file} ocupa más de {limit} MB al descomprimirse, y ninguna tabla climática los necesita. No se ha abierto.',
  'file.password':
    '{file} está protegido con contraseña. Guárdelo sin ella en Excel o LibreOffice y ábralo de nuevo.',
  'file.damaged':
    '{file} está dañado o incompleto, como tras una descarga interrumpida. No se ha podido abrir nada.',
  'file.not-a-table':
    '{file} no es ni texto ni un libro de cálculo. Se pueden abrir CSV, TSV, texto, XLSX, XLS y ODS.',
  'file.pdf':
    '{file} es un PDF: muestra una tabla, pero no la contiene. Pida los datos en CSV o XLSX.',
  'file.web-page':
    '{file} es una página web o XML, termine como termine su nombre. Ábralo en Excel o LibreOffice y guárdelo como XLSX o CSV.',
  'file.no-cells': '{file} no tiene ninguna hoja con datos.',
  'file.too-many-sheets': '{file} tiene más de {limit} hojas.',
  'file.too-many-cells':
    '{file} abarca más de {limit} celdas, contando las vacías intermedias. Borre lo que esté muy por debajo o al lado de la tabla, o guarde una estación por archivo.',
  'file.formulas-without-result': {
    by: 'count',
    one: 'Una fórmula de {file} no tiene guardado su resultado y aquí queda vacía.',
    other: '{count} fórmulas de {file} no tienen guardado su resultado y aquí quedan vacías.',
    both: ' Guarde el archivo una vez en Excel o LibreOffice y ábralo de nuevo.',
  },
  'file.sheets-without-cells': 'Se han omitido los gráficos que ocupan una hoja entera: {sheets}.',
  'file.sheets-hidden':
    'No se han leído las hojas ocultas: {sheets}. Indique una con --sheet para leerla.',
  'file.sheet-missing': '{file} no tiene la hoja «{sheet}». Tiene: {sheets}.',
};

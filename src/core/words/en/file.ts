/** What is said of a file that is opened. */
export const enFile = {
  'file.empty': '{file} is empty.',
  'file.too-large': '{file} has {size} MB. A file may have up to {limit} MB.',
  'file.unpacks-too-large':
    '{file} unpacks to more than {limit} MB, which no climate table needs. It was not opened.',
  'file.password':
    '{file} is protected by a password. Save it without one in Excel or LibreOffice, then open it again.',
  'file.damaged':
    '{file} is damaged or not complete, as after a download that broke off. Nothing of it could be opened.',
  'file.not-a-table':
    '{file} is neither text nor a workbook. CSV, TSV, text, XLSX, XLS and ODS can be opened.',
  'file.pdf':
    '{file} is a PDF: it shows a table and holds none. Ask for the figures as CSV or XLSX.',
  'file.web-page':
    '{file} is a web page or XML, whatever its name ends in. Open it in Excel or LibreOffice and save it as XLSX or CSV.',
  'file.no-cells': '{file} holds no sheet with anything in it.',
  'file.too-many-sheets': '{file} has more than {limit} sheets.',
  'file.too-many-cells':
    '{file} reaches over more than {limit} cells, the empty ones between counted. Delete what stands far below or beside the table, or keep one station a file.',
  'file.formulas-without-result': {
    by: 'count',
    one: 'One formula in {file} has no result stored and is empty here.',
    other: '{count} formulas in {file} have no result stored and are empty here.',
    both: ' Save the file in Excel or LibreOffice once, then open it again.',
  },
  'file.sheets-without-cells': 'Charts on tabs of their own were left out: {sheets}.',
  'file.sheets-hidden': 'Hidden sheets were not read: {sheets}. Name one with --sheet to read it.',
  'file.sheet-missing': '{file} has no sheet “{sheet}”. It has: {sheets}.',
} as const;

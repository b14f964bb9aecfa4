/**
 * Why a file was not opened, in a sentence that goes on from its name. Thrown, because files are refused at every
 * depth of reading them.
 */
export class FileRefused extends Error {}

export const DAMAGED =
  'It is damaged or not complete, as after a download that broke off. Nothing of it could be opened.';
export const PASSWORD =
  'It is protected by a password. Save it without one in Excel or LibreOffice, then open it again.';
export const NOT_A_TABLE =
  'It is neither text nor a workbook. CSV, TSV, text, XLSX, XLS and ODS can be opened.';

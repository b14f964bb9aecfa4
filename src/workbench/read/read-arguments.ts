import { parseArgs } from 'node:util';

export type ReadArguments = {
  files: string[];
  wishesFile: string | undefined;
  locale: string;
  json: boolean;
  /** also what each word over the table and its columns was taken for */
  why: boolean;
  /** the sheets of workbooks to read; all that are not hidden where none is named */
  sheets: string[];
};

/** `null` = not a call we understand; the caller shows how it is called. */
export function readArguments(args: string[]): ReadArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        wishes: { type: 'string' },
        locale: { type: 'string', default: 'en_GB' },
        json: { type: 'boolean', default: false },
        why: { type: 'boolean', default: false },
        sheet: { type: 'string', multiple: true, default: [] },
      },
    });
    const { wishes: wishesFile, locale, json, why, sheet: sheets } = values;
    return { files: positionals, wishesFile, locale, json, why, sheets };
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')) return null;
    throw error;
  }
}

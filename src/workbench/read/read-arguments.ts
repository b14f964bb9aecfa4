import { parseArgs } from 'node:util';

export type ReadArguments = {
  files: string[];
  wishesFile: string | undefined;
  locale: string;
  json: boolean;
  /** also what each word over the table and its columns was taken for */
  why: boolean;
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
      },
    });
    const { wishes: wishesFile, locale, json, why } = values;
    return { files: positionals, wishesFile, locale, json, why };
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return null;
    throw error;
  }
}

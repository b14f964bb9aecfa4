import { parseArgs } from 'node:util';
import type { FormatName } from '../../core/files/file-format.ts';
import { FILE_FORMATS } from '../../core/files/formats.ts';

export type ReadArguments = {
  files: string[];
  wishesFile: string | undefined;
  locale: string;
  json: boolean;
  /** the sheets of workbooks to read; all that are not hidden where none is named */
  sheets: string[];
  /** the format of a file for others; none where the reading is only shown */
  as: FormatName | undefined;
  /** "2026-10", for formats that hold one month */
  month?: string;
  out?: string;
  /** a file with the facts of the station, for the header of that file */
  station?: string;
  /** a table that says where stations are */
  stations?: string;
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
        sheet: { type: 'string', multiple: true, default: [] },
        as: { type: 'string' },
        month: { type: 'string' },
        out: { type: 'string' },
        station: { type: 'string' },
        stations: { type: 'string' },
      },
    });
    const { wishes: wishesFile, sheet: sheets, as, ...others } = values;
    if (as !== undefined && !isFormat(as)) return null;
    return { files: positionals, wishesFile, sheets, as, ...others };
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')) return null;
    throw error;
  }
}

function isFormat(name: string): name is FormatName {
  return Object.keys(FILE_FORMATS).includes(name);
}

import { FileRefused, type FileSaid } from './file-problem.ts';

export type FileKind = 'text' | 'packed-workbook' | 'old-workbook';

/** What the bytes are, whatever the name ends in: people rename files, and some sites name web pages .xls. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new FileRefused('file.empty');
  const known = SIGNATURES.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (known?.is === 'text') return 'text';
  if (known?.is === 'refused') throw new FileRefused(known.why);
  if (known) return known.is;
  const start = bytes.subarray(0, LOOKED_AT);
  const text = new TextDecoder('windows-1252').decode(start);
  if (ZERO_WITHIN.test(text)) throw new FileRefused('file.not-a-table');
  if (MARKUP.test(text)) throw new FileRefused('file.web-page');
  return 'text';
}

type Signature = { mark: number[] } & ({ is: FileKind } | { is: 'refused'; why: FileSaid['kind'] });

/** The first bytes of files; those of text are its byte-order marks. */
const SIGNATURES: Signature[] = [
  { mark: [0xef, 0xbb, 0xbf], is: 'text' },
  { mark: [0xff, 0xfe], is: 'text' },
  { mark: [0xfe, 0xff], is: 'text' },
  { mark: [0x50, 0x4b, 0x03, 0x04], is: 'packed-workbook' },
  { mark: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], is: 'old-workbook' },
  { mark: [0x25, 0x50, 0x44, 0x46], is: 'refused', why: 'file.pdf' },
  { mark: [0x7b, 0x5c, 0x72, 0x74, 0x66], is: 'refused', why: 'file.not-a-table' },
];

/** Text has no byte of zero, unless old programs filled its lines with them; every other file has one soon. */
const LOOKED_AT = 4096;
const ZERO_WITHIN = /\0(?!\0|\r?\n|$)/;
const MARKUP = /^\s*<(?:!doctype|\?xml|html|head|body|table|meta|\w+[\s>])/i;

import type { CreatorKind } from './creator.ts';

/** What a citation names. The address leads to exactly this version, which never changes its rows. */
export type Cited = {
  id: string;
  title: string;
  /** who keeps the record, or else the account's display name; null where neither is known */
  author: string | null;
  /** a person's name has parts, an institution's none */
  authorKind: CreatorKind | null;
  /** ISO time of the upload */
  createdAt: string;
  firstYear: number;
  lastYear: number;
  licence: string | null;
  url: string;
};

export const CITATION_FORMATS = ['text', 'bibtex', 'ris', 'csl'] as const;
export type CitationFormat = (typeof CITATION_FORMATS)[number];

export function citationOf(cited: Cited, format: CitationFormat): string {
  const writers = { text: asText, bibtex: asBibTex, ris: asRis, csl: asCsl };
  return writers[format](cited);
}

function asText({ author, title, createdAt, firstYear, lastYear, url }: Cited): string {
  const year = `(${createdAt.slice(0, 4)})`;
  // The title leads where nobody is named.
  const named = author ? `${author} ${year}: ${title}` : `${title} ${year}`;
  return `${named}. ${firstYear}–${lastYear}. Version ${createdAt.slice(0, 10)}. ${url}`;
}

function asBibTex({
  id,
  author,
  authorKind,
  title,
  createdAt,
  licence,
  url,
  ...span
}: Cited): string {
  const [year = '', month = ''] = createdAt.split('-');
  const fields: [string, string | null][] = [
    ['author', author && (authorKind === 'person' ? inBraces(author) : `{${inBraces(author)}}`)],
    ['title', `{${inBraces(title)}}`],
    ['year', year],
    ['month', month],
    ['version', createdAt.slice(0, 10)],
    ['note', `Monthly climate values ${span.firstYear}--${span.lastYear}`],
    ['copyright', licence && inBraces(licence)],
    ['url', url],
  ];
  const lines = fields
    .filter(([, value]) => value)
    .map(([name, value]) => `  ${name} = {${value}},`);
  return [`@misc{almanac-${id.slice(0, 8)},`, ...lines, '}'].join('\n');
}

/** Braces that do not close would swallow the entries behind; a brace cannot be escaped for sure. */
function inBraces(text: string): string {
  return text.replace(/[{}]/g, '').replace(/[\\%&#$_^~]/g, (sign) => SIGNS[sign] ?? sign);
}

const SIGNS: Record<string, string> = {
  '\\': '\\textbackslash ',
  '%': '\\%',
  '&': '\\&',
  '#': '\\#',
  $: '\\$',
  _: '\\_',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
};

function asRis({ author, title, createdAt, licence, url, firstYear, lastYear }: Cited): string {
  const lines: [string, string | null][] = [
    ['TY', 'DATA'],
    ['AU', author],
    ['TI', title],
    ['PY', createdAt.slice(0, 4)],
    ['ET', createdAt.slice(0, 10)],
    ['DA', createdAt.slice(0, 10).replace(/-/g, '/')],
    ['N1', `Monthly climate values ${firstYear}-${lastYear}`],
    ['C1', licence],
    ['UR', url],
    ['ER', ''],
  ];
  // A tag stands at the start of a line, so a text must be one line.
  return lines
    .filter(([, value]) => value !== null)
    .map(([tag, value]) => `${tag}  - ${(value ?? '').replace(/\s+/g, ' ').trim()}`)
    .join('\n');
}

/** CSL-JSON, which Zotero and pandoc read. A name is cut into parts only where its owner has set a comma. */
function asCsl({ id, author, authorKind, title, createdAt, licence, url, ...span }: Cited): string {
  const [, family, given] = /^([^,]+),\s*(.+)$/.exec(author ?? '') ?? [];
  const isCut = authorKind === 'person' && family !== undefined;
  const item = {
    id: `almanac-${id.slice(0, 8)}`,
    type: 'dataset',
    title,
    ...(author && { author: [isCut ? { family, given } : { literal: author }] }),
    issued: { 'date-parts': [createdAt.slice(0, 10).split('-').map(Number)] },
    version: createdAt.slice(0, 10),
    note: `Monthly climate values ${span.firstYear}–${span.lastYear}`,
    ...(licence && { license: licence }),
    URL: url,
  };
  return JSON.stringify([item], null, 2);
}

import { strFromU8, strToU8 } from 'fflate';
import { unescaped } from './xml.ts';

/** The parts of a packed workbook by their paths. */
export type Files = Record<string, Uint8Array>;

/** Why a workbook is left as it is, and its findings go into one of their own. */
export class CannotMark extends Error {
  readonly why: 'protected' | 'signed' | 'odd';
  constructor(why: CannotMark['why']) {
    super(`Cannot mark a workbook: ${why}`);
    this.why = why;
  }
}

export function textOf(files: Files, path: string): string {
  const bytes = files[path];
  if (!bytes) throw new CannotMark('odd');
  return strFromU8(bytes);
}

export function freePath(files: Files, named: (count: number) => string): string {
  let count = 1;
  while (files[named(count)]) count += 1;
  return named(count);
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const NO_RELATIONS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** The name by which the part knows the new one. */
export function addRelation(
  files: Files,
  path: string,
  { type, target }: { type: string; target: string },
): string {
  const before = files[path] ? textOf(files, path) : NO_RELATIONS;
  const ids = (before.match(/\sId="[^"]*"/g) ?? []).map((id) => unescaped(id.slice(5, -1)));
  let count = ids.length + 1;
  while (ids.includes(`rId${count}`)) count += 1;
  const tag = `<Relationship Id="rId${count}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const open = before.replace(/<Relationships\b([^>]*)\/>/, '<Relationships$1></Relationships>');
  files[path] = strToU8(open.replace('</Relationships>', () => `${tag}</Relationships>`));
  return `rId${count}`;
}

export function addType(files: Files, path: string, type: string): void {
  const types = textOf(files, '[Content_Types].xml');
  const tag = `<Override PartName="/${path}" ContentType="${type}"/>`;
  files['[Content_Types].xml'] = strToU8(types.replace('</Types>', () => `${tag}</Types>`));
}

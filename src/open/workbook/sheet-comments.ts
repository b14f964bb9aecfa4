import { strToU8 } from 'fflate';
import { placeOfAddress } from '../../core/quality/answers/raw-cells.ts';
import { addRelation, addType, type Files, freePath, textOf } from './package-parts.ts';
import { attribute, escaped } from './xml.ts';

type Comment = { cell: string; comment: string };

/**
 * The sheet with a comment at each marked cell; those that were there before stay, and one at the same cell goes on with
 * ours. A comment is a text in one part and the note that shows it, a drawing, in another.
 */
export function withComments(
  files: Files,
  path: string,
  sheet: string,
  marks: readonly Comment[],
): string {
  const relations = path.replace(/([^/]+)$/, '_rels/$1.rels');
  const tags = files[relations]
    ? (textOf(files, relations).match(/<Relationship\b[^>]*>/g) ?? [])
    : [];
  const partOf = (type: string): string | null => {
    const tag = tags.find((one) => attribute(one, 'Type')?.endsWith(`/${type}`));
    return tag ? pathFrom(path, attribute(tag, 'Target') ?? '') : null;
  };
  const known = partOf('comments');
  const drawing = partOf('vmlDrawing');
  const texts = known ? textOf(files, known) : NO_COMMENTS;
  const fresh = marks.filter(({ cell }) => !texts.includes(`ref="${cell}"`));
  const comments = known ?? freePath(files, (count) => `xl/almanac-comments${count}.xml`);
  files[comments] = strToU8(withTexts(texts, marks));
  if (!known) {
    addRelation(files, relations, { type: 'comments', target: `/${comments}` });
    addType(files, comments, COMMENTS_TYPE);
  }
  const shapes = fresh.map(({ cell }, at) => noteOf(cell, at)).join('');
  if (drawing) {
    const before = textOf(files, drawing);
    files[drawing] = strToU8(before.replace(/<\/xml>\s*$/, () => `${shapes}</xml>`));
    return sheet;
  }
  const notes = freePath(files, (count) => `xl/drawings/almanac-notes${count}.vml`);
  files[notes] = strToU8(`${DRAWING}${shapes}</xml>`);
  const relation = addRelation(files, relations, { type: 'vmlDrawing', target: `/${notes}` });
  addVmlType(files);
  return withDrawing(sheet, relation);
}

function pathFrom(sheet: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = sheet.split('/').slice(0, -1);
  for (const part of target.split('/'))
    if (part === '..') parts.pop();
    else parts.push(part);
  return parts.join('/');
}

const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml';
const NO_COMMENTS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors></authors><commentList></commentList></comments>';

function withTexts(before: string, marks: readonly Comment[]): string {
  const authors = (before.match(/<author\b/g) ?? []).length;
  const withAuthor = before
    .replace('<authors/>', '<authors></authors>')
    .replace('</authors>', '<author>Almanac</author></authors>');
  return marks.reduce((text, { cell, comment }) => {
    const run = `<r><t xml:space="preserve">${escaped(comment)}</t></r>`;
    const there = new RegExp(`(<comment\\b[^>]*\\sref="${cell}"[\\s\\S]*?)(</text>)`);
    if (there.test(text)) return text.replace(there, (_, start, end) => `${start}${run}${end}`);
    const made = `<comment ref="${cell}" authorId="${authors}"><text>${run}</text></comment>`;
    return text.replace('</commentList>', () => `${made}</commentList>`);
  }, withAuthor);
}

const DRAWING =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';

/** A note beside its cell, which a spreadsheet shows while the pointer is over it. */
function noteOf(cell: string, at: number): string {
  const { rowIndex, columnIndex } = placeOfAddress(cell);
  const anchor = [
    columnIndex + 1,
    12,
    Math.max(0, rowIndex - 1),
    4,
    columnIndex + 5,
    12,
    rowIndex + 5,
    4,
  ];
  return `<v:shape id="almanac_${at + 1}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor.join(', ')}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${rowIndex}</x:Row><x:Column>${columnIndex}</x:Column></x:ClientData></v:shape>`;
}

function addVmlType(files: Files): void {
  const types = textOf(files, '[Content_Types].xml');
  if (/Extension="vml"/i.test(types)) return;
  const tag =
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>';
  files['[Content_Types].xml'] = strToU8(types.replace(/(<Types\b[^>]*>)/, `$1${tag}`));
}

/** Parts of a sheet have an order, and these come behind the notes. */
const BEHIND =
  /<(?:legacyDrawingHF|drawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst)\b|<\/worksheet>/;

function withDrawing(sheet: string, relation: string): string {
  const named = /\sxmlns:r="/.test(sheet)
    ? sheet
    : sheet.replace(
        /<worksheet\b/,
        '<worksheet xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
      );
  return named.replace(BEHIND, (tag) => `<legacyDrawing r:id="${relation}"/>${tag}`);
}

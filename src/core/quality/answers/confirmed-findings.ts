import type { Finding, Grid } from '../../reading/reading.ts';
import { fingerprintOfTexts } from '../../upload/fingerprint.ts';
import { cellAt } from './raw-cells.ts';

/**
 * What a person has said is right, a mark a cell: what was doubted, where, the value there, and the
 * amount it was doubted for where that is made of several cells. A cell that changes is another value,
 * and is doubted again. Marks are kept in 9 KB a sheet, so they are short: `outlier B5 12.2 12.2`, and
 * with the tab's name where it is not the sheet's own; whole rows are one fingerprint: `years-equal 5ca1ab1e…`.
 */
export type ConfirmedMark = string;

/** More cells than this are no single doubt that somebody could have looked into. */
const MOST_CELLS = 40;

/** A doubt about whole rows gets one mark, however many cells it has: it is one thing to look into. */
const OF_MANY_CELLS =
  /^quality\.(years-equal|streak|year-late|year-early|min-max-swapped|min-equals)/;

/** What no place on Earth has had is in no dataset, and a note asks for nothing: neither can be answered so. */
const NEVER_RIGHT = /-impossible$/;

export function canConfirm({ kind, severity, places, choices }: Finding): boolean {
  const cells = places.reduce((sum, place) => sum + place.cells.length, 0);
  const isOfValues = /^quality\./.test(kind) && !NEVER_RIGHT.test(kind);
  const isDoubt = severity !== 'note' && choices === undefined && isOfValues;
  return isDoubt && cells > 0 && (cells <= MOST_CELLS || OF_MANY_CELLS.test(kind));
}

export function marksOf(finding: Finding, grids: readonly Grid[]): ConfirmedMark[] {
  const [own] = grids;
  const { computed, value } = finding.params;
  const subject = subjectOf(finding.kind);
  const isOfMany = OF_MANY_CELLS.test(finding.kind);
  const amount = isOfMany ? undefined : (computed ?? value);
  const marks = finding.places.reduce<ConfirmedMark[]>(
    (all, { sheet, cells }) =>
      all.concat(
        cells.map((cell) => {
          const place = sheet === own?.sheet ? cell : `${sheet}!${cell}`;
          const mark = `${subject} ${place} ${shownValue(cellAt(grids, sheet, cell))}`;
          return amount === undefined ? mark : `${mark} ${amount}`;
        }),
      ),
    [],
  );
  return isOfMany ? [`${subject} ${fingerprintOfTexts(marks)}`] : marks;
}

/** The doubts that are left, and those that were answered. */
export function withoutConfirmed(
  findings: readonly Finding[],
  grids: readonly Grid[],
  confirmed: readonly ConfirmedMark[],
): { findings: Finding[]; answered: Finding[] } {
  if (confirmed.length === 0) return { findings: [...findings], answered: [] };
  const known = new Set(confirmed);
  const left: Finding[] = [];
  const answered: Finding[] = [];
  for (const finding of findings) {
    const isAnswered =
      canConfirm(finding) && marksOf(finding, grids).every((mark) => known.has(mark));
    // What a row that is right explained is doubted by itself.
    const beneath = isAnswered && withoutConfirmed(finding.beneath || [], grids, confirmed);
    left.push(...(beneath ? beneath.findings : [finding]));
    if (beneath) answered.push(finding, ...beneath.answered);
  }
  return { findings: left, answered };
}

/**
 * The marks whose cell still shows what was confirmed. A value that changed is doubted again whatever
 * its mark says, so the mark only takes room. Marks of tabs that were not read are kept.
 */
export function standingMarks(
  confirmed: readonly ConfirmedMark[],
  grids: readonly Grid[],
): ConfirmedMark[] {
  return confirmed.filter((mark) => {
    const [, tab, cell, said] = MARK.exec(mark) ?? [];
    const sheet = tab ?? grids[0]?.sheet;
    if (cell === undefined || said === undefined || !sheet) return true;
    if (!grids.some((grid) => grid.sheet === sheet)) return true;
    const shown = shownValue(cellAt(grids, sheet, cell));
    return said === shown || said.startsWith(`${shown} `);
  });
}

/** Subject, tab where it is another one, cell, and the rest: the value, and perhaps an amount. */
const MARK = /^\S+ (?:(.+)!)?([A-Z]+\d+) (.*)$/s;

/** `outlier-sign` and `outlier-decimal` are both marked `outlier`: the value is doubted by any of these names. */
function subjectOf(kind: Finding['kind']): string {
  const [subject = ''] = kind.replace(/^quality\./, '').split(/(?<=^outlier)-/);
  return subject;
}

const MOST_CHARACTERS = 24;

function shownValue(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.slice(0, MOST_CHARACTERS);
}

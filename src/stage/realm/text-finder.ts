import { defineClass } from './define-class.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;
type Api = GoogleAppsScript.Spreadsheet.TextFinder;
type State = {
  text: string;
  ranges: Range[];
  matchCase: boolean;
  entireCell: boolean;
  regularExpression: boolean;
  inFormulas: boolean;
  ignoresMarks: boolean;
  found: Range[] | null;
  at: number;
};

function expression(state: State): RegExp {
  const { matchCase, entireCell, regularExpression } = state;
  const text = plain(state, state.text);
  const source = regularExpression ? text : text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(entireCell ? `^(?:${source})$` : source, matchCase ? 'g' : 'gi');
}

function find(state: State): Range[] {
  const wanted = expression(state);
  return state.ranges.flatMap((range) =>
    textsOf(state, range).flatMap((row, rowIndex) =>
      row.flatMap((text, columnIndex) =>
        plain(state, text).search(wanted) === -1
          ? []
          : [range.getCell(rowIndex + 1, columnIndex + 1)],
      ),
    ),
  );
}

/** "Cells with formulas are considered based on their displayed value", unless formulas are searched (reference). */
function textsOf({ inFormulas }: State, range: Range): string[][] {
  const shown = range.getDisplayValues();
  if (!inFormulas) return shown;
  const formulas = range.getFormulas();
  return shown.map((row, at) => row.map((text, column) => formulas[at]?.[column] || text));
}

/** Letters without their accents, where those do not count. */
function plain({ ignoresMarks }: State, text: string): string {
  return ignoresMarks ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
}

function step(state: State, by: number): Range | null {
  state.found ??= find(state);
  state.at = Math.min(Math.max(state.at + by, -1), state.found.length);
  return state.found[state.at] ?? null;
}

function replace(state: State, cells: Range[], text: string): number {
  const wanted = expression(state);
  let count = 0;
  for (const cell of cells) {
    const formula = cell.getFormula();
    // What a formula gives is found, and is not replaced.
    if (formula !== '' && !state.inFormulas) continue;
    const before = formula || cell.getDisplayValue();
    count += before.match(wanted)?.length ?? 0;
    cell.setValue(before.replace(wanted, () => text));
  }
  return count;
}

const newFinder = defineClass<Api, State>('Spreadsheet.TextFinder', () => ({
  findAll() {
    return find(this);
  },
  findNext() {
    return step(this, 1);
  },
  findPrevious() {
    return step(this, -1);
  },
  getCurrentMatch() {
    return this.found?.[this.at] ?? null;
  },
  ignoreDiacritics(ignoreDiacritics) {
    this.ignoresMarks = ignoreDiacritics;
    return this.self;
  },
  matchCase(matchCase) {
    this.matchCase = matchCase;
    return this.self;
  },
  matchEntireCell(matchEntireCell) {
    this.entireCell = matchEntireCell;
    return this.self;
  },
  matchFormulaText(matchFormulaText) {
    this.inFormulas = matchFormulaText;
    return this.self;
  },
  replaceAllWith(replaceText) {
    return replace(this, find(this), replaceText);
  },
  replaceWith(replaceText) {
    const current = this.found?.[this.at];
    return current ? replace(this, [current], replaceText) : 0;
  },
  startFrom(startRange) {
    // The search begins behind the given cell and comes round to it at the end.
    const cells = find(this);
    const [row, column] = [startRange.getRow(), startRange.getColumn()];
    const isBehind = (cell: Range) =>
      cell.getRow() > row || (cell.getRow() === row && cell.getColumn() > column);
    this.found = [...cells.filter(isBehind), ...cells.filter((cell) => !isBehind(cell))];
    this.at = -1;
    return this.self;
  },
  useRegularExpression(useRegEx) {
    this.regularExpression = useRegEx;
    return this.self;
  },
}));

export function newTextFinder(text: string, ranges: Range[]): Api {
  return newFinder({
    text,
    ranges,
    matchCase: false,
    entireCell: false,
    regularExpression: false,
    inFormulas: false,
    ignoresMarks: false,
    found: null,
    at: -1,
  });
}

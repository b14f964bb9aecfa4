import type { KeptItem } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { rewriteReferences } from './formula/references.ts';
import type { SpreadsheetModel } from './spreadsheet-model.ts';

/** A conditional format reads its own sheet, by cells and by names; `INDIRECT` may name another. */
export function checkRuleFormulas(
  book: SpreadsheetModel,
  { kind, sheet, data }: Pick<KeptItem, 'kind' | 'sheet' | 'data'>,
): void {
  if (kind !== 'conditional-format' || !Array.isArray(data.values)) return;
  const others = [...book.named].filter(([, at]) => at.sheet !== sheet).map(([name]) => name);
  for (const value of data.values)
    if (typeof value === 'string' && value.startsWith('='))
      if (readsOtherSheet(value, book.sheet(sheet).name) || namesAny(value, others))
        throw exception('rule-of-other-sheet');
}

function readsOtherSheet(formula: string, own: string): boolean {
  const sheets: (string | null)[] = [];
  rewriteReferences(formula, (corners, sheet) => {
    sheets.push(sheet);
    return corners;
  });
  return sheets.some((sheet) => sheet !== null && sheet !== own);
}

function namesAny(formula: string, names: string[]): boolean {
  const words = formula.replace(/"(?:[^"]|"")*"/g, '').match(/[\p{L}_][\p{L}\d_.]*/gu) ?? [];
  const said = new Set(words.map((word) => word.toLowerCase()));
  return names.some((name) => said.has(name.toLowerCase()));
}

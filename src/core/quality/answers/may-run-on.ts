/**
 * Whether a formula's results may fill the cells beside and below it. What may run on is named,
 * because totals stand there too; a function that gives a range, and a range's own name, only where
 * it stands outermost: `=SUM(OFFSET(…))` is one number.
 */
export function mayRunOn(formula: string): boolean {
  return RUNS_ON.test(formula);
}

const RUNS_ON =
  /^=\s*([$A-Z]+\$?\d*:|(?!\$?[A-Z]{1,3}\$?\d+\s*$)[^\W\d][\w.]*\s*$|(OFFSET|INDIRECT|XLOOKUP|CHOOSE\w*|LET|INDEX\([^,]*\)|INDEX\(.*,\s*0?\s*[,)]))|\{|ARRAY|IMPORT|QUERY|FILTER|SORT|UNIQUE|TRANSPOSE|SPLIT|SEQUENCE|STACK|WRAP|FLATTEN|MAP\(|LAMBDA|SCAN|TREND|GROWTH|LINEST|MMULT|TAKE\(|DROP\(|BYROW|BYCOL|GOOGLEFINANCE|!\$?[A-Z]+\$?\d*:/i;

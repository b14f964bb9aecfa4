import { expect, test } from '@jest/globals';
import { mayRunOn } from '../../../../src/core/quality/answers/may-run-on.ts';

test.each([
  { formula: '=OFFSET(Z1,0,0,30,30)', runsOn: true, because: 'it gives a range' },
  { formula: '=INDIRECT("Z1:AZ30")', runsOn: true, because: 'it gives a range' },
  { formula: '=INDEX(raw,0,3)', runsOn: true, because: 'row 0 is the whole column' },
  { formula: '=INDEX(raw,,3)', runsOn: true, because: 'no row is the whole column' },
  { formula: '=INDEX(raw)', runsOn: true, because: 'it is the whole range' },
  { formula: '=INDEX(B2:B40,10)', runsOn: false, because: 'it is one cell' },
  { formula: '=INDEX(raw,10,3)', runsOn: false, because: 'it is one cell' },
  { formula: '=XLOOKUP(1,years,table)', runsOn: true, because: 'it gives a row of the table' },
  { formula: '=raw_table', runsOn: true, because: 'a name may be a range’s' },
  { formula: '=CHOOSECOLS(raw,1,2)', runsOn: true, because: 'it gives columns' },
  { formula: '=ARRAYFORMULA(Z1:Z30*1)', runsOn: true, because: 'it is made to run on' },
  { formula: '={Z1:AZ30}', runsOn: true, because: 'braces are an array' },
  { formula: '=Z1:AZ30', runsOn: true, because: 'it is a range' },
  { formula: "='Raw data'!A1:M60", runsOn: true, because: 'it is a range of another tab' },
  { formula: '=LET(x,Z1:Z9,x)', runsOn: true, because: 'nobody knows what it gives' },
  { formula: '=Z1', runsOn: false, because: 'it is one cell' },
  { formula: '=$Z$1', runsOn: false, because: 'it is one cell' },
  { formula: '=SUM(OFFSET(Z1,0,0,3,3))', runsOn: false, because: 'a sum is one number' },
  { formula: '=AVERAGE(B2:B13)', runsOn: false, because: 'a mean is one number' },
  { formula: '=A2+1', runsOn: false, because: 'years are counted so' },
  { formula: '', runsOn: false, because: 'there is no formula' },
])('$formula: $runsOn, because $because', ({ formula, runsOn }) => {
  expect(mayRunOn(formula)).toBe(runsOn);
});

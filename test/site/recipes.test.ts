import { expect, it } from '@jest/globals';
import { excelRecipe } from '../../src/site/developers/recipes/excel.ts';
import { rRecipe } from '../../src/site/developers/recipes/r.ts';

const HOME = { serviceUrl: 'https://almanac.example', key: '' };

/**
 * Excel's Basic runs nowhere here, and R on few machines (`test/journeys/site/publish.test.ts` runs its
 * recipe where it is): these two are read instead.
 */
it('the Excel recipe stops at a cell it cannot send, and names it', () => {
  const rows = /Function RowsOf[\s\S]*?End Function/.exec(excelRecipe(HOME))?.[0] ?? '';
  const cases = [...rows.matchAll(/^ +(If|ElseIf|Else)\b(.*)$/gm)].map(([line]) => line.trim());
  expect(cases).toEqual([
    'If VarType(cells(r, c)) = vbDouble Then',
    'ElseIf Not IsEmpty(cells(r, c)) Then',
    'If row <> "" Then all = all & ",{" & Mid(row, 2) & "}"',
  ]);
  const [, otherwise = ''] = rows.split('ElseIf');
  expect(otherwise).toMatch(/^.*\n +Err\.Raise .*\.Address\(False, False\)\n +End If/);
});

it('the R recipe looks for the connection beside itself, wherever it is called from', () => {
  const recipe = rRecipe(HOME);
  expect(recipe).toMatch(/^this <- sub\("\^--file=", "", grep\("\^--file=", commandArgs\(\)/m);
  expect(recipe).toContain('file <- file.path(dirname(this), "connection.json")');
  // No other path is opened but this file, its draft and what the caller names.
  expect(recipe.match(/"[^"]*\.json"/g)).toEqual(['"connection.json"']);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({
    documents: [
      {
        id: 'book',
        name: 'Book',
        sheets: [
          { name: 'Chart', kind: 'OBJECT' },
          { name: 'Connected', kind: 'DATASOURCE' },
          { name: 'Data', cells: [['Rain'], [88.1]] },
        ],
      },
    ],
  });
});
afterAll(() => probed.close());

const on = (sheet: string, body: string) =>
  probed.probe(
    `const ss = SpreadsheetApp.getActive(); const sheet = ss.getSheetByName('${sheet}'); ${body}`,
  );

describe('a tab without cells (§7.1: only GRID has cells)', () => {
  test.each([
    ['Chart', 'OBJECT'],
    ['Connected', 'DATASOURCE'],
    ['Data', 'GRID'],
  ])('%s says that it is %s', async (sheet, type) => {
    expect(
      await on(
        sheet,
        `const type = sheet.getType();
         return [String(type), type === SpreadsheetApp.SheetType.${type}]`,
      ),
    ).toEqual([type, true]);
  });

  test.each([
    'getDataRange()',
    'getRange("A1")',
    'getRange(1, 1, 2, 2)',
    'getLastRow()',
    'getMaxColumns()',
    'setFrozenRows(1)',
    'appendRow(["x"])',
    'insertRowsAfter(1, 1)',
  ])(
    'refuses %s in the words of the platform (S: gh:diegomanuel/binance-to-google-sheets#13)',
    async (call) => {
      await expect(on('Chart', `sheet.${call}`)).rejects.toThrow(
        'Exception: The action is not supported for OBJECT sheet',
      );
      await expect(on('Connected', `sheet.${call}`)).rejects.toThrow(
        'Exception: The action is not supported for DATASOURCE sheet',
      );
    },
  );
});

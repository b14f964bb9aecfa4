import { addressOf } from '../../core/reading/a1.ts';
import type { Stage } from '../../stage/index.ts';
import type { StagePort } from './stage-port.ts';

/** What a person does to cells and tabs; no script is asked. */
export function personCells(
  stage: Stage,
): Pick<
  StagePort,
  'readSheet' | 'enterTexts' | 'addSheet' | 'changeSheet' | 'changeLines' | 'undo'
> {
  return {
    readSheet: async (document, sheet) => {
      const { info, display, kinds, notes } = await stage.command('sheetText', document, sheet);
      return { display, kinds, notes, frozenRows: info.frozenRows };
    },
    enterTexts: async (document, sheet, texts) => {
      const cells = texts.map(({ row, column, text }) => ({
        a1: addressOf({ row, column }),
        text,
      }));
      await stage.command('typeCells', document, sheet, cells);
    },
    addSheet: async (document) => void (await stage.command('addSheet', document, null)),
    changeSheet: async (document, sheet, change) =>
      void (change === 'copy'
        ? await stage.command('copySheet', document, sheet)
        : await stage.command('changeSheet', document, sheet, change)),
    changeLines: async (document, sheet, change) =>
      void (await stage.command('changeLines', document, sheet, change)),
    undo: async (document) => void (await stage.command('undo', document)),
  };
}

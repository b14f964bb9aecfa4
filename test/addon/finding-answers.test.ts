import { afterEach, describe, expect, it } from '@jest/globals';
import type { Finding } from '../../src/core/reading/reading.ts';
import type { Editor } from '../../src/stage/index.ts';
import type { Month } from '../support/invented-station.ts';
import { type Almanac, aDocument, openAlmanac, page, problem } from './support/almanac.ts';
import { exchangeMarch, monthOf, typedFarm } from './support/typed-farm.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

function farm(spoil: (months: Month[]) => void, also: (table: string[][]) => void = () => {}) {
  const typed = typedFarm(spoil);
  also(typed);
  return aDocument({ sheets: [{ id: 0, name: 'Farm', typed, notes: { C12: 'read by Ada' } }] });
}

async function opened(document = farm(exchangeMarch)) {
  almanac = await openAlmanac({ documents: [document] });
  return almanac.stage.open('weather', 'ada@gmail.test');
}

async function doubts(editor: Editor) {
  const { findings } = await page(editor, 'readActiveSheet', null);
  return findings.filter(({ severity }) => severity !== 'note');
}

const doubtsOf = (findings: Finding[]) =>
  findings.filter(({ severity }) => severity !== 'note').map(({ kind }) => kind);

describe('a mend that a finding offers', () => {});

describe('“it is right”', () => {
  const six = (months: Month[]) => {
    monthOf(months, 1971, 7).max += 6;
  };

  it('is remembered for the document, counted, and told again when the value changes', async () => {
    const editor = await opened(farm(six));
    const [found] = await doubts(editor);
    expect(found).toMatchObject({ kind: 'quality.outlier', canConfirm: true });
    if (!found) throw new Error('no finding');
    const { kind, places } = found;
    await page(editor, 'confirmFinding', { sheetId: 0, place: null, kind, places });
    const quiet = await page(editor, 'readActiveSheet', null);
    expect([doubtsOf(quiet.findings), quiet.confirmed]).toEqual([[], 1]);
    const other = await almanac.stage.open('weather', 'bea@gmail.test');
    expect((await page(other, 'readActiveSheet', null)).confirmed).toBe(1);
    await almanac.stage.command('typeCells', 'weather', 0, [{ a1: 'T12', text: '35.5' }]);
    const again = await page(editor, 'readActiveSheet', null);
    expect([doubtsOf(again.findings), again.confirmed]).toEqual([['quality.outlier'], 0]);
  });

  it('is one answer for a year that repeats another, told again when a month of it changes', async () => {
    const copied = (months: Month[]) => {
      for (let month = 1; month <= 12; month++) {
        const { max, min, rain } = monthOf(months, 1965, month);
        Object.assign(monthOf(months, 1971, month), { max, min, rain });
      }
    };
    const editor = await opened(farm(copied));
    const [found] = await doubts(editor);
    expect(found).toMatchObject({ kind: 'quality.years-equal', canConfirm: true });
    if (!found) throw new Error('no finding');
    const { kind, places } = found;
    await page(editor, 'confirmFinding', { sheetId: 0, place: null, kind, places });
    const quiet = await page(editor, 'readActiveSheet', null);
    expect([doubtsOf(quiet.findings), quiet.confirmed]).toEqual([[], 1]);
    // The rain of both Julys: the two years go on being equal.
    const july = ['V6', 'V12'].map((a1) => ({ a1, text: '61.3' }));
    await almanac.stage.command('typeCells', 'weather', 0, july);
    const again = await page(editor, 'readActiveSheet', null);
    expect([doubtsOf(again.findings), again.confirmed]).toEqual([['quality.years-equal'], 0]);
  });

  it('can be taken back', async () => {
    const editor = await opened(farm(six));
    const [found] = await doubts(editor);
    if (!found) throw new Error('no finding');
    await page(editor, 'confirmFinding', {
      sheetId: 0,
      place: null,
      kind: found.kind,
      places: found.places,
    });
    await page(editor, 'forgetConfirmed', { sheetId: 0, place: null });
    expect(await page(editor, 'readActiveSheet', null)).toMatchObject({ confirmed: 0 });
  });

  it('answers nothing that is not doubted', async () => {
    const editor = await opened(farm(() => {}));
    const asked = {
      sheetId: 0,
      place: null,
      kind: 'quality.outlier',
      places: [{ sheet: 'Farm', cells: ['B2'] }],
    };
    expect(await problem(editor, 'confirmFinding', asked)).toMatchObject({
      kind: 'addon.finding-gone',
    });
  });
});

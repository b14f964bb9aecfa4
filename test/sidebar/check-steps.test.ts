import { describe, expect, it } from '@jest/globals';
import { ok } from '../../src/core/problem.ts';
import type { ReadOptions } from '../../src/core/reading/reading.ts';
import { nextCalls } from '../../src/sidebar/state/calls.ts';
import { isQuestion, openCardOf, shownCards } from '../../src/sidebar/state/shown-cards.ts';
import type { OpenState } from '../../src/sidebar/state/sidebar-state.ts';
import {
  after,
  answer,
  argsOf,
  namesOf,
  opened,
  read,
  readAnew,
  withReading,
} from './support/acting.ts';
import { aFinding, aReading, aSheet, SHEET_ID } from './support/fixtures.ts';

describe('doubts that are answered quickly one after the other', () => {
  const [first, second] = ['C14', 'C15'].map((cell) =>
    aFinding({ places: [{ sheet: 'Hill farm', cells: [cell] }] }),
  );
  const right = ({ kind, places } = aFinding()) =>
    ({ type: 'finding-confirmed', kind, places }) as const;
  const doubted = withReading(opened(), {
    findings: [first, second].flatMap((finding) => finding ?? []),
  });
  const both = after(doubted, right(first), right(second));

  it('are told in turn, and each once', () => {
    const twice = after(both, right(first), right(second));
    expect(namesOf(twice)).toEqual(['confirmFinding', 'confirmFinding']);
    expect(nextCalls(twice.calls)).toHaveLength(1);
  });

  it('go one by one, and the sheet is read after the last', () => {
    const one = answer(both, 'confirmFinding', ok(null));
    expect(one.reading?.findings).toEqual([second]);
    expect(nextCalls(one.calls).map(({ name }) => name)).toEqual(['confirmFinding']);
    const none = answer(one, 'confirmFinding', ok(null));
    expect(none.reading?.findings).toEqual([]);
    expect(namesOf(none)).toEqual(['readActiveSheet']);
  });

  it('are read again with the answers to a question that were given meanwhile', () => {
    const wished = after(both, { type: 'wishes-changed', wishes: { temperatureUnit: 'F' } });
    const read = answer(wished, 'confirmFinding', ok(null));
    expect(argsOf(read, 'readActiveSheet')).toEqual([{ temperatureUnit: 'F' }, SHEET_ID]);
  });
});

describe('the cards of a check', () => {
  const at = (cells: string[], severity: 'error' | 'warning' = 'error') =>
    aFinding({
      kind: severity === 'error' ? 'quality.value-impossible' : 'quality.outlier',
      severity,
      mark: cells.join(),
      places: [{ sheet: 'Hill farm', cells }],
    });
  const checked = withReading(opened(), { findings: [at(['T17'], 'warning'), at(['C14', 'C15'])] });
  const [first, second] = shownCards(checked);
  const due = { type: 'cells-due' } as const;

  it('stand in the order in which they are mended, and the first that blocks is open', () => {
    expect(first?.findings[0]?.severity).toBe('error');
    expect(openCardOf(checked)?.key).toBe(first?.key);
    const other = after(checked, { type: 'card-toggled', card: second?.key ?? '', open: true });
    expect(openCardOf(other)?.key).toBe(second?.key);
    const none = after(other, { type: 'card-toggled', card: second?.key ?? '', open: false });
    expect(openCardOf(none)).toBeNull();
  });

  it('are all looked at, open or not, and read again only where a cell was changed', () => {
    const looking = after(checked, due, due);
    const both = [at(['T17']).places, at(['C14', 'C15']).places];
    expect(argsOf(looking, 'lookAtCells')).toEqual([both]);
    expect(namesOf(looking)).toEqual(['lookAtCells']);
    expect(namesOf(answer(looking, 'lookAtCells', ok(['T17', 'C14,C15'])))).toEqual([]);
    // What stood in the one cell stands in the other now.
    const again = answer(looking, 'lookAtCells', ok(['C14,C15', 'C14,C15']));
    expect(argsOf(again, 'readActiveSheet')).toEqual([{}, SHEET_ID]);
    expect(namesOf(after(again, due))).toEqual(['readActiveSheet']);
  });

  const readAs = (findings: ReturnType<typeof at>[]) => shownCards(readAnew(checked, { findings }));

  it('keep a tick for the cell that was mended, and go with one after the last', () => {
    const [left] = readAs([at(['T17'], 'warning'), at(['C15'])]);
    expect(left?.settled).toEqual(['C14']);
    expect(left?.findings).toHaveLength(1);
    const [gone, warning] = readAs([at(['T17'], 'warning')]);
    expect(gone).toMatchObject({ findings: [], settled: ['C14', 'C15'] });
    expect(warning?.settled).toEqual([]);
    expect(readAs([at(['T17'], 'warning'), at(['C14', 'C15'])])[0]?.settled).toEqual([]);
  });

  it('ask nothing where there is one answer', () => {
    const options = [{ value: 'mm' }];
    const one = aFinding({ severity: 'note', choices: { wish: 'rainUnit', options } });
    const number = aFinding({ choices: { wish: 'years', options: [{ value: '0' }] } });
    expect([one, number].map(isQuestion)).toEqual([false, true]);
  });
});

describe('the answers to a question', () => {
  describe('given quickly one after the other', () => {
    const [F, C] = [{ temperatureUnit: 'F' }, { temperatureUnit: 'C' }] as const;
    const wished = (...all: ReadOptions[]) =>
      after(read(), ...all.map((wishes) => ({ type: 'wishes-changed', wishes }) as const));
    const remembered = (state: OpenState) => answer(state, 'rememberWishes', ok(null));
    const begun = (state: OpenState) =>
      nextCalls(state.calls).map(({ name, args }) => [name, args]);

    it('are remembered one after the other, so that the later one counts', () => {
      const twice = wished(F, C);
      expect(begun(twice)).toEqual([
        ['rememberWishes', [SHEET_ID, F]],
        ['readActiveSheet', [C]],
      ]);
      expect(begun(remembered(twice))).toContainEqual(['rememberWishes', [SHEET_ID, C]]);
    });

    it('are kept before anything is read by them', () => {
      const checked = after(wished(F), { type: 'check-asked' });
      expect(begun(checked)).toEqual([['rememberWishes', [SHEET_ID, F]]]);
      expect(begun(remembered(checked))).toEqual([['readActiveSheet', [null]]]);
    });
  });

  it('are not put on another sheet that is in front by now', () => {
    const asked = after(read(), { type: 'wishes-changed', wishes: { temperatureUnit: 'F' } });
    const other = aReading({ sheet: aSheet({ id: 99, name: 'Valley' }) });
    const next = answer(asked, 'readActiveSheet', ok(other));
    expect(next.reading?.sheet.id).toBe(SHEET_ID);
    expect(argsOf(next, 'readActiveSheet')).toEqual([null]);
  });
});

it('of cells pressed quickly the last one is in front, and only the first is waited for', () => {
  const show = (cell: string) => ({ type: 'cell-shown', sheet: 'Hill farm', cell }) as const;
  const both = after(read(), show('C5'), show('E7'), show('F8'), show('D6'));
  const begun = nextCalls(both.calls).map(({ args }) => args);
  expect(begun).toEqual([[{ sheet: 'Hill farm', cell: 'C5' }]]);
  const next = answer(both, 'showCell', ok(null));
  expect(nextCalls(next.calls).map(({ args }) => args)).toEqual([
    [{ sheet: 'Hill farm', cell: 'D6' }],
  ]);
});

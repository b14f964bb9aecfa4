import { expect, test } from '@jest/globals';
import { afterKey, only, type Selection } from '../../src/browser/table/table-selection.ts';
import { addressOf, placesOf } from '../../src/core/reading/a1.ts';

const FULL = new Set(['A1', 'B1', 'C1', 'A2', 'A3', 'A7']);
const SHEET = {
  rows: 20,
  columns: 10,
  used: { rows: 7, columns: 3 },
  page: 5,
  isFull: (place: { row: number; column: number }) => FULL.has(addressOf(place)),
};

test.each([
  { name: 'an arrow goes one cell on', from: 'B2', key: 'ArrowRight', to: 'C2' },
  { name: 'no key leads out of the sheet', from: 'A1', key: 'ArrowUp', to: 'A1' },
  { name: 'Tab goes on', from: 'B2', key: 'Tab', to: 'C2' },
  { name: 'Tab with Shift goes back', from: 'B2', key: 'Tab', shift: true, to: 'A2' },
  { name: 'Home goes to the first column', from: 'C5', key: 'Home', to: 'A5' },
  { name: 'Home with Ctrl goes to A1', from: 'C5', key: 'Home', ctrl: true, to: 'A1' },
  {
    name: 'End with Ctrl goes to the last used cell',
    from: 'A1',
    key: 'End',
    ctrl: true,
    to: 'C7',
  },
  { name: 'a page ends where the sheet does', from: 'A18', key: 'PageDown', to: 'A20' },
  {
    name: 'Ctrl goes to the end of what is full',
    from: 'A1',
    key: 'ArrowDown',
    ctrl: true,
    to: 'A3',
  },
  { name: 'Ctrl goes over what is empty', from: 'A3', key: 'ArrowDown', ctrl: true, to: 'A7' },
  {
    name: 'Ctrl goes to the edge of an empty row',
    from: 'B5',
    key: 'ArrowRight',
    ctrl: true,
    to: 'J5',
  },
  { name: 'Shift keeps the active cell', from: 'B2', key: 'ArrowDown', shift: true, to: 'B2:B3' },
  { name: 'Ctrl and A choose all', from: 'B2', key: 'a', ctrl: true, to: 'A1:C7' },
])('in the table $name', ({ from, key, ctrl = false, shift = false, to }) => {
  const pressed = { key, ctrlKey: ctrl, metaKey: false, shiftKey: shift };
  const next = afterKey(selected(from), pressed, SHEET);
  expect(next).toEqual(selected(to));
});

test('a letter leads nowhere, because the field takes it', () => {
  const pressed = { key: 'a', ctrlKey: false, metaKey: false, shiftKey: false };
  expect(afterKey(selected('B2'), pressed, SHEET)).toBeNull();
});

function selected(address: string): Selection {
  const places = placesOf(address);
  return places ? { at: places.first, to: places.last } : only({ row: 1, column: 1 });
}

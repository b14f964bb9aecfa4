import { describe, expect, it } from '@jest/globals';
import { nameTableType, RowValues } from '../../src/service/store/row-values.ts';

const ID = '0d9a4a56-8f5c-4b0e-9d55-1c2f3a4b5c6d';

describe('rows as one parameter', () => {
  const rows = new RowValues(
    'public.t',
    ['uuid', 'int4', 'float8', 'float8'],
    [[ID, 7, 0.1, null]],
  );

  it('are a literal of an array of rows, nothing standing for null', () => {
    expect(rows.asText()).toBe(`{"(${ID},7,0.1,)"}`);
  });

  it('are the bytes in which PostgreSQL sends such an array', () => {
    const bytes = rows.asBytes();
    nameTableType(bytes, 16_420);
    const words = (...numbers: number[]) =>
      Buffer.concat(numbers.map((one) => Buffer.from([one >> 24, one >> 16, one >> 8, one])));
    const tenth = Buffer.alloc(8);
    tenth.writeDoubleBE(0.1);
    const row = Buffer.concat([
      ...[words(4), words(2950, 16), Buffer.from(ID.replaceAll('-', ''), 'hex')],
      ...[words(23, 4, 7), words(701, 8), tenth, words(701, -1)],
    ]);
    const head = words(1, 0, 16_420, 1, 1, row.length);
    expect(Buffer.from(bytes).toString('hex')).toBe(Buffer.concat([head, row]).toString('hex'));
  });

  it.each([
    ['a year beyond four bytes', 2 ** 40, 1],
    ['half a year', 1961.5, 1],
    ['a value without end', 1961, Number.POSITIVE_INFINITY],
    ['a value that is none', 1961, Number.NaN],
  ])('are refused, and no other number is stored: %s', (_, year, value) => {
    const columns = ['uuid', 'int4', 'float8'] as const;
    expect(() => new RowValues('public.t', columns, [[ID, year, value]])).toThrow(RangeError);
  });
});

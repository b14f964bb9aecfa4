import fc from 'fast-check';
import { COLUMN_KEYS } from '../../../src/core/dataset/columns.ts';
import { readIngestBody } from '../../../src/core/dataset/read-ingest-body.ts';
import { parseJson } from '../../../src/service/http/read-json.ts';
import type { Target } from '../main.ts';

const key = fc.oneof(
  { arbitrary: fc.constantFrom('Year', ...COLUMN_KEYS), weight: 12 },
  {
    arbitrary: fc.constantFrom(
      '__proto__',
      'constructor',
      '13_max',
      '1_max',
      'year',
      'toString',
      '',
    ),
    weight: 1,
  },
);
const value = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 9999 }), weight: 8 },
  { arbitrary: fc.double(), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
);
const row = fc.tuple(
  fc.integer({ min: -1, max: 10_001 }),
  fc.array(fc.tuple(key, value), { maxLength: 4 }),
);
const text = fc.string({ unit: 'binary', maxLength: 30 });
/** Written by hand, because a plain object could hold neither a key twice nor `__proto__`. */
const body = fc
  .record({
    name: fc.oneof(text, fc.jsonValue()),
    description: fc.option(fc.oneof(text, fc.jsonValue())),
    isPublic: fc.constantFrom('true', 'false', 'null', '0', '"false"', ''),
    field: fc.oneof(fc.constantFrom('isPublic', 'privat', 'source', 'name', '__proto__'), text),
    rows: fc.array(row, { maxLength: 4 }),
    cut: fc.oneof(
      { arbitrary: fc.constant(null), weight: 9 },
      { arbitrary: fc.nat(200), weight: 1 },
    ),
  })
  .map(({ name, description, isPublic, field, rows, cut }) => {
    const written = rows.map(([year, pairs]) => {
      const cells = pairs.map(
        ([one, held]) => `,${JSON.stringify(one)}:${JSON.stringify(held) ?? 'null'}`,
      );
      return `{"Year":${year}${cells.join('')}}`;
    });
    const parts = [
      `"name":${JSON.stringify(name)}`,
      ...(description === null ? [] : [`"description":${JSON.stringify(description)}`]),
      ...(isPublic === '' ? [] : [`"is_public":${isPublic}`]),
      ...(field.length > 4 ? [`${JSON.stringify(field)}:true`] : []),
      `"rows":[${written.join(',')}]`,
    ];
    const whole = `{${parts.join(',')}}`;
    return cut === null ? whole : whole.slice(0, cut);
  });

export const INGEST_TARGET: Target = {
  name: 'ingest: a body is refused with a reason, or taken whole, clean and again',
  property: fc.property(fc.oneof(body, fc.json()), (sent) => {
    const parsed = parseJson(new TextEncoder().encode(sent));
    if (!parsed.ok) return;
    const reading = readIngestBody(parsed.value);
    if (!reading.ok) {
      if (reading.problems.length === 0) throw new Error('It is refused for nothing');
      return;
    }
    const { name, description, isPublic, rows } = reading.dataset;
    for (const one of rows)
      for (const [column, held] of Object.entries(one))
        if (!Number.isFinite(held) || !(column === 'Year' || COLUMN_KEYS.includes(column as never)))
          throw new Error(`It takes ${column}: ${held}`);
    if (typeof isPublic !== 'boolean' || name.trim() === '')
      throw new Error('It is half a dataset');
    const again = readIngestBody({ name, description, is_public: isPublic, rows });
    if (JSON.stringify(again) !== JSON.stringify(reading)) throw new Error('It differs again');
  }),
};

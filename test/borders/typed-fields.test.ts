import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { filesBelow } from './source-files.ts';

const FIELD = /<(?:input|textarea)\b[\s\S]*?\/>/g;
const CHOSEN = /type="(radio|checkbox|file|hidden)"/;

/**
 * A field with a `value` is set to it whenever its view is drawn, so what a person has typed since the last
 * report is gone. Either each key is reported, or the text is the person's: `defaultValue`.
 */
it('a field that is typed into reports each key, or keeps its text itself', () => {
  const fields = filesBelow('src', /\.tsx$/).flatMap(fieldsOf);
  expect(fields.length).toBeGreaterThan(12);
  expect(fields.filter(isOverwritten)).toEqual([]);
});

it.each([
  [
    'a value that is reported when the field is left',
    '<input value={year} onChange={choose} />',
    1,
  ],
  ['a value and each key', '<input value={year} onInput={type} />', 0],
  ['a text of its own', '<input defaultValue={year} onChange={choose} />', 0],
  ['a text to be copied', '<textarea readOnly value={text} />', 0],
])('finds %s: %s', (_, field, found) => {
  expect([field].filter(isOverwritten)).toHaveLength(found);
});

function fieldsOf(file: string): string[] {
  const fields = readFileSync(file, 'utf8').match(FIELD) ?? [];
  return fields.filter((field) => !CHOSEN.test(field));
}

function isOverwritten(field: string): boolean {
  return /\svalue=/.test(field) && !/\s(onInput|readOnly)\b/.test(field);
}

import { describe, expect, it } from '@jest/globals';
import { type Cited, citationOf } from '../../../src/core/dataset/citation.ts';

const CITED: Cited = {
  id: '0b9f3c1e-0000-4000-8000-000000000000',
  title: 'Hill farm',
  author: 'Ada Field',
  authorKind: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  firstYear: 1961,
  lastYear: 2020,
  licence: 'CC-BY-4.0',
  url: 'https://almanac.example/datasets/0b9f3c1e-0000-4000-8000-000000000000',
};

describe('citationOf', () => {
  it('names account, year, title, span and this very version', () => {
    expect(citationOf(CITED, 'text')).toBe(
      `Ada Field (2026): Hill farm. 1961–2020. Version 2026-11-21. ${CITED.url}`,
    );
    expect(citationOf({ ...CITED, author: null }, 'text')).toMatch(
      /^Hill farm \(2026\)\. 1961–2020\. Version 2026-11-21\. https/,
    );
  });

  it('is an entry BibTeX reads', () => {
    expect(citationOf(CITED, 'bibtex')).toBe(
      [
        '@misc{almanac-0b9f3c1e,',
        '  author = {{Ada Field}},',
        '  title = {{Hill farm}},',
        '  year = {2026},',
        '  month = {11},',
        '  version = {2026-11-21},',
        '  note = {Monthly climate values 1961--2020},',
        '  copyright = {CC-BY-4.0},',
        `  url = {${CITED.url}},`,
        '}',
      ].join('\n'),
    );
  });

  it('leaves a person’s name open to be cut into parts', () => {
    const person = { ...CITED, author: 'Field, Ada', authorKind: 'person' } as const;
    expect(citationOf(person, 'bibtex')).toContain('  author = {Field, Ada},');
    expect(JSON.parse(citationOf(person, 'csl'))).toMatchObject([
      {
        type: 'dataset',
        author: [{ family: 'Field', given: 'Ada' }],
        issued: { 'date-parts': [[2026, 11, 21]] },
      },
    ]);
    expect(JSON.parse(citationOf({ ...person, authorKind: 'institution' }, 'csl'))).toMatchObject([
      { author: [{ literal: 'Field, Ada' }] },
    ]);
  });

  it.each([
    ['a brace that does not close', 'Hill { farm', '{{Hill  farm}}'],
    ['what TeX takes for a command', 'A & B_1 100 %', '{{A \\& B\\_1 100 \\%}}'],
    ['a backslash', 'a\\b', '{{a\\textbackslash b}}'],
  ])('bears %s in a title', (_, title, written) => {
    const text = citationOf({ ...CITED, title }, 'bibtex');
    expect(text).toContain(written);
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  it('is a record RIS readers take, a field a line', () => {
    const text = citationOf({ ...CITED, title: 'Hill\nER  - farm', licence: null }, 'ris');
    expect(text.split('\n').map((line) => line.slice(0, 6))).toEqual(
      ['TY', 'AU', 'TI', 'PY', 'ET', 'DA', 'N1', 'UR', 'ER'].map((tag) => `${tag}  - `),
    );
  });
});

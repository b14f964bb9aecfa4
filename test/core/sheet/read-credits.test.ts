import { describe, expect, it } from '@jest/globals';
import { readCredits } from '../../../src/core/sheet/headers/read-credits.ts';

const TABLE = [
  ['Year', 'Jan'],
  [1990, 3],
];
const DOI = 'Please cite doi:10.5281/zenodo.4311';

type Row = {
  name: string;
  above?: string[][];
  below?: string[][];
  lines: string;
  facts?: object;
  others?: string;
};

const ROWS: Row[] = [
  { name: 'a DOI above the table', above: [['Hill farm'], [DOI]], lines: DOI },
  {
    name: 'a licence below it',
    below: [['Licence: CC BY 4.0']],
    lines: 'Licence: CC BY 4.0',
    facts: { licence: 'CC-BY-4.0' },
    others: '',
  },
  {
    name: 'both, each in its line, in any language',
    above: [['Licencia: CC0-1.0']],
    below: [['Quelle: https://wetter.example/daten']],
    lines: 'Licencia: CC0-1.0\nQuelle: https://wetter.example/daten',
    facts: { licence: 'CC0-1.0', source: 'https://wetter.example/daten' },
    others: '',
  },
  {
    name: 'a source without an address',
    above: [['Fonte: Secretaria de Educação, turma 8B']],
    lines: 'Fonte: Secretaria de Educação, turma 8B',
    facts: { source: 'Secretaria de Educação, turma 8B' },
    others: '',
  },
  {
    name: 'a source with words before it, in cells beside each other',
    above: [['Fuente de los datos', 'Oficina de clima']],
    lines: 'Fuente de los datos Oficina de clima',
    facts: { source: 'Oficina de clima' },
    others: '',
  },
  {
    name: 'a licence that no list has, in its own words',
    above: [['Lizenz: Datenlizenz Deutschland']],
    lines: 'Lizenz: Datenlizenz Deutschland',
    facts: { licence: 'Datenlizenz Deutschland' },
    others: '',
  },
  {
    name: 'a bare licence',
    above: [['CC BY-SA 4.0']],
    lines: 'CC BY-SA 4.0',
    facts: { licence: 'CC BY-SA 4.0' },
    others: '',
  },
  {
    name: 'a licence within a line that says more',
    above: [['© 2020 Oficina de clima, CC BY 4.0']],
    lines: '© 2020 Oficina de clima, CC BY 4.0',
    facts: { licence: 'CC-BY-4.0' },
  },
  {
    name: 'a second source, which the field has no room for',
    above: [['Source: Ada'], ['Source: Bea']],
    lines: 'Source: Ada\nSource: Bea',
    facts: { source: 'Ada' },
    others: 'Source: Bea',
  },
  {
    name: 'a source too long for the field',
    above: [[`Source: ${'Ada '.repeat(60).trim()}`]],
    lines: `Source: ${'Ada '.repeat(60).trim()}`,
  },
  {
    name: 'more than a description has room for, cut between two characters',
    above: [[`Source: ${'a'.repeat(991)}🌧🌧`]],
    lines: `Source: ${'a'.repeat(991)}🌧`,
  },
  {
    name: 'no sentence that only begins so',
    above: [['Source data were read three times a day'], ['The source of the brook: Long Valley']],
    lines: '',
  },
  {
    name: 'no station, unit, number or name that only looks so',
    above: [['10.5 m; CCB; bycc']],
    below: [['Mean 10.1']],
    lines: '',
  },
];

describe('credits beside a table', () => {
  it.each(ROWS)('are $name', ({ above = [], below = [], lines, facts = {}, others = lines }) => {
    const cells = [...above, ...TABLE, ...below];
    expect(readCredits({ sheet: 'Data', cells }, above.length + 1)).toEqual({
      lines,
      facts,
      others,
    });
  });

  it('are put together from cells beside each other, once where the whole sheet is one table', () => {
    const cells = [['Source', null, 'https://data.example'], ...TABLE];
    expect(readCredits({ sheet: 'Data', cells }, 2)).toMatchObject({
      lines: 'Source https://data.example',
      facts: { source: 'https://data.example' },
    });
    expect(readCredits({ sheet: 'Data', cells: TABLE }, 1).lines).toBe('');
  });
});

import { describe, expect, it, test } from '@jest/globals';
import { readIngestBody } from '../../../src/core/dataset/read-ingest-body.ts';
import { aBody, REFUSED_BODIES, ROW } from '../../support/ingest-bodies.ts';

describe('readIngestBody', () => {
  it('reads what the contract asks for, trims the name and is public unless told otherwise', () => {
    expect(readIngestBody({ name: '  Hill farm ', rows: [ROW, { Year: 1962 }] })).toEqual({
      ok: true,
      dataset: {
        name: 'Hill farm',
        description: null,
        isPublic: true,
        rows: [ROW, { Year: 1962 }],
        station: null,
        source: null,
        record: null,
        anew: false,
      },
    });
  });

  test.each(['a', '~!@', 'x'.repeat(64)])('keeps the key of a source: %s', (key) => {
    expect(readIngestBody(aBody({ source_key: key }))).toMatchObject({ dataset: { source: key } });
  });

  test.each(['', 'two words', 'ñ', 'x'.repeat(65), 7])('takes no other key: %s', (key) => {
    const problems = [{ kind: 'source-key-not-a-key' }];
    expect(readIngestBody(aBody({ source_key: key }))).toEqual({ ok: false, problems });
  });

  test.each([
    { name: 'a line break is a space', sent: 'Hill\nfarm', stored: 'Hill farm' },
    { name: 'so is a run of them', sent: 'Hill \r\n\t farm', stored: 'Hill farm' },
    { name: 'a bell at the end is nothing', sent: 'Hill farm\u0007', stored: 'Hill farm' },
    { name: 'two spaces were meant', sent: 'Hill  farm', stored: 'Hill  farm' },
    {
      name: 'a joiner holds a picture together',
      sent: '\u{1f468}\u200d\u{1f33e}',
      stored: '\u{1f468}\u200d\u{1f33e}',
    },
    { name: 'one sign is a name', sent: '+', stored: '+' },
  ])('a name is one line: $name', ({ sent, stored }) => {
    expect(readIngestBody(aBody({ name: sent }))).toMatchObject({ dataset: { name: stored } });
  });

  it('keeps a private flag and a description as sent', () => {
    expect(readIngestBody(aBody({ is_public: false, description: 'by hand' }))).toMatchObject({
      dataset: { isPublic: false, description: 'by hand' },
    });
  });

  test.each(REFUSED_BODIES)('refuses: $name', ({ sent, problem }) => {
    expect(readIngestBody(sent)).toEqual({ ok: false, problems: [problem] });
  });

  it('names each field that is spelt in another way', () => {
    expect(readIngestBody(aBody({ isPublic: false, station: {}, Description: 'x' }))).toEqual({
      ok: false,
      problems: [
        { kind: 'visibility-misspelt', field: 'isPublic' },
        { kind: 'field-misspelt', field: 'station', known: 'station_facts' },
        { kind: 'field-misspelt', field: 'Description', known: 'description' },
      ],
    });
  });

  it('names each problem of each row, so that all can be mended in one go', () => {
    const reading = readIngestBody({ rows: [{ Year: 1, '01_max': null, x: 1 }, {}] });
    expect(reading).toEqual({
      ok: false,
      problems: [
        { kind: 'name-missing' },
        { kind: 'value-empty', row: 1, key: '01_max' },
        { kind: 'unknown-key', row: 1, key: 'x' },
        { kind: 'year-missing', row: 2 },
      ],
    });
  });
});

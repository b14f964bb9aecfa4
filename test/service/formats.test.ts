import { createHash } from 'node:crypto';
import { CFB } from '@e965/xlsx';
import { describe, expect, it, test } from '@jest/globals';
import { Ajv } from 'ajv';
import type { Row } from '../../src/core/dataset/dataset.ts';
import { readSheets } from '../../src/core/sheet/rows/read-sheets.ts';
import { FORMATS } from '../../src/service/datasets/formats/formats.ts';
import { accepted } from '../../src/service/http/preferences.ts';
import { gridFromFile } from '../../src/workbench/files/grid-from-file.ts';
import { aPerson, describeHomes, type Home, published } from './homes.ts';

const ROWS: Row[] = [
  { Year: 1961, '01_max': 7.25, '01_min': -1.5, '02_rain': 40 },
  { Year: 1964, '02_max': 9, '02_min': 0, '02_rain': 0.4, '12_rain': 31 },
];
const STATION = {
  ...{ name: 'Low\nMoor', latitude: 54.3, longitude: -1.3, elevation: 62 },
  ...{ source: 'A. Field', licence: 'CC-BY-4.0' },
};
const AROUND = { locale: 'en_GB', thisYear: 2026 };

type Archive = { FullPaths: string[]; FileIndex: { content?: Uint8Array }[] };

describeHomes('a dataset in the formats people use', (home) => {
  const publish = async (is_public = true) =>
    published(home(), await aPerson(home()), {
      ...{ name: 'Low\tMör | 17', description: 'By hand', is_public, rows: ROWS },
      station_facts: STATION,
    });
  const bytesOf = async (running: Home, path: string, headers = {}) => {
    const answer = await fetch(running.address + path, { headers });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const text = async (id: string, ending: string) =>
    String((await bytesOf(home(), `/functions/v1/datasets/${id}.${ending}`)).bytes);
  const files = async (id: string, ending: string): Promise<{ name: string; text: string }[]> => {
    const { bytes } = await bytesOf(home(), `/functions/v1/datasets/${id}.${ending}`);
    // An archive reader that is not ours.
    const found = CFB.read(bytes, { type: 'buffer' }) as Archive;
    return found.FullPaths.flatMap((path, at) => {
      const content = found.FileIndex[at]?.content;
      const name = path.replace(/^Root Entry\//, '');
      return content && name !== '\u0001Sh33tJ5'
        ? [{ name, text: String(Buffer.from(content)) }]
        : [];
    });
  };

  it('each have their address, type, file name and tag, and are nobody’s where private', async () => {
    const id = await publish();
    const hidden = await publish(false);
    const tags = new Set<string | null>();
    for (const { extension, mediaType } of FORMATS) {
      const path = `/functions/v1/datasets/${id}.${extension}`;
      const { answer } = await bytesOf(home(), path);
      expect([extension, answer.status, answer.headers.get('content-type')]).toEqual([
        extension,
        200,
        mediaType,
      ]);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="dataset-${id}.${extension}"; filename*=UTF-8''Low-M%C3%B6r-17.${extension}`,
      );
      expect(answer.headers.get('vary')).toMatch(/Authorization.*Accept/);
      const tag = answer.headers.get('etag');
      tags.add(tag);
      const again = await bytesOf(home(), path, { 'if-none-match': tag ?? '' });
      expect(again.answer.status).toBe(304);
      const secret = `/functions/v1/datasets/${hidden}.${extension}`;
      expect((await bytesOf(home(), secret)).answer.status).toBe(404);
    }
    expect(tags.size).toBe(FORMATS.length);
  });

  it('are chosen by Accept where the address names none', async () => {
    const id = await publish();
    const path = `/functions/v1/datasets/${id}`;
    const typeFor = async (accept: string) =>
      (await bytesOf(home(), path, { accept })).answer.headers.get('content-disposition');
    for (const { accepted: types, extension } of FORMATS)
      for (const type of types) expect(await typeFor(type)).toContain(`.${extension}"`);
    expect(await typeFor('*/*')).toBeNull();
  });

  it('in SEF: a file an element, twelve header lines, a line a month with a value', async () => {
    const id = await publish();
    const found = await files(id, 'sef.zip');
    expect(found.map(({ name }) => name)).toEqual(
      ['Tx', 'Tn', 'rr'].map((code) => `${id}_1961-1964_${code}.tsv`),
    );
    // By the definition of the format (C3S Data Rescue Service, SEF 1.0.0).
    const lines = found[0]?.text.replace(/\n$/, '').split('\n') ?? [];
    const head = lines.slice(0, 12).map((line) => line.split('\t'));
    expect(head.map(([label]) => label).join()).toBe(
      'SEF,ID,Name,Lat,Lon,Alt,Source,Link,Vbl,Stat,Units,Meta',
    );
    expect(Object.fromEntries(head)).toMatchObject({
      ...{
        SEF: '1.0.0',
        ID: id,
        Name: 'Low Moor',
        Lat: '54.3',
        Lon: '-1.3',
        Alt: '62',
        Vbl: 'Tx',
        Stat: 'mean',
        Units: 'C',
      },
    });
    expect(lines.slice(12)).toEqual([
      'Year\tMonth\tDay\tHour\tMinute\tPeriod\tValue\tMeta',
      '1961\t1\t31\tNA\tNA\tmonth\t7.25\t',
      '1964\t2\t29\tNA\tNA\tmonth\t9\t',
    ]);
  });

  it('in SEF: names that a spreadsheet would run, or that end a line for some programs, are texts', async () => {
    const id = await published(home(), await aPerson(home()), {
      rows: ROWS,
      station_facts: {
        name: '=HYPERLINK("http://x.org","Moor")',
        source: '@SUM(A1)\u0085Link\u001ey',
        identifier: '@SUM(1)',
      },
    });
    const [found] = await files(id, 'sef.zip');
    const head = found?.text
      .split('\n')
      .slice(0, 12)
      .map((line) => line.split('\t'));
    expect(Object.fromEntries(head ?? [])).toMatchObject({
      ID: 'SUM-1',
      Name: `'=HYPERLINK("http://x.org","Moor")`,
      Source: "'@SUM(A1) Link y",
    });
  });

  it('as a data package whose schema says what each column of its CSV is', async () => {
    const id = await publish();
    const [descriptor, data] = await files(id, 'datapackage.zip');
    expect([descriptor?.name, data?.name]).toEqual(['datapackage.json', 'data.csv']);
    const said = JSON.parse(descriptor?.text ?? '');
    expect(new Ajv({ strict: false }).validate(TABULAR_PACKAGE, said)).toBe(true);
    const [header] = (data?.text ?? '').split('\r\n');
    expect(said.licenses).toEqual([{ name: 'CC-BY-4.0' }]);
    const [{ schema }] = said.resources;
    expect(schema.fields.map(({ name }: { name: string }) => name).join()).toBe(header);
  });

  it('as Croissant, whose hash and fields are those of the CSV', async () => {
    const id = await publish();
    const said = JSON.parse(await text(id, 'croissant.json'));
    const csv = await text(id, 'csv');
    const [file] = said.distribution;
    expect(said.conformsTo).toBe('http://mlcommons.org/croissant/1.0');
    expect(file.sha256).toBe(createHash('sha256').update(csv).digest('hex'));
    expect(new URL(file.contentUrl).pathname).toBe(`/functions/v1/datasets/${id}.csv`);
    const names = said.recordSet[0].field.map(({ name }: { name: string }) => name);
    expect(names.join()).toBe(csv.split('\r\n')[0]);
  });

  it('come in again as the rows that went out', async () => {
    const id = await publish();
    const again = (csv: string) =>
      readSheets([gridFromFile(Buffer.from(csv), 'a.csv', AROUND)], {}, AROUND).rows;
    expect(again(await text(id, 'csv'))).toEqual(ROWS);
    const [, data] = await files(id, 'datapackage.zip');
    expect(again(data?.text ?? '')).toEqual(ROWS);
    expect(JSON.parse(await text(id, 'json')).rows).toEqual(ROWS);
  });
});

/** What the profile of a data package asks for, by its definition (version 2). */
const TABULAR_PACKAGE = {
  type: 'object',
  required: ['$schema', 'resources'],
  properties: {
    $schema: { const: 'https://datapackage.org/profiles/2.0/datapackage.json' },
    name: { type: 'string', pattern: '^([-a-z0-9._/])+$' },
    created: { type: 'string' },
    resources: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['type', 'name', 'path', 'schema'],
        properties: {
          type: { const: 'table' },
          dialect: { type: 'object', required: ['delimiter', 'doubleQuote'] },
          path: { type: 'string', pattern: '^(?=^[^./~])(^((?!\\.{2}).)*$).*$' },
          schema: {
            type: 'object',
            required: ['fields'],
            properties: {
              missingValues: { type: 'array', items: { type: 'string' } },
              fields: {
                type: 'array',
                minItems: 1,
                items: {
                  type: 'object',
                  required: ['name', 'type'],
                  properties: { type: { enum: ['integer', 'number'] } },
                },
              },
            },
          },
        },
      },
    },
  },
};

describe('what Accept prefers', () => {
  test.each([
    { name: 'nothing said', header: null, expected: undefined },
    { name: 'anything', header: '*/*', expected: undefined },
    { name: 'CSV', header: 'text/csv', expected: 'csv' },
    { name: 'CSV, or else anything', header: 'text/csv, */*', expected: 'csv' },
    { name: 'CSV less than anything', header: 'text/csv;q=0.5, */*', expected: undefined },
    { name: 'JSON as much', header: 'application/json, text/csv', expected: undefined },
    { name: 'JSON less', header: 'application/json;q=0.9, text/csv', expected: 'csv' },
    { name: 'CSV not at all', header: 'text/csv;q=0', expected: undefined },
    {
      name: 'what a browser sends',
      header: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      expected: undefined,
    },
    {
      name: 'what clients send without meaning it',
      header: 'application/json, text/plain, */*',
      expected: undefined,
    },
    { name: 'the metadata', header: 'application/ld+json', expected: 'croissant.json' },
  ])('$name', ({ header, expected }) => {
    expect(accepted(header, FORMATS)?.extension).toBe(expected);
  });
});

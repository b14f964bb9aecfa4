import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { CONTRACT } from '../../src/core/dataset/contract.ts';
import { ENTRIES } from '../../src/core/files/meta-entries.ts';

const read = (page: string) => readFileSync(`docs/${page}.md`, 'utf8').replace(/\s+/g, ' ');
const said = (count: number) => count.toLocaleString('en-GB');

const { sessionDays, bodyMebibytes, nameCharacters, descriptionCharacters, rows } = CONTRACT;

/** A number that another place than `CONTRACT` says too. */
test.each([
  { page: 'contract', sentence: `at least once every ${sessionDays} days stays signed in` },
  {
    page: 'contract',
    sentence: `refresh token** lives ${sessionDays} days from its last exchange, an access token one hour`,
  },
  {
    page: 'contract',
    sentence: `name 1–${nameCharacters} characters after trimming, description up to ${said(descriptionCharacters)}, 1–${said(rows)} rows, a body up to ${bodyMebibytes} MiB`,
  },
  { page: 'contract', sentence: `with up to ${said(CONTRACT.changesListed)} of them` },
  { page: 'operations', sentence: `For the ${sessionDays} days of the contract` },
])('docs/$page.md says: $sentence', ({ page, sentence }) => {
  expect(read(page)).toContain(sentence);
});

test('an access token lives the hour that the contract says', () => {
  expect(CONTRACT.accessTokenSeconds).toBe(60 * 60);
});

test('docs/files.md lists each entry of Meta, and no other', () => {
  const [, table = ''] = read('files').split("CSV's Notes have them");
  const listed = [...table.matchAll(/`(\w+)=/g)].map(([, name]) => name);
  expect([...new Set(listed)].sort()).toEqual(ENTRIES.map(({ name }) => name).sort());
});

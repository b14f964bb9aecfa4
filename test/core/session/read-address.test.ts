import { expect, test } from '@jest/globals';
import { readAddress } from '../../../src/core/session/read-address.ts';

test.each([
  { typed: 'https://almanac.example', expected: 'https://almanac.example' },
  { typed: ' https://Almanac.Example/ ', expected: 'https://almanac.example' },
  { typed: 'almanac.example', expected: 'https://almanac.example' },
  { typed: 'https://almanac.example:8443', expected: 'https://almanac.example:8443' },
  {
    typed: 'https://almanac.example/functions/v1/ingest-dataset',
    expected: 'https://almanac.example',
  },
  {
    typed: 'https://almanac.example/auth/v1/token?grant_type=refresh_token',
    expected: 'https://almanac.example',
  },
  { typed: 'https://almanac.example/auth/v1', expected: 'https://almanac.example' },
  { typed: 'https://años.example', expected: 'https://años.example' },
])('$typed is the address of a service', ({ typed, expected }) => {
  expect(readAddress(typed)).toEqual({ ok: true, value: expected });
});

test.each([
  { typed: '', kind: 'address-missing' },
  { typed: 'http://almanac.example', kind: 'address-not-https' },
  { typed: 'ftp://almanac.example', kind: 'address-not-an-address' },
  { typed: 'almanac', kind: 'address-not-an-address' },
  { typed: 'my service', kind: 'address-not-an-address' },
  { typed: 'https://me:secret@almanac.example', kind: 'address-not-an-address' },
  { typed: 'https://localhost:8080', kind: 'address-is-this-computer' },
  // The Directory of a service on one's own machine, copied from the browser.
  { typed: 'http://localhost:8787', kind: 'address-is-this-computer' },
  { typed: 'https://127.0.0.1', kind: 'address-is-this-computer' },
  { typed: 'https://almanac.example/datasets', kind: 'address-has-more' },
  { typed: 'https://almanac.example?x=1', kind: 'address-has-more' },
  { typed: 'https://almanac.example/#top', kind: 'address-has-more' },
])('$typed is refused: $kind', ({ typed, kind }) => {
  expect(readAddress(typed)).toMatchObject({ ok: false, problem: { kind: `connection.${kind}` } });
});

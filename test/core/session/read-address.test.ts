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
  { typed: 'https://203.0.114.7:8443', expected: 'https://203.0.114.7:8443' },
  { typed: 'https://172.15.0.1', expected: 'https://172.15.0.1' },
  { typed: 'https://100.63.0.1', expected: 'https://100.63.0.1' },
  { typed: 'https://100.128.0.1', expected: 'https://100.128.0.1' },
  { typed: 'https://local.almanac.example', expected: 'https://local.almanac.example' },
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
  { typed: 'https://127.1', kind: 'address-is-this-computer' },
  // What clouds tell their own machines, keys included, is at this address.
  { typed: 'https://169.254.169.254', kind: 'address-inside' },
  { typed: 'http://169.254.169.254/latest/meta-data/', kind: 'address-not-https' },
  { typed: 'https://metadata.google.internal', kind: 'address-inside' },
  { typed: 'metadata.google.ｉnternal', kind: 'address-inside' },
  { typed: 'https://10.0.0.5:8443', kind: 'address-inside' },
  { typed: 'https://172.16.0.1', kind: 'address-inside' },
  { typed: 'https://192.168.1.20/', kind: 'address-inside' },
  { typed: 'https://100.64.0.1', kind: 'address-inside' },
  { typed: 'https://100.127.0.1', kind: 'address-inside' },
  { typed: 'https://172.31.0.1', kind: 'address-inside' },
  { typed: 'https://0.0.0.0', kind: 'address-inside' },
  { typed: 'https://255.255.255.255', kind: 'address-inside' },
  { typed: 'https://printer.local', kind: 'address-inside' },
  { typed: 'https://me.localhost', kind: 'address-inside' },
  { typed: 'https://router.home.arpa', kind: 'address-inside' },
  { typed: 'https://0x7f.0.0.1', kind: 'address-not-an-address' },
  { typed: 'https://0177.0.0.1', kind: 'address-not-an-address' },
  { typed: 'https://10.1', kind: 'address-not-an-address' },
  { typed: 'https://2130706433', kind: 'address-not-an-address' },
  { typed: 'https://almanac.0xa', kind: 'address-not-an-address' },
  { typed: 'https://[fd00::1]', kind: 'address-not-an-address' },
  { typed: 'https://[::ffff:169.254.169.254]', kind: 'address-not-an-address' },
  { typed: 'https://localhost.', kind: 'address-not-an-address' },
  { typed: 'https://almanac.example@169.254.169.254', kind: 'address-not-an-address' },
  { typed: 'https://almanac.example\\@10.0.0.1', kind: 'address-not-an-address' },
  { typed: 'https://１２７.0.0.1', kind: 'address-is-this-computer' },
  { typed: 'https://almanac.example/datasets', kind: 'address-has-more' },
  { typed: 'https://almanac.example?x=1', kind: 'address-has-more' },
  { typed: 'https://almanac.example/#top', kind: 'address-has-more' },
])('$typed is refused: $kind', ({ typed, kind }) => {
  expect(readAddress(typed)).toMatchObject({ ok: false, problem: { kind: `connection.${kind}` } });
});

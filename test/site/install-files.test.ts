import { expect, test } from '@jest/globals';
import { bakedFor, isReachable } from '../../src/site/install/install-files.ts';
import { addressForSheets, readSettings } from '../../src/site/service/settings.ts';

const MANIFEST = '{"urlFetchWhitelist":["https://stand-in.invalid/"]}';

test.each([
  {
    name: 'the manifest permits the service and nothing else',
    text: MANIFEST,
    expected: '{"urlFetchWhitelist":["https://climate.example/"]}',
  },
  {
    name: 'the code knows it wherever it names it',
    text: 'var A = "https://stand-in.invalid"; // https://stand-in.invalid',
    expected: 'var A = "https://climate.example"; // https://climate.example',
  },
  { name: 'what names no address stays as it is', text: 'var B;', expected: 'var B;' },
])('bakedFor: $name', ({ text, expected }) => {
  // In small letters, as the add-on keeps a typed address.
  expect(bakedFor('https://Climate.example', text, MANIFEST)).toBe(expected);
});

test.each([
  { address: 'https://almanac.example.org', expected: true, name: 'an https address' },
  { address: 'http://almanac.example.org', expected: false, name: 'one in the open' },
  { address: 'https://almanac.example', expected: false, name: 'the name that a workbench gives' },
  { address: 'http://localhost:8787', expected: false, name: 'this computer' },
  { address: 'https://localhost', expected: false, name: 'this computer, with https' },
  { address: 'https://127.0.0.1:8443', expected: false, name: 'this computer by its number' },
])('isReachable: $name', ({ address, expected }) => {
  expect(isReachable(address)).toBe(expected);
});

test('a page that was opened at this computer gives scripts for the address that the service says', () => {
  const here = new URL('http://localhost:8787/install');
  const told = readSettings({ serviceUrl: '', knownAs: 'https://almanac.example.org' }, here);
  expect(addressForSheets(told)).toBe('https://almanac.example.org');
  expect(addressForSheets(readSettings({}, here))).toBe('http://localhost:8787');
});

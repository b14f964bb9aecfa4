import { expect, test } from '@jest/globals';
import { siteOf } from '../../src/sidebar/views/connect-form.tsx';

test.each([
  { name: 'an address', address: 'https://almanac.example', site: 'https://almanac.example' },
  { name: 'a name alone', address: ' Almanac.example/ ', site: 'https://almanac.example' },
  {
    name: 'an address with a port',
    address: 'https://almanac.example:8443',
    site: 'https://almanac.example:8443',
  },
  { name: 'an address that is not secure', address: 'http://almanac.example', site: null },
  { name: 'nothing yet', address: '', site: null },
  { name: 'an address half typed', address: 'https://alma', site: null },
  { name: 'what is no address', address: 'javascript:alert(1)', site: null },
  { name: 'a project whose site is elsewhere', address: 'https://abc.supabase.co', site: null },
])('siteOf: $name', ({ address, site }) => {
  expect(siteOf(address)).toBe(site);
});

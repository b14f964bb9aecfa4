import { expect, test } from '@jest/globals';
import { ANYTHING, type Wish } from '../../src/site/service/wish.ts';
import { directoryPath, routeOf, signInPath, withNext } from '../../src/site/shell/route.ts';

const ID = '7d4b3c1e-6f1a-4a0e-9a53-0d6f3b1f8e11';

test.each([
  {
    name: 'the front page is the Directory',
    path: '/',
    expected: { page: 'directory', wish: ANYTHING, showsMap: false },
  },
  {
    name: 'a search is part of the address, so it can be sent as a link',
    path: '/?search=hill%20farm&mine=1',
    expected: {
      page: 'directory',
      wish: { ...ANYTHING, search: 'hill farm', mine: true },
      showsMap: false,
    },
  },
  {
    name: 'what is no filter in an address filters nothing',
    path: '/?from_year=soon&to_year=0&elements=snow,max&completeness=101&area=1,2&sort=odd',
    expected: { page: 'directory', wish: { ...ANYTHING, elements: ['max'] }, showsMap: false },
  },
  {
    name: 'years in the wrong order are a span all the same',
    path: '/?from_year=2000&to_year=1990&map=1',
    expected: {
      page: 'directory',
      wish: { ...ANYTHING, fromYear: 1990, toYear: 2000 },
      showsMap: true,
    },
  },
  {
    name: 'what an account has published',
    path: `/by/${ID}`,
    expected: { page: 'directory', wish: { ...ANYTHING, account: ID }, showsMap: false },
  },
  {
    name: 'a dataset',
    path: `/datasets/${ID}`,
    expected: { page: 'viewer', sought: 'datasets', id: ID },
  },
  {
    name: 'an id typed in capitals is the same dataset',
    path: `/datasets/${ID.toUpperCase()}`,
    expected: { page: 'viewer', sought: 'datasets', id: ID },
  },
  { name: 'a slash at the end changes nothing', path: '/connect/', expected: { page: 'connect' } },
  { name: 'what is no id names no dataset', path: '/datasets/12', expected: { page: 'nowhere' } },
  {
    name: 'a mailed link says its token behind the hash, which browsers send to no server',
    path: '/confirm-email#a-b_c',
    expected: { page: 'confirm-email', token: 'a-b_c' },
  },
  {
    name: 'a record, whose page is its newest version',
    path: `/records/${ID}`,
    expected: { page: 'viewer', sought: 'records', id: ID },
  },
  {
    name: 'an offer, whose token no server sees',
    path: '/offers#a-b_c',
    expected: { page: 'offer', token: 'a-b_c' },
  },
  { name: 'what one offers', path: '/offers', expected: { page: 'offers' } },
  {
    name: 'signing up on the way to an offer keeps its token behind the hash',
    path: withNext('/sign-up', '/offers#a-b_c'),
    expected: { page: 'sign-up', next: '/offers#a-b_c' },
  },
  { name: 'the way to install', path: '/install', expected: { page: 'install' } },
  { name: 'an unknown page', path: '/about', expected: { page: 'nowhere' } },
  {
    name: 'signing in leads back to where it was asked for',
    path: signInPath(`/datasets/${ID}`),
    expected: { page: 'sign-in', next: `/datasets/${ID}` },
  },
  {
    name: 'a link cannot send the person to another site after signing in',
    path: '/sign-in?next=https://elsewhere.example/',
    expected: { page: 'sign-in', next: '/' },
  },
  {
    name: 'nor by an address that only looks local',
    path: '/sign-in?next=//elsewhere.example/',
    expected: { page: 'sign-in', next: '/' },
  },
  {
    name: 'nor by one that browsers mend into another site',
    path: '/sign-in?next=/\\elsewhere.example/',
    expected: { page: 'sign-in', next: '/' },
  },
  ...['%09', '%0A', '%0D'].map((left) => ({
    name: `nor by ${left}, which browsers leave out`,
    path: `/sign-up?next=/${left}/elsewhere.example/`,
    expected: { page: 'sign-up', next: '/' } as const,
  })),
])('routeOf: $name', ({ path, expected }) => {
  expect(routeOf(new URL(path, 'https://almanac.example'))).toEqual(expected);
});

const WISHES: { name: string; wish: Wish }[] = [
  { name: 'signs that mean something in addresses', wish: { ...ANYTHING, search: 'a&b=c ü' } },
  { name: 'versions', wish: { ...ANYTHING, mine: true, versionsOf: ID } },
  {
    name: 'everything at once',
    wish: {
      ...ANYTHING,
      account: ID,
      fromYear: 1961,
      toYear: 1990,
      elements: ['max', 'rain'],
      completeness: 90,
      area: { west: 170.5, south: -30, east: -160, north: 0.25 },
      sort: 'longest',
    },
  },
];

test.each(WISHES)('the address of a wish is the wish again: $name', ({ wish }) => {
  for (const showsMap of [true, false])
    expect(routeOf(new URL(directoryPath(wish, showsMap), 'https://almanac.example'))).toEqual({
      page: 'directory',
      wish,
      showsMap,
    });
});

import { expect, test } from '@jest/globals';
import {
  comparedIn,
  comparedPath,
  directoryPath,
  routeOf,
  signInPath,
} from '../../src/site/shell/route.ts';

const ID = '7d4b3c1e-6f1a-4a0e-9a53-0d6f3b1f8e11';

test.each([
  {
    name: 'the front page is the Directory',
    path: '/',
    expected: { page: 'directory', search: '', mine: false, versionsOf: null },
  },
  {
    name: 'a search is part of the address, so it can be sent as a link',
    path: '/?search=hill%20farm&mine=1',
    expected: { page: 'directory', search: 'hill farm', mine: true, versionsOf: null },
  },
  { name: 'a dataset', path: `/datasets/${ID}`, expected: { page: 'viewer', id: ID } },
  {
    name: 'an id typed in capitals is the same dataset',
    path: `/datasets/${ID.toUpperCase()}`,
    expected: { page: 'viewer', id: ID },
  },
  { name: 'a slash at the end changes nothing', path: '/connect/', expected: { page: 'connect' } },
  { name: 'what is no id names no dataset', path: '/datasets/12', expected: { page: 'nowhere' } },
  {
    name: 'a mailed link says its token behind the hash, which browsers send to no server',
    path: '/confirm-email#a-b_c',
    expected: { page: 'confirm-email', token: 'a-b_c' },
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
])('routeOf: $name', ({ path, expected }) => {
  expect(routeOf(new URL(path, 'https://almanac.example'))).toEqual(expected);
});

test('the address of a wish is the wish again', () => {
  const wish = { search: 'a&b=c ü', mine: true, versionsOf: ID };
  expect(routeOf(new URL(directoryPath(wish), 'https://almanac.example'))).toEqual({
    page: 'directory',
    ...wish,
  });
});

const OTHERS = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(8) + ID.slice(8));

test.each([
  {
    name: 'datasets in the order of the link, and the element',
    query: `?compare=${OTHERS[1]},${OTHERS[0]}&element=rain`,
    expected: { ids: [OTHERS[1], OTHERS[0]], element: 'rain' },
  },
  { name: 'nothing where nothing is asked', query: '', expected: { ids: [], element: null } },
  {
    name: 'each once, and never the dataset itself',
    query: `?compare=${OTHERS[0]},${ID},${OTHERS[0]?.toUpperCase()}`,
    expected: { ids: [OTHERS[0]], element: null },
  },
  {
    name: 'no more than can be told apart',
    query: `?compare=${OTHERS.join(',')}`,
    expected: { ids: OTHERS.slice(0, 4), element: null },
  },
  {
    name: 'what is no id and no element is passed over',
    query: `?compare=x,,${OTHERS[0]}&element=snow`,
    expected: { ids: [OTHERS[0]], element: null },
  },
])('comparedIn: $name', ({ query, expected }) => {
  expect(comparedIn(new URL(`https://almanac.example/datasets/${ID}${query}`), ID)).toEqual(
    expected,
  );
});

test('the address of a comparison is the comparison again', () => {
  const wish = { ids: OTHERS.slice(0, 2), element: 'min' } as const;
  const address = new URL(comparedPath(ID, { ...wish }), 'https://almanac.example');
  expect(comparedIn(address, ID)).toEqual(wish);
  expect(routeOf(address)).toEqual({ page: 'viewer', id: ID });
});

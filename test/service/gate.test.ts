import { Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { networkOf, networkOfCaller } from '../../src/service/hosts/node/network-of.ts';
import { roomForBodies } from '../../src/service/http/room-for-bodies.ts';
import { type GateOptions, gate } from '../../src/service/store/gate.ts';

/** A gate whose every work ends when it is told to. */
function gateOf(options: Partial<GateOptions> = {}) {
  const enter = gate({ room: 1, waiting: 100, waitMs: 60_000, ...options });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, who: string, cost = 1) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    return enter(work, { who, cost }).catch(() => void refused.push(name));
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    ends.shift()?.();
    await turn();
  };
  const endAll = async () => {
    for (let rounds = 0; rounds < 100; rounds++) await endOne();
  };
  return { ask, begun, refused, turn, endOne, endAll };
}

it('lets one from each in turn, so that a flood waits behind itself', async () => {
  const { ask, begun, endAll } = gateOf();
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 'ada');
  ask('b1', 'ben');
  ask('c1', 'cleo');
  ask('c2', 'cleo');
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4']);
});

it('where too many wait the last of the longest queue gives way, and nobody else', async () => {
  const { ask, begun, refused, endAll } = gateOf({ waiting: 4 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) ask(name, 'ada');
  ask('b1', 'ben');
  ask('c1', 'cleo');
  ask('a7', 'ada');
  await endAll();
  expect(refused.sort()).toEqual(['a4', 'a5', 'a6', 'a7']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

it('lets in by cost, and one caller no more than a part, so that something small finds room beside', async () => {
  const { ask, begun, turn, endOne, endAll } = gateOf({ room: 4, ofOne: 3 });
  ask('large', 'ada', 9);
  ask('small of the same', 'ada');
  ask('middling', 'ben', 2);
  ask('small', 'cleo');
  await turn();
  expect(begun).toEqual(['large', 'small']);
  await endOne();
  expect(begun).toEqual(['large', 'small', 'small of the same', 'middling']);
  await endAll();
});

it('lets nothing small of a caller go before what waits of theirs', async () => {
  const { ask, begun, turn, endAll } = gateOf({ room: 4 });
  for (const [name, cost] of [
    ['a1', 3],
    ['a2', 2],
    ['a3', 1],
  ] as const)
    ask(name, 'ada', cost);
  await turn();
  expect(begun).toEqual(['a1']);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

it('gives one caller one turn at a time where it is their own, and another theirs beside it', async () => {
  const { ask, begun, turn, endOne, endAll } = gateOf({ room: Number.POSITIVE_INFINITY, ofOne: 1 });
  for (const name of ['a1', 'a2']) ask(name, 'ada');
  ask('b1', 'ben');
  await turn();
  expect(begun).toEqual(['a1', 'b1']);
  await endOne();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  await endAll();
});

it('goes on after what failed, and refuses who has waited long enough', async () => {
  const enter = gate({ room: 1, waiting: 9, waitMs: 20 });
  await expect(enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  let end = () => {};
  const first = enter(() => new Promise<void>((resolve) => (end = resolve)));
  await expect(enter(async () => 'late')).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  end();
  await first;
  expect(await enter(async () => 'again')).toBe('again');
});

it('holds of bodies what has come, a quarter for one caller, and gives it back with the answer', async () => {
  let who = 'ada';
  const room = roomForBodies(8, () => who);
  const asked = (bytes: number[]) => room(async (hasRoom) => bytes.map(hasRoom));
  let end = () => {};
  const held = room(async (hasRoom) => {
    expect(hasRoom(2)).toBe(true);
    await new Promise<void>((resolve) => (end = resolve));
  });
  expect(await asked([1])).toEqual([false]);
  who = 'ben';
  expect(await asked([1, 1, 1])).toEqual([true, true, false]);
  end();
  await held;
  who = 'ada';
  expect(await asked([2])).toEqual([true]);
});

it.each([
  { name: 'an address of IPv4 is one caller', address: '203.0.113.9', network: '203.0.113.9' },
  { name: 'the same, as IPv6 writes it', address: '::ffff:203.0.113.9', network: '203.0.113.9' },
  { name: 'in the letters of IPv6', address: '::ffff:cb00:7109', network: '203.0.113.9' },
  {
    name: 'in full, as some proxies write it',
    address: '0:0:0:0:0:ffff:203.0.113.9',
    network: '203.0.113.9',
  },
  { name: 'of IPv6 the network counts', address: '2001:db8:0:7::1', network: '2001:db8:0:7::/64' },
  {
    name: 'the same network, another address, in full and in capitals',
    address: '2001:0DB8:0000:0007:ab12:cd34:ef56:7890',
    network: '2001:db8:0:7::/64',
  },
  {
    name: 'zeros in the middle of the network',
    address: '2001:db8::1',
    network: '2001:db8:0:0::/64',
  },
  { name: 'a zone is no part of it', address: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
  { name: 'what is no address stays what it is', address: 'unknown', network: 'unknown' },
])('networkOf: $name', ({ address, network }) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  { header: '203.0.113.9, 198.51.100.7', network: '198.51.100.7', why: 'our proxy writes last' },
  { header: '198.51.100.7:4711', network: '198.51.100.7', why: 'a port is another each time' },
  { header: '[2001:db8::1]:4711', network: '2001:db8:0:0::/64', why: 'so it is with IPv6' },
  { header: '"[2001:db8::1]"', network: '2001:db8:0:0::/64', why: 'quoted, without a port' },
  { header: 'unknown', network: '127.0.0.1', why: 'what is no address counts for its proxy' },
  { header: '', network: '127.0.0.1', why: 'so does nothing' },
])('behind a proxy $header counts for $network: $why', ({ header, network }) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' });
  const headers = { 'x-forwarded-for': header };
  expect(networkOfCaller({ socket, headers }, 1)).toBe(network);
});

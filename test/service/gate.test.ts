import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { bodyBudget } from '../../src/service/hosts/node/body-budget.ts';
import { networkOf } from '../../src/service/hosts/node/network-of.ts';
import { gate } from '../../src/service/store/gate.ts';

/** A gate of one place whose every work ends when it is told to. */
function oneByOne(options: { waiting?: number } = {}) {
  let who = '';
  const enter = gate({
    connections: 1,
    waiting: 100,
    waitMs: 60_000,
    ...options,
    whose: () => who,
  });
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, owner: string) => {
    who = owner;
    return enter(() => new Promise<void>((resolve) => ends.push(resolve))).then(
      () => void done.push(name),
      (error: Error) => void done.push(`${name}: ${error.name}`),
    );
  };
  const endAll = async () => {
    for (let rounds = 0; rounds < 100; rounds++) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { ask, done, endAll };
}

it('lets one from each in turn, so that a flood waits behind itself', async () => {
  const { ask, done, endAll } = oneByOne();
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 'ada');
  ask('b1', 'ben');
  ask('c1', 'cleo');
  ask('c2', 'cleo');
  await endAll();
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4']);
});

it('turns away the latest of whoever has most waiting when another comes to a full queue', async () => {
  const { ask, done, endAll } = oneByOne({ waiting: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name, 'ada');
  ask('b1', 'ben');
  await endAll();
  expect(done.filter((one) => one.includes(':'))).toEqual([
    'a5: DatabaseUnavailable',
    'a4: DatabaseUnavailable',
  ]);
  expect(done.filter((one) => !one.includes(':'))).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it.each([
  { name: 'an address of IPv4 is one caller', address: '203.0.113.9', network: '203.0.113.9' },
  { name: 'the same, as IPv6 writes it', address: '::ffff:203.0.113.9', network: '203.0.113.9' },
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

it('of too many bytes the largest unfinished body of whoever holds most gives way', () => {
  const budget = bodyBudget(100);
  const cuts: string[] = [];
  const body = (name: string, owner: string) => {
    const incoming = new IncomingMessage(new Socket());
    budget.watch(
      incoming,
      () => owner,
      () => cuts.push(name),
    );
    return (bytes: number) => incoming.push(Buffer.alloc(bytes));
  };
  const [a1, a2, b1] = [body('a1', 'ada'), body('a2', 'ada'), body('b1', 'ben')];
  a1(30);
  a2(20);
  b1(45);
  expect(cuts).toEqual([]);
  a2(10);
  expect(cuts).toEqual(['a1']);
  b1(10);
  expect(cuts).toEqual(['a1']);
});

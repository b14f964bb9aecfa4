import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { networkOf, networkOfCaller } from '../../src/service/hosts/node/network-of.ts';
import { unfinishedBodies } from '../../src/service/hosts/node/unfinished-bodies.ts';
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

it('lets one caller wait in half of the places, and all together in all of them', async () => {
  const { ask, done, endAll } = oneByOne({ waiting: 4 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 'ada');
  ask('b1', 'ben');
  ask('c1', 'cleo');
  ask('c2', 'cleo');
  await endAll();
  expect(done.filter((one) => one.includes(':'))).toEqual([
    'a4: DatabaseUnavailable',
    'c2: DatabaseUnavailable',
  ]);
  expect(done.filter((one) => !one.includes(':'))).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
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

/** Asks for room for bodies of so many MiB, and tells of each what became of it. */
function bodiesWithin(limits: Parameters<typeof unfinishedBodies>[0]) {
  const bodies = unfinishedBodies(limits);
  const said: string[] = [];
  const ask = (name: string, address: string, mebibytes: number) => {
    const socket = new Socket();
    socket.destroy = () => {
      said.push(`${name} was cut`);
      return socket;
    };
    const incoming = new IncomingMessage(socket);
    incoming.headers = { 'content-length': String(mebibytes * 2 ** 20) };
    const outgoing = new ServerResponse(incoming);
    if (!bodies.admit(incoming, outgoing, address)) said.push(`${name} was refused`);
    return { arrives: () => incoming.emit('end'), isAnswered: () => outgoing.emit('close') };
  };
  return { ask, said };
}

it('of too many bodies of one address the one that has been arriving longest gives way', () => {
  const { ask, said } = bodiesWithin({ bodyMebibytes: 1, bodiesMebibytes: 64, bodiesOfOne: 2 });
  const first = ask('first', 'a', 1);
  ask('second', 'a', 1);
  ask('elsewhere', 'b', 1);
  expect(said).toEqual([]);
  first.arrives();
  ask('third', 'a', 1);
  expect(said).toEqual([]);
  ask('fourth', 'a', 1);
  expect(said).toEqual(['second was cut']);
});

it('one address holds a quarter of all bytes, and what has arrived gives way to nobody', () => {
  const { ask, said } = bodiesWithin({ bodyMebibytes: 2, bodiesMebibytes: 8, bodiesOfOne: 9 });
  ask('a1', 'a', 1);
  ask('a2', 'a', 1);
  expect(said).toEqual([]);
  const { arrives } = ask('a3', 'a', 1);
  expect(said.splice(0)).toEqual(['a1 was cut']);
  arrives();
  const whole = ['b', 'c', 'd'].map((address) => ask(address, address, 2));
  for (const body of whole) body.arrives();
  expect(said).toEqual([]);
  // a2 is the only one that is still arriving, and takes its place with it.
  ask('e', 'e', 2);
  expect(said.splice(0)).toEqual(['a2 was cut', 'e was refused']);
  whole[0]?.isAnswered();
  ask('f', 'f', 2);
  expect(said).toEqual([]);
});

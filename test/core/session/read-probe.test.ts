import { describe, expect, it, test } from '@jest/globals';
import type { HttpAnswer } from '../../../src/core/http/http-answer.ts';
import {
  type ConnectionPart,
  partBlamedByToken,
  partsUpTo,
  readProbe,
} from '../../../src/core/session/read-probe.ts';
import { readTokenAnswer } from '../../../src/core/session/read-token-answer.ts';
import { anAnswer } from '../../support/session-fixtures.ts';

const HTML = { 'content-type': 'text/html' };
const web = (status: number): HttpAnswer => ({ status, headers: HTML, text: '<html></html>' });
const failed = (why: 'connection.name-not-found' | 'connection.no-answer'): HttpAnswer => ({
  status: null,
  failure: { why, reached: 'no' },
});

type Row = { name: string; answer: HttpAnswer; blamed: ConnectionPart | null; kind?: string };

const ROWS: Row[] = [
  { name: 'a refusal of the empty upload', answer: anAnswer(400, { error: 'x' }), blamed: null },
  { name: 'the same under 422', answer: anAnswer(422, { error: 'x' }), blamed: null },
  { name: '401', answer: anAnswer(401, { error: 'x' }), blamed: 'token', kind: 'token-refused' },
  {
    name: '401 that speaks of the API key',
    answer: anAnswer(401, { message: 'Invalid API key' }),
    blamed: 'key',
    kind: 'key-wrong',
  },
  { name: '404', answer: anAnswer(404, {}), blamed: 'address', kind: 'address-wrong' },
  { name: 'a web page', answer: web(200), blamed: 'address', kind: 'web-page' },
  {
    name: 'a redirect',
    answer: anAnswer(302, {}),
    blamed: 'address',
    kind: 'address-redirects',
  },
  { name: '429', answer: anAnswer(429, {}), blamed: 'service', kind: 'service-busy' },
  {
    name: '429 of something else on the way',
    answer: { status: 429, headers: {}, text: 'slow' },
    blamed: 'service',
    kind: 'service-trouble',
  },
  { name: '500', answer: anAnswer(500, {}), blamed: 'service', kind: 'service-trouble' },
  { name: 'success, of which there is none', answer: anAnswer(200, {}), blamed: 'service' },
  {
    name: 'no such name',
    answer: failed('connection.name-not-found'),
    blamed: 'address',
    kind: 'name-not-found',
  },
  {
    name: 'no answer',
    answer: failed('connection.no-answer'),
    blamed: 'service',
    kind: 'no-answer',
  },
];

test.each(ROWS)('$name blames $blamed', ({ answer, blamed, kind }) => {
  const read = readProbe(answer);
  expect(read.blamed).toBe(blamed);
  if (blamed === null) expect(read.problem).toBeNull();
  if (kind) expect(read.problem).toMatchObject({ kind: `connection.${kind}` });
});

describe('a failed exchange', () => {
  test.each<{ name: string; answer: HttpAnswer; part: ConnectionPart }>([
    {
      name: 'a token that was used',
      answer: anAnswer(400, { code: 'refresh_token_already_used', message: 'x' }),
      part: 'token',
    },
    {
      name: 'a code nobody knows',
      answer: anAnswer(400, { code: 'new_rule', message: 'x' }),
      part: 'token',
    },
    { name: 'a wrong key', answer: anAnswer(401, { message: 'Invalid API key' }), part: 'key' },
    { name: '404', answer: anAnswer(404, {}), part: 'address' },
    { name: 'no such name', answer: failed('connection.name-not-found'), part: 'address' },
    { name: '503', answer: anAnswer(503, {}), part: 'service' },
  ])('by $name blames $part', ({ answer, part }) => {
    expect(partBlamedByToken(readTokenAnswer(answer))).toBe(part);
  });
});

it('what comes before the failing part is good, and what comes after it is untested', () => {
  const states = (part: ConnectionPart | null) => partsUpTo(part, null).map(({ state }) => state);
  expect(states('token')).toEqual(['good', 'good', 'bad', 'untested']);
  expect(states('address')).toEqual(['bad', 'untested', 'untested', 'untested']);
  expect(states(null)).toEqual(['good', 'good', 'good', 'good']);
});

import { expect, it, test } from '@jest/globals';
import type { HttpAnswer } from '../../../src/core/http/http-answer.ts';
import { offerTokenIn, readOffer } from '../../../src/core/upload/read-offer.ts';
import {
  isOfRecord,
  mayBeMadeAnew,
  readRecordAnswer,
} from '../../../src/core/upload/read-record-answer.ts';
import { anAnswer } from '../../support/session-fixtures.ts';

const dataset = { id: 'v2', record: 'r1', name: 'Hill farm', isPublic: false, versions: 2 };
const code = (status: number, name: string, more = {}) =>
  anAnswer(status, { error: 'A sentence.', code: name, ...more });

it('reads how a record stands, of its newest version and of a change alike', () => {
  const etag = { etag: '"seen"' };
  const stand = {
    ...{ id: 'r1', title: 'Hill farm', description: '', isPublic: false, station: null },
    versions: 2,
  };
  const read = readRecordAnswer(anAnswer(200, { dataset: { ...dataset, mine: true } }, etag));
  expect(read).toEqual({ is: 'there', stand: { ...stand, etag: '"seen"' } });
  const { record: id, ...record } = dataset;
  const changed = anAnswer(200, { success: true, record: { ...record, id } });
  expect(readRecordAnswer(changed)).toEqual({ is: 'there', stand: { ...stand, etag: null } });
});

test.each<{ name: string; answer: HttpAnswer; is: string; kind?: string; anew?: boolean }>([
  {
    name: 'was removed',
    answer: code(410, 'record-removed', { removed_at: '2026-05-04T06:10:00.000Z' }),
    is: 'gone',
    kind: 'upload.record-removed',
    anew: true,
  },
  {
    name: 'never was, or is not theirs',
    answer: code(404, 'record-not-found'),
    is: 'gone',
    kind: 'upload.record-not-there',
    anew: true,
  },
  {
    name: 'another account has taken over, and shows to everyone',
    answer: anAnswer(200, { dataset: { ...dataset, mine: false } }),
    is: 'gone',
    kind: 'upload.record-transferred',
    anew: true,
  },
  {
    name: 'the operator has hidden',
    answer: code(403, 'record-hidden'),
    is: 'gone',
    kind: 'upload.record-hidden',
    anew: false,
  },
  { name: 'was changed since', answer: code(412, 'record-changed'), is: 'changed-since' },
  {
    name: 'a gateway does not find',
    answer: anAnswer(404, '<html>Not found</html>'),
    is: 'not-known',
  },
  { name: 'is asked about too often', answer: anAnswer(429, {}), is: 'not-known' },
  { name: 'asks for another token', answer: anAnswer(401, {}), is: 'unauthorized' },
  {
    name: 'nobody answers for',
    answer: { status: null, failure: { why: 'connection.no-answer', reached: 'perhaps' } },
    is: 'not-known',
  },
])('a record that $name is $is', ({ answer, is, kind, anew }) => {
  const read = readRecordAnswer(answer);
  expect(read.is).toBe(is);
  const problem = 'problem' in read ? read.problem : null;
  if (kind) expect(problem?.kind).toBe(kind);
  expect(problem !== null && isOfRecord(problem)).toBe(kind !== undefined);
  expect(problem !== null && mayBeMadeAnew(problem)).toBe(anew === true);
});

test.each([
  ['its whole link', 'https://almanac.example/offers#abcdefghijklmnop12', true],
  ['its secret alone', ' abcdefghijklmnop12 ', true],
  ['the link of a record', 'https://almanac.example/records/12', false],
  ['a sentence', 'see my mail of Monday', false],
])('an offer is found in %s', (_, link, isFound) => {
  expect(offerTokenIn(link).ok).toBe(isFound);
});

it('an offer that was taken or withdrawn is over', () => {
  expect(readOffer(code(410, 'offer-over'))).toMatchObject({
    ok: false,
    problem: { kind: 'upload.offer-over' },
  });
});

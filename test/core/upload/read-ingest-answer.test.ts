import { expect, it, test } from '@jest/globals';
import type { HttpAnswer } from '../../../src/core/http/http-answer.ts';
import {
  echoesKey,
  inDoubt,
  readIngestAnswer,
} from '../../../src/core/upload/read-ingest-answer.ts';
import { anAnswer } from '../../support/session-fixtures.ts';

const RUN = '1f0c';
const echo = { 'idempotency-key': RUN };
const html = '<html><head><title>Sign in</title></head><body>Hello</body></html>';
const dataset = { id: '0b1c6c3e-8e0f-4a53-9f10-6a2f8a3f2f11', name: 'Hill farm' };
const none = (reached: 'no' | 'perhaps', why = 'connection.no-answer' as const): HttpAnswer => ({
  status: null,
  failure: { why, reached },
});

const ROWS: { name: string; answer: HttpAnswer; is: string; text?: string }[] = [
  { name: '200', answer: anAnswer(200, { success: true, dataset }), is: 'sent' },
  { name: '201', answer: anAnswer(201, { success: true, dataset }), is: 'sent' },
  { name: '200 without the dataset', answer: anAnswer(200, { success: true }), is: 'sent' },
  {
    name: '200 that says it failed',
    answer: anAnswer(200, { success: false, error: 'No.' }),
    is: 'failed',
    text: 'No.',
  },
  { name: '200 that only denies', answer: anAnswer(200, { success: false }), is: 'failed' },
  { name: '200 with an error', answer: anAnswer(200, { error: 'No.' }), is: 'failed', text: 'No.' },
  { name: '200 with a web page', answer: anAnswer(200, html), is: 'failed', text: 'Sign in' },
  { name: '200 with nothing', answer: anAnswer(200, '', { 'content-type': '' }), is: 'unknown' },
  {
    name: '200 cut off',
    answer: anAnswer(200, '{"success":tr', { 'content-type': '' }),
    is: 'unknown',
  },
  {
    name: '400 in the words of the contract',
    answer: anAnswer(400, { error: 'Year is missing.' }),
    is: 'failed',
    text: 'Year is missing.',
  },
  {
    name: '400 with an object for an error',
    answer: anAnswer(400, { error: { message: 'Bad row' } }),
    is: 'failed',
    text: 'Bad row',
  },
  {
    name: '401',
    answer: anAnswer(401, { error: 'Token expired' }),
    is: 'unauthorized',
    text: 'Token expired',
  },
  {
    name: '401 of a gateway',
    answer: anAnswer(401, { code: 401, message: 'Invalid JWT' }),
    is: 'unauthorized',
    text: 'Invalid JWT',
  },
  { name: '402', answer: anAnswer(402, 'restricted'), is: 'failed' },
  { name: '403', answer: anAnswer(403, { msg: 'No' }), is: 'failed', text: 'No' },
  {
    name: '404 in text',
    answer: anAnswer(404, 'Function not found'),
    is: 'failed',
    text: 'Function not found',
  },
  {
    name: '409 of a key that is still at work',
    answer: anAnswer(409, { error: 'Wait', code: 'idempotency-key-in-use' }, echo),
    is: 'unknown',
  },
  { name: '409 of something else', answer: anAnswer(409, { error: 'Name taken' }), is: 'failed' },
  {
    name: '410 of a record that was removed',
    answer: anAnswer(410, { error: 'Removed', code: 'record-removed' }),
    is: 'turned-down',
  },
  {
    name: '409 of a public record, to a private upload',
    answer: anAnswer(409, { error: 'Public', code: 'record-is-public' }),
    is: 'turned-down',
  },
  { name: '413', answer: anAnswer(413, { error: 'Too big' }), is: 'failed' },
  {
    name: '422 of a key used for other content',
    answer: anAnswer(422, { error: 'Other body', code: 'idempotency-key-reused' }, echo),
    is: 'arrived-before',
  },
  { name: '422 of something else', answer: anAnswer(422, { error: 'Bad row' }), is: 'failed' },
  { name: '429', answer: anAnswer(429, { error: 'Slow down' }), is: 'passing' },
  {
    name: '500 in the words of the service',
    answer: anAnswer(500, { error: 'Something failed, id 7.' }),
    is: 'passing',
  },
  {
    name: '503 of a service that does not know itself',
    answer: anAnswer(503, { error: 'Stored, or not.', code: 'outcome-unknown' }),
    is: 'unknown',
  },
  {
    name: '500 of a worker that died',
    answer: anAnswer(500, { code: 'WORKER_ERROR', message: 'x' }),
    is: 'unknown',
  },
  { name: '502 in HTML', answer: anAnswer(502, html), is: 'unknown' },
  {
    name: '546',
    answer: anAnswer(546, { code: 'WORKER_RESOURCE_LIMIT', message: 'x' }),
    is: 'unknown',
  },
  { name: 'no answer', answer: none('perhaps'), is: 'unknown' },
  { name: 'a request that never left', answer: none('no'), is: 'failed' },
];

test.each(ROWS)('an upload answered with $name is $is', ({ answer, is, text }) => {
  const read = readIngestAnswer(answer, RUN);
  expect(read.is).toBe(is);
  if (text) expect(read).toMatchObject({ problem: { params: { text } } });
});

test.each([
  { status: 400, kind: 'upload.refused' },
  { status: 404, kind: 'connection.address-wrong' },
  { status: 302, kind: 'connection.address-redirects' },
  { status: 413, kind: 'upload.too-big-for-service' },
])('a refusal with $status says $kind', ({ status, kind }) => {
  const read = readIngestAnswer(anAnswer(status, { error: 'No.' }), RUN);
  expect(read).toMatchObject({ is: 'failed', problem: { kind } });
});

test.each(
  ROWS.concat([
    { name: 'a redirect', answer: anAnswer(302, ''), is: 'failed' },
    { name: '404 in HTML', answer: anAnswer(404, html), is: 'failed' },
  ]),
)(
  'once an attempt may have arrived, $name ends no doubt unless it says that it did, or that there is nothing left',
  (row) => {
    const { is } = inDoubt(readIngestAnswer(row.answer, RUN));
    const isSettled =
      ['sent', 'arrived-before'].includes(row.is) || row.name.startsWith('410 of a record');
    expect(is).toBe(isSettled ? row.is : 'unknown');
  },
);

it('shows only links a browser can follow safely', () => {
  const link = (url: string) =>
    readIngestAnswer(anAnswer(200, { success: true, dataset: { ...dataset, url } }), RUN);
  expect(link('https://almanac.example/datasets/1')).toMatchObject({
    url: 'https://almanac.example/datasets/1',
  });
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://x.example/"onclick="x',
    '//x',
  ])
    expect(link(url)).toMatchObject({ url: null });
});

it('waits as long as the service asks', () => {
  expect(readIngestAnswer(anAnswer(429, {}, { 'retry-after': '7' }), RUN)).toMatchObject({
    retryAfterMs: 7000,
  });
  expect(readIngestAnswer(anAnswer(429, {}, { 'retry-after': 'soon' }), RUN)).toMatchObject({
    retryAfterMs: null,
  });
});

it('knows a service that echoes the key, quoted or not', () => {
  expect(echoesKey(anAnswer(400, {}, { 'idempotency-key': `"${RUN}"` }), RUN)).toBe(true);
  expect(echoesKey(anAnswer(400, {}, { 'idempotency-key': 'another' }), RUN)).toBe(false);
  expect(echoesKey(anAnswer(400, {}), RUN)).toBe(false);
});

test.each([
  {
    name: 'a sentence',
    notice: ' 81 of\n100 rows are used. ',
    expected: '81 of 100 rows are used.',
  },
  { name: 'nothing', notice: undefined, expected: null },
  { name: 'an empty text', notice: ' ', expected: null },
  { name: 'what is no text', notice: { rows: 81 }, expected: null },
  { name: 'a novel', notice: 'x'.repeat(500), expected: `${'x'.repeat(199)}…` },
])('a success with $name for a notice', ({ notice, expected }) => {
  const answer = readIngestAnswer(anAnswer(200, { success: true, dataset, notice }), RUN);
  const problem = expected && { kind: 'upload.service-notice', params: { text: expected } };
  expect(answer).toMatchObject({ is: 'sent', notice: problem });
});

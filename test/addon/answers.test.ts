import { afterEach, describe, expect, it, test } from '@jest/globals';
import {
  type Almanac,
  openAlmanac,
  page,
  problem,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';
import './support/one-service.ts';
import type { Editor } from '../../src/workbench/apps-script/editor.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

const json = (status: number, body: unknown) => () => Response.json(body, { status });
const text =
  (status: number, body: string, type = 'text/html') =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });
const HTML = '<html><head><title>almanac.example – 522</title></head><body>no</body></html>';

describe('a service that does not know our keys', () => {
  const withoutEcho = async (request: Request, serve: Almanac['serve']) => {
    const response = await serve(request);
    const headers = new Headers(response.headers);
    headers.delete('idempotency-key');
    return new Response(response.body, { status: response.status, headers });
  };

  it.each([
    { how: 'arrived', expected: 1 },
    { how: 'send-again', expected: 2 },
  ] as const)('has a lost answer held until a person says: $how', async ({ how, expected }) => {
    almanac = await openAlmanac({ before: (request) => withoutEcho(request, almanac.serve) });
    const editor = await settleIn(almanac);
    await almanac.stage.faults.add({
      at: { url: 'ingest-dataset' },
      happens: { kind: 'lost-response' },
    });
    const run = await uploadFirst(editor);
    expect(run).toMatchObject({ outcome: 'unknown' });
    expect(almanac.requests.filter((one) => one.includes('ingest'))).toHaveLength(2);

    sayYesToEverything(editor);
    await editor.clickMenu('Upload dataset');
    expect(await page(editor, 'openingState')).toMatchObject({ startAt: 'history' });
    expect(await almanac.directory()).toHaveLength(1);

    await almanac.stage.advance('1 minute');
    expect(await page(editor, 'settleUnknown', run.id, how)).toMatchObject({
      state: 'ran',
      run: { outcome: 'sent' },
    });
    expect(await almanac.directory()).toHaveLength(expected);
    expect(await problem(editor, 'settleUnknown', run.id, how)).toMatchObject({
      kind: 'upload.no-such-run',
    });
  });
});

describe('an ingest call answered with', () => {
  test.each([
    { name: 'a web page', answer: text(200, HTML), outcome: 'failed', kind: 'connection.web-page' },
    {
      name: 'nothing',
      answer: text(200, '', 'text/plain'),
      outcome: 'unknown',
      kind: 'upload.odd-answer',
    },
    {
      name: 'a refusal of another shape',
      answer: json(400, { message: 'Row 3 is odd.' }),
      outcome: 'failed',
      kind: 'upload.refused',
    },
    {
      name: '413',
      answer: json(413, { error: 'Too big.' }),
      outcome: 'failed',
      kind: 'upload.too-big-for-service',
    },
    {
      name: '401 although the token was renewed',
      answer: json(401, { error: 'No.' }),
      outcome: 'failed',
      kind: 'connection.token-refused',
    },
    {
      name: '429 for good',
      answer: json(429, { error: 'Slow down.' }),
      outcome: 'failed',
      kind: 'connection.service-busy',
    },
    {
      name: '503 for good',
      answer: text(503, HTML),
      outcome: 'unknown',
      kind: 'connection.service-trouble',
    },
  ])('$name is $outcome and says why', async ({ answer, outcome, kind }) => {
    let isOdd = false;
    almanac = await openAlmanac({
      before: ({ url }) => (isOdd && url.includes('ingest-dataset') ? answer() : null),
    });
    const editor = await settleIn(almanac);
    isOdd = true;
    expect(await uploadFirst(editor)).toMatchObject({ outcome, reason: { kind } });
    isOdd = false;
    await almanac.stage.advance('1 minute');
    expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent' });
    expect(await almanac.directory()).toHaveLength(1);
  });
});

/** A dialog nobody answers keeps its execution waiting; this person agrees with all of them. */
function sayYesToEverything(editor: Editor): void {
  for (let times = 0; times < 6; times += 1) editor.willAnswer('OK');
}

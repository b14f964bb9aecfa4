import { afterEach, describe, expect, it, test } from '@jest/globals';
import {
  type Almanac,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  problem,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

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

    expect(await page(editor, 'uploadSheet', FIRST_UPLOAD)).toMatchObject({
      question: 'unknown-run',
      canConfirm: false,
    });
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

describe('another service connected to since', () => {
  /** The same service under another name: what it is told there is there. */
  const OTHER = 'https://other.example';

  /** The answer to the first upload is lost; then the person connects with the other service. */
  async function changeServiceAfterALoss() {
    almanac = await openAlmanac({ alsoAt: 'other.example' });
    const editor = await settleIn(almanac);
    await almanac.stage.faults.add({
      at: { url: 'ingest-dataset' },
      times: 'always',
      happens: { kind: 'lost-response' },
    });
    const run = await uploadFirst(editor);
    expect(run.outcome).toBe('unknown');
    await almanac.stage.faults.clear();
    await almanac.stage.advance('7 minutes');
    const { email, password } = almanac.ada;
    await page(editor, 'connect', { way: 'password', email, password, address: OTHER, key: '' });
    return { editor, run };
  }

  it('gets nothing that was meant for the first, and is asked about nothing sent there', async () => {
    const { editor, run } = await changeServiceAfterALoss();
    almanac.requests.length = 0;

    expect(await problem(editor, 'settleUnknown', run.id, 'send-again')).toMatchObject({
      kind: 'upload.other-service',
    });
    expect(almanac.requests).toEqual([]);
  });

  it('in the moment the first refuses a token, the first gets none of the other’s', async () => {
    let refuses = false;
    const toTheFirst: string[] = [];
    almanac = await openAlmanac({
      alsoAt: 'other.example',
      before: async ({ url }) => {
        if (url.startsWith(OTHER)) return null;
        toTheFirst.push(url);
        if (!refuses) return null;
        toTheFirst.length = 0;
        const { email, password } = almanac.ada;
        const window = await almanac.stage.open('weather');
        await page(window, 'connect', {
          way: 'password',
          email,
          password,
          address: OTHER,
          key: '',
        });
        return json(401, { error: 'no', code: 'token-invalid' })();
      },
    });
    const editor = await settleIn(almanac);
    refuses = true;
    expect(await uploadFirst(editor)).toMatchObject({
      outcome: 'failed',
      reason: { kind: 'upload.other-service' },
    });
    expect(toTheFirst).toEqual([]);
  });

  it('does not settle by its answer a run that may have arrived at the first', async () => {
    const { editor, run } = await changeServiceAfterALoss();
    expect(await page(editor, 'uploadSheet', FIRST_UPLOAD)).toMatchObject({
      state: 'asks',
      question: 'unknown-run',
    });
    expect((await page(editor, 'runHistory'))[0]).toMatchObject({ id: run.id, outcome: 'unknown' });
    expect(await page(editor, 'settleUnknown', run.id, 'arrived')).toMatchObject({ state: 'ran' });
    await almanac.stage.advance('1 minute');
    expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent' });
  });
});

describe('a success beside which the service says that the account is nearly full', () => {
  const nearlyFull = async (request: Request, serve: Almanac['serve']) => {
    const response = await serve(request);
    if (!request.url.includes('ingest-dataset') || !response.ok) return response;
    const body = (await response.json()) as object;
    const notice = '81 of the 100 rows are used.';
    return Response.json({ ...body, notice }, { headers: response.headers });
  };

  it('is shown with that sentence: in the sidebar and in the history', async () => {
    almanac = await openAlmanac({ before: (request) => nearlyFull(request, almanac.serve) });
    const editor = await settleIn(almanac);
    const reason = {
      kind: 'upload.service-notice',
      params: { text: '81 of the 100 rows are used.' },
    };
    expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent', reason });
    expect((await page(editor, 'runHistory'))[0]).toMatchObject({ outcome: 'sent', reason });
  });
});

/** Uploads meet what waits, one each, and then the service. `lost` is a gateway that lost the service's answer. */
async function behindGateway() {
  const waiting: ((request: Request) => Promise<Response> | Response)[] = [];
  almanac = await openAlmanac({
    before: (request) =>
      request.url.includes('ingest-dataset') ? (waiting.shift()?.(request) ?? null) : null,
  });
  const lost = async (request: Request) => {
    await almanac.serve(request);
    return text(502, HTML)();
  };
  return { editor: await settleIn(almanac), waiting, lost };
}

/** Answers that say nothing of the first one; what each alone means, `core/upload/read-ingest-answer` proves. */
const REPETITIONS = [
  { name: 'the 404 of a gateway', answer: text(404, HTML) },
  { name: '401 although the token was renewed', answer: json(401, { error: 'No.' }) },
  { name: 'the page of a hotel', answer: text(200, HTML) },
];

describe('an upload that was stored, its answer lost, and its repetition answered with', () => {
  test.each(REPETITIONS)(
    '$name stays unknown, keeps its key and ends as one dataset',
    async ({ answer }) => {
      let ingests = 0;
      let isOdd = false;
      almanac = await openAlmanac({
        before: async (request) => {
          if (!isOdd || !request.url.includes('ingest-dataset')) return null;
          ingests += 1;
          if (ingests > 1) return answer();
          await almanac.serve(request);
          return text(502, HTML)();
        },
      });
      const editor = await settleIn(almanac);
      isOdd = true;
      const run = await uploadFirst(editor);
      expect(run).toMatchObject({ outcome: 'unknown' });
      expect(ingests).toBeGreaterThan(1);

      isOdd = false;
      await almanac.stage.advance('7 minutes');
      expect(await uploadFirst(editor)).toMatchObject({ id: run.id, outcome: 'sent' });
      expect(await almanac.directory()).toHaveLength(1);
    },
  );

  it('a refusal in a later execution stays unknown too', async () => {
    const { editor, waiting, lost } = await behindGateway();
    waiting.push(lost, lost, lost, lost);
    const run = await uploadFirst(editor);
    await almanac.stage.advance('7 minutes');
    for (let times = 0; times < 4; times += 1) waiting.push(text(404, HTML));
    expect(await uploadFirst(editor)).toMatchObject({ id: run.id, outcome: 'unknown' });
    waiting.length = 0;
    await almanac.stage.advance('7 minutes');
    expect(await uploadFirst(editor)).toMatchObject({ id: run.id, outcome: 'sent' });
    expect(await almanac.directory()).toHaveLength(1);
  });

  it('changed values are sent after all, though the earlier ones hold the key', async () => {
    const { editor, waiting, lost } = await behindGateway();
    const never = () => text(502, HTML)();
    waiting.push(lost, lost, lost, lost);
    const run = await uploadFirst(editor);
    await almanac.stage.write('weather', 0, 'B2', [[7.3]]);
    await almanac.stage.advance('7 minutes');
    waiting.push(never, never, never, never);
    expect(await uploadFirst(editor)).toMatchObject({ id: run.id, outcome: 'unknown' });
    await almanac.stage.advance('7 minutes');
    const settled = await uploadFirst(editor);
    expect(settled).toMatchObject({ outcome: 'sent' });
    expect(settled.id).not.toBe(run.id);
    expect(await almanac.directory()).toHaveLength(2);
  });
});

describe('an ingest call that is turned away', () => {
  async function uploadTurnedAway(turnedAway: (() => Response)[]) {
    const waiting: (() => Response)[] = [];
    almanac = await openAlmanac({
      before: ({ url }) => (url.includes('ingest-dataset') ? (waiting.shift()?.() ?? null) : null),
    });
    const editor = await settleIn(almanac);
    almanac.requests.length = 0;
    const begin = almanac.stage.now();
    waiting.push(...turnedAway);
    const run = await uploadFirst(editor);
    const paths = almanac.requests.map((one) => one.replace(/.*\//, ''));
    return { run, paths, seconds: (almanac.stage.now() - begin) / 1000 };
  }

  it('with 401 exchanges once and is sent once more', async () => {
    const { run, paths } = await uploadTurnedAway([json(401, { error: 'No.' })]);
    expect(run).toMatchObject({ outcome: 'sent' });
    expect(paths).toEqual(['ingest-dataset', 'token', 'ingest-dataset']);
    expect(await almanac.directory()).toHaveLength(1);
  });

  it('with 429 waits as long as it is asked to, and arrives once', async () => {
    const later = () =>
      Response.json({ error: 'Slow down.' }, { status: 429, headers: { 'retry-after': '20' } });
    const { run, paths, seconds } = await uploadTurnedAway([later]);
    expect(run).toMatchObject({ outcome: 'sent' });
    expect(paths).toEqual(['ingest-dataset', 'ingest-dataset']);
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThan(45);
  });

  it('with 429 for longer than an execution lives does not wait for it', async () => {
    const tomorrow = () =>
      Response.json({ error: 'Enough.' }, { status: 429, headers: { 'retry-after': '86400' } });
    const { run, paths, seconds } = await uploadTurnedAway([tomorrow]);
    expect(run).toMatchObject({ outcome: 'failed', reason: { kind: 'connection.service-busy' } });
    expect(paths).toEqual(['ingest-dataset']);
    expect(seconds).toBeLessThan(10);
  });

  it('with 503 is repeated under the same key with growing pauses', async () => {
    const { run, paths, seconds } = await uploadTurnedAway([
      text(503, HTML),
      text(503, HTML),
      text(503, HTML),
    ]);
    expect(run).toMatchObject({ outcome: 'sent' });
    expect(paths).toHaveLength(4);
    // 1 + 2 + 4 seconds, and up to twice that by chance.
    expect(seconds).toBeGreaterThanOrEqual(7);
    expect(seconds).toBeLessThan(20);
    expect(await almanac.directory()).toHaveLength(1);
  });

  it('with 503 before it could be sent is sent as soon as a person presses again', async () => {
    let isBusy = false;
    const busy = () => (isBusy ? json(503, { error: 'Busy.' })() : null);
    almanac = await openAlmanac({ before: busy });
    const editor = await settleIn(almanac);
    // The access token has ended, so that the service is first asked for another.
    await almanac.stage.advance('2 hours');
    isBusy = true;
    expect(await problem(editor, 'uploadSheet', FIRST_UPLOAD)).toMatchObject({
      kind: 'connection.service-trouble',
    });
    isBusy = false;
    expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent' });
  });
});

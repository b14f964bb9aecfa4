import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { Editor } from '../../src/stage/index.ts';
import {
  type Almanac,
  connectByPassword,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
  uploadNow,
} from './support/almanac.ts';

type Answer = () => Response;

const json = (status: number, body: unknown) => () => Response.json(body, { status });
const text =
  (status: number, body: string, type = 'text/html') =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });
const refusal = (code: string) =>
  json(400, { code: 400, error_code: code, msg: 'Invalid Refresh Token' });
const HTML = '<html><head><title>almanac.example – 522</title></head><body>no</body></html>';

/** What every answer means, `core/session/read-token-answer` proves: here is one for each thing to be done. */
type Row = { name: string; answer: Answer; kind: string };

/** Answers of the token endpoint that end the session (supabase/auth, internal/tokens/service.go). */
const ENDS: Row[] = [
  {
    name: 'refresh_token_already_used',
    answer: refusal('refresh_token_already_used'),
    kind: 'used-elsewhere',
  },
  {
    name: 'a code nobody knows, twice',
    answer: refusal('a_new_rule'),
    kind: 'refused',
  },
];

/** Those that leave it whole: the same token is offered again, later. */
const PASSES: Row[] = [
  { name: 'bad_json', answer: refusal('bad_json'), kind: 'request-refused' },
  {
    name: '429',
    answer: json(429, { code: 'over_request_rate_limit' }),
    kind: 'service-busy',
  },
  { name: '502 as a web page', answer: text(502, HTML), kind: 'service-trouble' },
  {
    name: '200 as a web page',
    answer: text(200, HTML),
    kind: 'service-trouble',
  },
];

let almanac: Almanac;
let editor: Editor;
let odd: Answer | null = null;
let written = 0;

async function settle(): Promise<void> {
  almanac = await openAlmanac({
    before: ({ url }) => {
      return odd && url.includes('grant_type=refresh_token') ? odd() : null;
    },
  });
  editor = await settleIn(almanac);
  await uploadFirst(editor);
}

/** Presses the menu item with other values in the sheet; what was said, and what arrived by it. */
async function upload() {
  const [newest] = await almanac.directory();
  written += 1;
  await almanac.stage.write('weather', 0, 'B2', [[6 + written / 100]]);
  const said = await uploadNow(editor);
  // The Directory lists twenty versions of a title, so what is new is counted from the top.
  const listed = await almanac.directory();
  return { said, arrived: listed.findIndex(({ id }) => id === newest?.id) };
}

const LAST_HALF_MINUTE_MS = 59.5 * 60_000;

/** In its last minute an access token is due for another, though it still opens the door; then it ends. */
async function meet(answer: Answer) {
  await almanac.stage.advance(LAST_HALF_MINUTE_MS);
  odd = answer;
  await page(editor, 'testConnection');
  const { connection } = await page(editor, 'openingState');
  const whileAlive = await upload();
  await almanac.stage.advance('2 minutes');
  const whenEnded = await upload();
  odd = null;
  await almanac.stage.advance('31 minutes');
  return { connection, whileAlive, whenEnded, later: await upload() };
}

const SENT = { said: [], arrived: 1 };

describe('a token exchange answered with', () => {
  // Each row connects anew: one stage serves them all, one title is folded after twenty uploads.
  beforeAll(settle);
  afterAll(() => almanac?.close());

  test.each(ENDS)(
    '$name ends the session, and its access token is used to the end',
    async ({ answer, kind }) => {
      await connectByPassword(editor, almanac.ada);
      const { connection, whileAlive, whenEnded, later } = await meet(answer);
      expect(connection).toMatchObject({
        state: 'refused',
        problem: { kind: `connection.${kind}` },
      });
      expect(whileAlive).toEqual(SENT);
      expect(whenEnded.arrived).toBe(0);
      expect(later.arrived).toBe(0);
    },
  );
});

describe('a token exchange answered for a while with', () => {
  beforeAll(settle);
  afterAll(() => almanac?.close());

  test.each(PASSES)(
    '$name leaves the session whole, and the next upload renews it by itself',
    async ({ answer, kind }) => {
      const { connection, whileAlive, whenEnded, later } = await meet(answer);
      expect(connection).toMatchObject({
        state: 'failing',
        problem: { kind: `connection.${kind}` },
      });
      expect({ whileAlive, later }).toEqual({ whileAlive: SENT, later: SENT });
      expect(whenEnded).toMatchObject({
        said: [expect.stringMatching(/^[A-Z][^{}]{30,}$/)],
        arrived: 0,
      });
    },
  );
});

describe('an exchange whose answer is lost after the service has rotated', () => {
  beforeAll(settle);
  afterAll(() => almanac?.close());

  it('is asked for again with the same token, and kept', async () => {
    await almanac.stage.advance('61 minutes');
    await almanac.stage.faults.add({
      at: { url: '/auth/v1/token' },
      happens: { kind: 'lost-response' },
    });
    expect(await upload()).toEqual(SENT);
    expect(await page(editor, 'openingState')).toMatchObject({
      connection: { state: 'connected' },
    });
  });
});

describe('an exchange whose answer is lost, and whose repetition is answered with', () => {
  const AFTER_A_LOSS: { name: string; answer: Answer }[] = [
    { name: 'a code nobody knows', answer: refusal('a_new_rule') },
    { name: 'the 403 of a gateway', answer: json(403, { message: 'Forbidden' }) },
  ];

  test.each(AFTER_A_LOSS)(
    '$name leaves the session whole and is not taken for the end of the doubt',
    async ({ answer }) => {
      let asked = 0;
      let isOdd = false;
      almanac = await openAlmanac({
        before: async (request) => {
          if (!isOdd || !request.url.includes('grant_type=refresh_token')) return null;
          asked += 1;
          if (asked > 1) return answer();
          await almanac.serve(request);
          return text(502, HTML)();
        },
      });
      editor = await settleIn(almanac);
      await uploadFirst(editor);
      await almanac.stage.advance(LAST_HALF_MINUTE_MS);
      isOdd = true;
      await page(editor, 'testConnection');
      expect(await page(editor, 'openingState')).toMatchObject({
        connection: { state: 'failing' },
      });
      isOdd = false;
      // Asked again as soon as the pause is over, though the last answer was no loss.
      await almanac.stage.advance('2 minutes');
      expect(await upload()).toEqual(SENT);
      await almanac.close();
    },
  );
});

describe('an exchange that dies before its answer comes', () => {
  beforeAll(settle);
  afterAll(() => almanac?.close());

  it('stays in doubt through an answer that says nothing of it', async () => {
    await almanac.stage.advance(LAST_HALF_MINUTE_MS);
    await almanac.stage.faults.add({
      at: { method: 'UrlFetchApp.fetch' },
      happens: { kind: 'killed', when: 'after' },
    });
    await editor.callFromPage('testConnection').catch(() => null);
    const died = await keptSession();
    expect(died.exchanging).toEqual(expect.any(Number));
    // A 503 would be another loss, and doubt enough by itself.
    odd = json(429, { code: 'over_request_rate_limit' });
    await page(editor, 'testConnection');
    odd = null;
    // The service may have given another token by then: nothing but its word ends the doubt.
    expect(await keptSession()).toMatchObject({
      refresh: died.refresh,
      exchanging: expect.any(Number),
    });
    await almanac.stage.advance('2 minutes');
    expect(await upload()).toEqual(SENT);
    expect((await keptSession()).exchanging).toBeNull();
  });

  it('is not used where it cannot be written down, and the token before it is offered again', async () => {
    await almanac.stage.advance('61 minutes');
    await almanac.stage.faults.add({
      at: { method: 'Properties.setProperty' },
      // The first notes that an exchange has begun.
      nth: 2,
      times: 3,
      happens: { kind: 'storage-error' },
    });
    const { refresh } = await keptSession();
    almanac.requests.length = 0;
    expect(await upload()).toEqual({
      said: [expect.stringContaining('could not be kept')],
      arrived: 0,
    });
    expect(almanac.requests.filter((one) => one.includes('ingest'))).toEqual([]);
    expect(await keptSession()).toMatchObject({ refresh, exchanging: expect.any(Number) });
    await almanac.stage.advance('2 minutes');
    expect(await upload()).toEqual(SENT);
  });

  async function keptSession(): Promise<{ refresh: string; exchanging: number | null }> {
    const { session = '{}' } = await almanac.stage.properties('user');
    return JSON.parse(session);
  }
});

import { afterEach, expect, it } from '@jest/globals';
import { refuseAuth } from '../../src/service/auth/auth-answer.ts';
import { accountClient } from '../../src/site/service/account-client.ts';
import { fetchAnswer } from '../../src/site/service/dataset-client.ts';
import type { EndedBy, Problem, Result } from '../../src/site/service/problem.ts';

type Renewed = Result<string | null>;
type Ask = (request: Request) => Response;

const NEW: Renewed = { ok: true, value: 'new' };
const OVER: Renewed = { ok: true, value: null };
const NO_ANSWER: Renewed = { ok: false, problem: { kind: 'site.unreachable' } };
const SIGNED_OUT: Problem = { kind: 'site.signed-out' };

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

/** A client with the token "old", and which tokens the service was asked with. */
type Given = { renewed: Renewed; answer: Ask; ended?: EndedBy | null };

function client({ renewed, answer, ended = null }: Given) {
  const tokens: (string | null)[] = [];
  globalThis.fetch = async (asked, init) => {
    const request = new Request(asked, init);
    tokens.push(tokenOf(request));
    return answer(request);
  };
  const access = {
    serviceUrl: 'https://almanac.example',
    key: '',
    language: () => 'en',
    accessToken: async () => 'old',
    renewedToken: async () => renewed,
    endedBy: () => ended,
  };
  return { access, tokens };
}

const tokenOf = ({ headers }: Request) => headers.get('authorization')?.slice(7) ?? null;

/** As the sign-in routes: the old token counts no more. */
function ownRoute(request: Request): Response {
  const token = tokenOf(request);
  if (token === null) return refuseAuth(request, 'no_authorization');
  return token === 'new' ? Response.json({ sessions: [] }) : refuseAuth(request, 'bad_jwt');
}

it.each([
  { name: 'goes on with a new one', renewed: NEW, tokens: ['old', 'new'], problem: null },
  { name: 'is an end of the session', renewed: OVER, tokens: ['old', null], problem: SIGNED_OUT },
  {
    name: 'is no end of a session that nobody answered for',
    renewed: NO_ANSWER,
    tokens: ['old', null],
    problem: { kind: 'site.unreachable' },
  },
  {
    name: 'says what ended the session where the service has said it',
    renewed: OVER,
    ended: 'site.ended-password' as const,
    tokens: ['old', null],
    problem: { kind: 'site.ended-password' },
  },
])('a token that counts no more $name', async ({ renewed, tokens, problem, ended = null }) => {
  const asked = client({ renewed, ended, answer: ownRoute });
  const result = await accountClient(asked.access).sessions();
  expect(result).toEqual(problem ? { ok: false, problem } : { ok: true, value: [] });
  expect(asked.tokens).toEqual(tokens);
});

it('an expired link asks for no new token, and is sent once', async () => {
  const expired: Ask = (request) => refuseAuth(request, 'recovery_token_invalid');
  const { access, tokens } = client({ renewed: NEW, answer: expired });
  const result = await accountClient(access).resetPassword('link', 'a long password');
  expect(result).toMatchObject({ ok: false, problem: { kind: 'refused' } });
  expect(tokens).toEqual(['old']);
});

it('a public dataset is read although nobody answered for the session', async () => {
  const answer: Ask = (request) =>
    tokenOf(request) ? Response.json({ error: 'no' }, { status: 401 }) : Response.json({});
  const { access } = client({ renewed: NO_ANSWER, answer });
  expect(await fetchAnswer(access, '/functions/v1/datasets/1', {})).toMatchObject({ ok: true });
});

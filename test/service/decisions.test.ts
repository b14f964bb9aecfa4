import { describe, expect, it, test } from '@jest/globals';
import { decideRefresh } from '../../src/service/auth/decide-refresh.ts';
import { scryptPasswords } from '../../src/service/auth/password-hash.ts';
import {
  isSealed,
  readRefreshToken,
  refreshToken,
  sealingKey,
} from '../../src/service/auth/refresh-token.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;
const RULES = { sessionMs: 60 * DAY_MS, reuseMs: 10_000 };

test.each([
  { name: 'the current token rotates', behind: 0, ago: DAY_MS, expected: 'rotate' },
  { name: 'one behind is a lost answer', behind: 1, ago: 59 * DAY_MS, expected: 'give-current' },
  { name: 'two behind at once is a second tab', behind: 2, ago: 9_999, expected: 'give-current' },
  { name: 'two behind later is a second holder', behind: 2, ago: 10_000, expected: 'end-reused' },
  {
    name: 'a token from the future was never ours',
    behind: -1,
    ago: 0,
    expected: 'refuse-unknown',
  },
  { name: 'sixty days is still in time', behind: 0, ago: 60 * DAY_MS, expected: 'rotate' },
  { name: 'a millisecond later is not', behind: 0, ago: 60 * DAY_MS + 1, expected: 'end-expired' },
])('decideRefresh: $name', ({ behind, ago, expected }) => {
  const session = { counter: 5, refreshedAt: NOW - ago };
  expect(decideRefresh(session, 5 - behind, NOW, RULES)).toEqual({ do: expected });
});

describe('a refresh token', () => {
  const sessionId = '0b9f6c1e-6f1a-4a0e-9a53-0d6f3b1f8e11';
  const key = sealingKey('key of the session', 'secret of the service');

  it('says which session and which turn it is, under a seal', () => {
    const claim = readRefreshToken(refreshToken(sessionId, 300, key));
    expect(claim).toMatchObject({ sessionId, counter: 300 });
    expect(claim && isSealed(claim, key)).toBe(true);
  });

  it('is the same for the same turn, and another for the next', () => {
    expect(refreshToken(sessionId, 1, key)).toBe(refreshToken(sessionId, 1, key));
    expect(refreshToken(sessionId, 1, key)).not.toBe(refreshToken(sessionId, 2, key));
  });

  it('cannot be sealed with what the database knows alone', () => {
    const claim = readRefreshToken(refreshToken(sessionId, 1, key));
    const guessed = sealingKey('key of the session', 'another secret');
    expect(claim && isSealed(claim, guessed)).toBe(false);
  });

  it('is ours letter by letter: with another, one more or one less it opens nothing', () => {
    const token = refreshToken(sessionId, 300, key);
    for (let at = 0; at <= token.length; at += 1)
      for (const letter of ['', 'A', 'B', '_', '.', '='])
        for (const rest of [at, at + 1]) {
          const text = token.slice(0, at) + letter + token.slice(rest);
          const claim = readRefreshToken(text);
          expect(text === token || claim === null || !isSealed(claim, key)).toBe(true);
        }
  });

  it.each(['', 'x', 'AAAA', 'é'.repeat(39), ' '.repeat(52)])('is not what %j is', (text) => {
    expect(readRefreshToken(text)).toBeNull();
  });
});

describe('passwords', () => {
  const cheap = scryptPasswords({ logN: 4, r: 8, p: 1 });

  it('match their own hash, however their accents were typed, and no other', async () => {
    const hash = await cheap.hash('contrase\u00f1a');
    expect(await cheap.matches('contrasen\u0303a', hash)).toBe(true);
    expect(await cheap.matches('contrasena', hash)).toBe(false);
  });

  it('match a hash of another cost: raising the cost locks nobody out', async () => {
    const hash = await scryptPasswords({ logN: 5, r: 8, p: 2 }).hash('correct horse');
    expect(await cheap.matches('correct horse', hash)).toBe(true);
  });

  it('match nothing where there is no account', async () => {
    expect(await cheap.matches('', null)).toBe(false);
  });
});

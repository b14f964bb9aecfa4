import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountStore } from '../../src/service/auth/account-store.ts';
import type { Database } from '../../src/service/store/database.ts';
import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { openInbox } from '../support/inbox.ts';
import { sharedDatabase } from '../support/shared-databases.ts';
import {
  aPerson,
  call,
  DAY_MS,
  describeHomes,
  ingest,
  NOW,
  PASSWORD,
  type Person,
} from './homes.ts';

const SITE = 'https://almanac.example';
/** Each of `example` in full width where a bit is set, which mail takes for the plain letter. */
const SEVENTY_SPELLINGS = Array.from({ length: 70 }, (_, at) => {
  const letters = Array.from('example', (letter, place) =>
    ((at + 1) >> place) % 2 === 1 ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter,
  );
  return `${letters.join('')}.org`;
});
const inbox = await openInbox('/confirm-email#');
afterAll(() => inbox.close());

describeHomes(
  'the address of an account',
  (home) => {
    const confirm = (token: string) =>
      call(home(), '/auth/v1/confirm-email', { method: 'POST', body: { token } });
    const resend = (email: string, language = 'en') =>
      call(home(), '/auth/v1/resend', {
        method: 'POST',
        body: { type: 'signup', email },
        headers: { 'accept-language': language },
      });
    const tokenIn = ({ text }: { text: string }) =>
      text.match(/https:\/\/almanac\.example\/confirm-email#([\w-]{43})\s/)?.[1] ?? '';
    const newcomer = async (): Promise<{ person: Person; token: string }> => {
      const coming = inbox.next();
      const person = await aPerson(home());
      const letter = await coming;
      expect(letter.to).toEqual([person.email]);
      return { person, token: tokenIn(letter) };
    };
    const tokenAgain = async (email: string) => {
      const coming = inbox.next(email);
      expect((await resend(email)).status).toBe(200);
      return tokenIn(await coming);
    };
    const confirmedAt = async ({ accessToken }: Person) => {
      const { status, body } = await call(home(), '/auth/v1/user', { token: accessToken });
      expect([status, body.confirmed_at]).toEqual([200, body.email_confirmed_at]);
      return body.email_confirmed_at;
    };

    it('is confirmed by the link of its first mail, which opens once', async () => {
      const { person, token } = await newcomer();
      expect(await confirmedAt(person)).toBeUndefined();
      expect((await confirm(token)).status).toBe(204);
      expect(await confirmedAt(person)).toBe(new Date(home().now()).toISOString());
      expect(await confirm(token)).toMatchObject({
        status: 403,
        body: { error_code: 'otp_expired', error: expect.stringMatching(/used already or is too/) },
      });
    });

    it('keeps nobody waiting: what is not confirmed signs in, publishes and exchanges', async () => {
      const { person } = await newcomer();
      const body = { name: 'Hill farm', rows: [{ Year: 1961, '01_max': 7.2 }] };
      const token = person.accessToken;
      const added = await ingest(home(), { accessToken: token }, body);
      const grant = (type: string, sent: object) =>
        call(home(), `/auth/v1/token?grant_type=${type}`, { method: 'POST', body: sent });
      const again = await grant('refresh_token', { refresh_token: person.refreshToken });
      const signedIn = await grant('password', { email: person.email, password: PASSWORD });
      expect([added.status, again.status, signedIn.status]).toEqual([200, 200, 200]);
    });

    it('is not confirmed by a link of more than a week ago, and a new one does it', async () => {
      const { person, token } = await newcomer();
      home().pass(7 * DAY_MS + 1);
      expect((await confirm(token)).status).toBe(403);
      expect((await confirm(await tokenAgain(person.email))).status).toBe(204);
    });

    it('is mailed three times in an hour at most, the first mail counted', async () => {
      const { person } = await newcomer();
      await tokenAgain(person.email);
      await tokenAgain(person.email);
      const before = inbox.letters.length;
      expect((await resend(person.email)).status).toBe(200);
      // A newcomer's letter comes after whatever the one before would have sent.
      await newcomer();
      expect(inbox.letters).toHaveLength(before + 1);
    });

    it('is mailed no more often under names that lead to the same mailbox', async () => {
      const { person } = await newcomer();
      const [name = '', domain] = person.email.split('@');
      const before = inbox.letters.length;
      const dotted = `${name[0]}.${name.slice(1)}`;
      for (const [at, spelt] of [`${name}+1`, dotted, `${name}+2`, `${name}+3`].entries()) {
        const email = `${spelt}@${domain}`;
        const coming = at < 2 ? inbox.next(email) : null;
        await call(home(), '/auth/v1/signup', {
          method: 'POST',
          body: { email, password: PASSWORD },
        });
        await coming;
      }
      await newcomer();
      expect(inbox.letters).toHaveLength(before + 3);
    });

    it('is mailed no more often by seventy who sign up with its domain in seventy spellings', async () => {
      const { person } = await newcomer();
      const before = inbox.letters.length;
      const [name] = person.email.split('@');
      for (const domain of SEVENTY_SPELLINGS) {
        const body = { email: `${name}@${domain}`, password: PASSWORD };
        await call(home(), '/auth/v1/signup', { method: 'POST', body });
      }
      const [first, second, third, fourth] = SEVENTY_SPELLINGS;
      for (const domain of [first, second]) {
        const coming = inbox.next(person.email);
        await resend(`${name}@${domain}`);
        await coming;
      }
      for (const domain of [third, fourth]) await resend(`${name}@${domain}`);
      await newcomer();
      expect(inbox.letters).toHaveLength(before + 3);
    });

    it('is not given away: who has none, and who has confirmed, are answered alike and mailed nothing', async () => {
      const { person, token } = await newcomer();
      await confirm(token);
      const before = inbox.letters.length;
      const answers = [await resend(person.email), await resend('nobody@example.org')];
      const { person: other } = await newcomer();
      const coming = inbox.next(other.email);
      answers.push(await resend(other.email));
      await coming;
      expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
        answers.map(() => ({ status: 200, body: {} })),
      );
      const to = inbox.letters.slice(before).flatMap((letter) => letter.to);
      expect(to).not.toContain(person.email);
      expect(to).not.toContain('nobody@example.org');
    });

    it('is mailed nothing where its name is a list, a group or a remark', async () => {
      const before = inbox.letters.length;
      const body = { email: `a,${crypto.randomUUID()}@example.org`, password: PASSWORD };
      expect((await call(home(), '/auth/v1/signup', { method: 'POST', body })).status).toBe(200);
      await newcomer();
      expect(inbox.letters).toHaveLength(before + 1);
    });

    it('is asked for in the language of the request, by a link no Host can bend', async () => {
      const { person } = await newcomer();
      const coming = inbox.next(person.email);
      await home().serve(
        new Request('http://evil.example/auth/v1/resend', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'accept-language': 'pt-BR',
            host: 'evil.example',
            'x-forwarded-host': 'evil.example',
          },
          body: JSON.stringify({ type: 'signup', email: person.email }),
        }),
      );
      const { text } = await coming;
      expect(text).toMatch(/confirmar que o endereço é seu/);
      expect(text).not.toContain('evil');
      expect(tokenIn({ text })).not.toBe('');
    });
  },
  { settings: { smtpUrl: inbox.url, siteUrl: SITE } },
);

describe('the links kept for an account', () => {
  let database: Database;
  beforeAll(async () => {
    database = openPostgresDatabase(await sharedDatabase());
  });
  afterAll(() => database.close());

  it('confirm no other address than the one they were mailed to', async () => {
    const accounts = accountStore(database, {
      sessionMs: DAY_MS,
      reuseMs: 0,
      refreshLimit: { most: 1, windowMs: 1 },
      refreshSecret: 'none',
    });
    const userId = crypto.randomUUID();
    const account = { id: userId, email: 'new@example.org', isConfirmed: false };
    await accounts.add({ ...account, hash: 'none', metadata: {} }, NOW);
    const times = { since: NOW - 1, now: NOW };
    for (const [email, opens] of [
      ['old@example.org', false],
      ['new@example.org', true],
    ] as const) {
      const link = { page: '/confirm-email', tokenHash: email } as const;
      await accounts.links.add(link, { userId, email }, NOW);
      expect((await accounts.links.use(link, times)) !== null).toBe(opens);
    }
  });
});

import { afterAll, expect, it } from '@jest/globals';
import { openInbox } from '../support/inbox.ts';
import { aPerson, call, describeHomes, PASSWORD } from './homes.ts';

const inbox = await openInbox('/reset-password#');
afterAll(() => inbox.close());

const NEW_PASSWORD = 'nine wet Septembers';
const MINUTE_MS = 60_000;
/** What programs that mail take for several mailboxes, or for another than the whole of the text. */
const ODD_NAMES = ['a,VICTIM', 'a;VICTIM', 'a:VICTIM;', 'a<VICTIM>', '(a)VICTIM', '"a"VICTIM'];

describeHomes(
  'a forgotten password',
  (home) => {
    const recover = (email: string, language = 'en') =>
      call(home(), '/auth/v1/recover', {
        method: 'POST',
        body: { email },
        headers: { 'accept-language': language },
      });
    const reset = (token: string, password = NEW_PASSWORD) =>
      call(home(), '/auth/v1/reset-password', { method: 'POST', body: { token, password } });
    const signIn = (email: string, password: string) =>
      call(home(), '/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: { email, password },
      });
    const tokenFor = async (email: string) => {
      const coming = inbox.next();
      expect((await recover(email)).status).toBe(200);
      const { to, text } = await coming;
      expect(to).toEqual([email]);
      return text.match(/\/reset-password#([\w-]{43})\s/)?.[1] ?? '';
    };

    it('is set anew by a link that opens once, and ends every session', async () => {
      const person = await aPerson(home());
      const token = await tokenFor(person.email);
      expect((await reset(token)).status).toBe(204);
      expect((await signIn(person.email, PASSWORD)).status).toBe(400);
      expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
      const { status } = await call(home(), '/auth/v1/user', { token: person.accessToken });
      expect(status).toBe(403);
      expect(await reset(token, 'another password')).toMatchObject({
        status: 403,
        body: { error_code: 'otp_expired' },
      });
      expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
    });

    it('confirms the address, because the link came to it', async () => {
      const { email } = await aPerson(home());
      await reset(await tokenFor(email));
      const { body } = await signIn(email, NEW_PASSWORD);
      expect(body.user).toMatchObject({ email_confirmed_at: new Date(home().now()).toISOString() });
    });

    it.each([
      { what: 'of an hour ago', ms: 61 * MINUTE_MS },
      { what: 'that a clock a year ahead wrote', ms: -365 * 24 * 60 * MINUTE_MS },
    ])('is not set by a link $what, nor by an older one after a newer was used', async ({ ms }) => {
      const { email } = await aPerson(home());
      const old = await tokenFor(email);
      home().pass(ms);
      expect((await reset(old)).status).toBe(403);
      const [first, second] = [await tokenFor(email), await tokenFor(email)];
      expect((await reset(second)).status).toBe(204);
      expect((await reset(first)).status).toBe(403);
    });

    it('is not set by a link of before a change of the password', async () => {
      const person = await aPerson(home());
      const token = await tokenFor(person.email);
      const changed = await call(home(), '/auth/v1/user', {
        method: 'PUT',
        token: person.accessToken,
        body: { password: NEW_PASSWORD, current_password: PASSWORD },
      });
      expect(changed.status).toBe(200);
      expect((await reset(token, 'another password')).status).toBe(403);
      expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
    });

    it('reaches no other mailbox by an account that is named as a list, a group or a remark', async () => {
      const { email: victim } = await aPerson(home());
      const before = inbox.letters.length;
      for (const email of ODD_NAMES.map((named) => named.replace('VICTIM', victim))) {
        const body = { email, password: PASSWORD };
        await call(home(), '/auth/v1/signup', { method: 'POST', body });
        const refused = { status: 400, body: { error_code: 'validation_failed' } };
        expect(await recover(email)).toMatchObject(refused);
      }
      // Its own letter comes after whatever those before would have sent.
      await tokenFor((await aPerson(home())).email);
      expect(inbox.letters).toHaveLength(before + 1);
    });

    it('keeps the link for a second try when the password is too short', async () => {
      const { email } = await aPerson(home());
      const token = await tokenFor(email);
      expect((await reset(token, 'short')).status).toBe(422);
      expect((await reset(token)).status).toBe(204);
    });

    it('tells nobody whether there is an account, and mails none', async () => {
      const { email } = await aPerson(home());
      const before = inbox.letters.length;
      const stranger = await recover('nobody@example.org');
      const coming = inbox.next();
      const known = await recover(email);
      expect([stranger.status, stranger.body]).toEqual([known.status, known.body]);
      await coming;
      expect(inbox.letters.slice(before).map(({ to }) => to)).toEqual([[email]]);
    });

    it('fills no mailbox: three mails in an hour, that of the sign-up counted', async () => {
      const { email } = await aPerson(home());
      for (let mails = 1; mails < 3; mails += 1) await tokenFor(email);
      const before = inbox.letters.length;
      expect((await recover(email)).status).toBe(200);
      // Its own letter comes after whatever the one before would have sent.
      await tokenFor((await aPerson(home())).email);
      expect(inbox.letters).toHaveLength(before + 1);
    });

    it('is spoken of in the language of the request', async () => {
      const { email } = await aPerson(home());
      const coming = inbox.next();
      await recover(email, 'fr');
      expect((await coming).text).toMatch(/nouveau mot de passe sur/);
    });
  },
  { settings: { smtpUrl: inbox.url, siteUrl: 'https://almanac.example' } },
);

describeHomes('a service that sends no mail', (home) => {
  it('takes an address as it was typed, and says so when it is asked to mail', async () => {
    const { accessToken: token, email } = await aPerson(home());
    const { body } = await call(home(), '/auth/v1/user', { token });
    expect(body.email_confirmed_at).toBe(body.created_at);
    const asked = { method: 'POST', body: { type: 'signup', email } };
    expect(await call(home(), '/auth/v1/resend', asked)).toMatchObject({
      status: 422,
      body: { error_code: 'email_provider_disabled', error: expect.stringMatching(/no mail/) },
    });
  });

  it('says whom to ask', async () => {
    const { email } = await aPerson(home());
    const refused = await call(home(), '/auth/v1/recover', { method: 'POST', body: { email } });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/Ask whoever runs it/) },
    });
  });
});

import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { buildSite } from '../../../src/build/build-site.mjs';
import { accountSteps } from '../../journeys/site/account-steps.ts';
import {
  ANA,
  accessTokenOf,
  BEN,
  fillSignUp,
  goTo,
  PASSWORD,
  signIn,
  signUp,
} from '../../journeys/site/people.ts';
import { call, ingest } from '../../service/homes.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { runCommand } from '../../support/run-command.ts';
import { startService } from '../../support/run-service.ts';
import { sharedDatabase } from '../../support/shared-databases.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { takePicture } from '../../support/take-picture.ts';
import { type Visitor, visit } from '../../support/visitor.ts';
import { IS_OURS, openProject, type Project } from './project.ts';

describe('the site of a project that opens a session at sign-up', () => {
  const at = standing({});
  const it = stepsInOrder();

  it('signs up, and says what this home cannot do', async () => {
    const { page } = at().ana;
    await signUp(page, ANA);
    await goTo(page, '/account');
    await page.getByRole('heading', { name: 'Sessions, archive, deletion' }).waitFor();
    await takePicture(page, 'gotrue/account', { fullPage: true });
    expect(await page.getByRole('button', { name: 'Delete account …' }).count()).toBe(0);
  });

  accountSteps(it, at);
});

/** The hosted default. */
(IS_OURS ? describe : describe.skip)('the site of a project that confirms addresses', () => {
  const at = standing({ confirms: true });
  const it = stepsInOrder();
  const linkTo = async (email: string, act: () => Promise<unknown>) => {
    const [letter] = await Promise.all([at().project.inside?.inbox.next(email), act()]);
    return (
      /http\S+\/verify\?[^\s"<>]+/.exec(letter?.text ?? '')?.[0].replaceAll('&amp;', '&') ?? ''
    );
  };

  it('says that a link was mailed, and signs in the browser that opens it', async () => {
    const { page } = at().ana;
    const link = await linkTo(ANA.email, async () => {
      await fillSignUp(page, ANA);
      await page.getByText(`A link was mailed to ${ANA.email}.`).waitFor();
    });
    await takePicture(page.locator('body'), 'gotrue/mailed');
    await page.goto(link);
    await page.getByText('Your address is confirmed.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: ANA.name }).waitFor();
    await takePicture(page.locator('body'), 'gotrue/confirmed');
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    expect(await accessTokenOf(page)).toMatch(/^\S+\.\S+\.\S+$/);
  });

  it('says at sign-in what is missing, and mails another link', async () => {
    const { page } = at().other;
    await linkTo(BEN.email, () => fillSignUp(page, BEN));
    await goTo(page, '/sign-in');
    await signIn(page, BEN);
    await page.getByText('This address is not confirmed yet.').waitFor();
    await takePicture(page.locator('body'), 'gotrue/unconfirmed');
    const again = page.getByRole('button', { name: 'Mail the link again' });
    const link = await linkTo(BEN.email, () => again.click());
    await at().ana.page.goto(link);
    await at().ana.page.getByText('Your address is confirmed.').waitFor();
    // Opened where nobody asked for it: it signs nobody in.
    await at().ana.page.getByRole('banner').getByRole('link', { name: ANA.name }).waitFor();
    await page.goto(link);
    await page.getByText('This link was opened before').waitFor();
    await takePicture(page.locator('body'), 'gotrue/link-over');
    expect(await page.getByRole('link', { name: 'Sign in' }).first().isVisible()).toBe(true);
    await goTo(page, '/sign-in');
    await signIn(page, BEN);
    await page.getByRole('banner').getByRole('link', { name: BEN.name }).waitFor();
  });
});

(IS_OURS ? describe : describe.skip)('the site of a project to which a home of ours moved', () => {
  const at = standing({ confirms: true });
  const it = stepsInOrder();
  const LAST_PASSWORD = 'eleven mild Mays';
  const linkTo = async (email: string, act: () => Promise<unknown>) => {
    const [letter] = await Promise.all([at().project.inside?.inbox.next(email), act()]);
    return (
      /http\S+\/verify\?[^\s"<>]+/.exec(letter?.text ?? '')?.[0].replaceAll('&amp;', '&') ?? ''
    );
  };
  const forget = async ({ page }: Visitor, email: string) => {
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await page.getByText('a mail is on its way').waitFor();
  };
  let folder: string;
  let record: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'almanac-moved-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is given what the home holds', async () => {
    const left = { DATABASE_URL: await sharedDatabase(), ALMANAC_DATA_DIR: folder };
    const home = await startService(left);
    for (const { email, name } of [ANA, BEN]) {
      const body = { email, password: PASSWORD, data: { display_name: name } };
      const made = await call(home, '/auth/v1/signup', { method: 'POST', body });
      const accessToken = String(made.body.access_token);
      const open = await ingest(
        home,
        { accessToken },
        { name: `Hill of ${name}`, source_key: 'key' },
      );
      await ingest(home, { accessToken }, { name: `Barn of ${name}`, is_public: false });
      record ??= (open.body.dataset as { record: string }).record;
    }
    await home.end('SIGTERM');
    await runCommand(['suspend-account', BEN.email], left);
    const file = join(folder, 'dump');
    await runCommand(['dump', file, '--sessions'], left);
    const project = { DATABASE_URL: at().project.inside?.ownerUrl ?? '', ALMANAC_DATA_DIR: folder };
    expect(await runCommand(['load', file], project)).toMatchObject({ code: 0, stderr: '' });
    await at().other.page.goto('/');
    await at().other.page.getByText(`Hill of ${ANA.name}`).waitFor();
    expect(
      await at()
        .other.page.getByText(/^Barn of/)
        .count(),
    ).toBe(0);
  });

  it('has a person ask for a new password, who then finds what is hers, open and private', async () => {
    const { page } = at().ana;
    const link = await linkTo(ANA.email, () => forget(at().ana, ANA.email));
    await page.goto(link);
    await page.getByLabel('New password').fill(LAST_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password has been changed.').waitFor();
    await takePicture(page.locator('body'), 'gotrue/moved');
    await page.goto('/?mine=1');
    for (const what of ['Hill', 'Barn']) await page.getByText(`${what} of ${ANA.name}`).waitFor();
    expect(await page.getByText(`of ${BEN.name}`).count()).toBe(0);

    // The old one is nobody's, and the new one signs in elsewhere.
    const { page: other } = at().other;
    await goTo(other, '/sign-in');
    await signIn(other, ANA);
    await other.getByText('E-mail address and password do not match').waitFor();
    await signIn(other, ANA, LAST_PASSWORD);
    await other.getByRole('banner').getByRole('link', { name: ANA.name }).waitFor();
  });

  it('takes what her sheet sends under its key into the record she had', async () => {
    const accessToken = await accessTokenOf(at().ana.page);
    const sent = await ingest(at().project, { accessToken }, { name: 'Hill', source_key: 'key' });
    expect(sent).toMatchObject({ status: 200, body: { dataset: { record } } });
  });

  it('says of a link that it is over, and lets nobody in who was suspended', async () => {
    const { page } = at().other;
    await page.evaluate(() => localStorage.clear());
    await page.goto('/reset-password');
    await page.getByText('This link was opened before').waitFor();
    await takePicture(page.locator('body'), 'gotrue/reset-over');
    const link = await linkTo(BEN.email, () => forget(at().other, BEN.email));
    const { headers } = await fetch(link, { redirect: 'manual' });
    expect(headers.get('location')).toContain('error_code=user_banned');
  });
});

/** A project, its site on a static host, and two browsers. */
function standing(options: { confirms?: boolean }) {
  let project: Project;
  let site: Awaited<ReturnType<typeof hostSite>>;
  let browser: Browser;
  let ana: Visitor;
  let other: Visitor;
  beforeAll(async () => {
    [project, browser] = await Promise.all([openProject(options), openBrowser()]);
    site = await hostSite(project);
    ana = await visit(browser, project.site);
    other = await visit(browser, project.site);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await project?.stop();
  });
  return () => ({ project, ana, other, address: project.address });
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** As static hosts do: what is no file is 404.html. */
async function hostSite({ site, address, key }: Project) {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-site-'));
  await buildSite(folder, { ALMANAC_SITE_SERVICE_URL: address, ALMANAC_SITE_KEY: key });
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', site);
    const asked = join(folder, pathname === '/' ? 'index.html' : pathname);
    const isThere = asked.startsWith(folder) && existsSync(asked);
    const file = isThere ? asked : join(folder, '404.html');
    response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? '' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(site).port), resolve));
  return {
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

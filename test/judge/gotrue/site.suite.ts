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
  signIn,
  signUp,
} from '../../journeys/site/people.ts';
import { openBrowser } from '../../support/open-browser.ts';
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

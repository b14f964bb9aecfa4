import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ALDER_RIDGE,
  advance,
  bePerson,
  blueButton,
  connectWith,
  type Desk,
  directoryOf,
  goTo,
  openPanel,
  pastNextRun,
  sitDownAlone,
  statusSays,
} from '../sidebar/support/workbench-desk.ts';
import { inEveryCase } from '../support/every-case.ts';
import type { OpenWorkbench } from '../support/open-workbench.ts';
import { takePicture } from '../support/take-picture.ts';

const LIN = { email: 'lin@alder.example', password: 'three-dry-summers' };

let workbench: OpenWorkbench;
let desk: Desk;
let leave: () => Promise<void>;

// Two people and one schedule, in this order: what one leaves behind, the other finds.
beforeAll(async () => {
  ({ workbench, desk, leave } = await sitDownAlone(ALDER_RIDGE));
});
afterAll(() => leave?.());

describe('a schedule that its owner looks after', () => {
  it('runs at once when that is asked, and says what came of it', async () => {
    await connectWith(desk);
    await goTo(desk, 'schedule');
    await desk.sidebar.getByLabel('Public').check();
    await blueButton(desk).click();
    await statusSays(desk, /^Next run: /);
    await desk.sidebar.getByRole('button', { name: 'Run now' }).click();
    await desk.sidebar.locator('.card [role=status]', { hasText: /^Published/ }).waitFor();
    await takePicture(desk.page, 'schedule-run-now');
    expect(await directoryOf(workbench)).toHaveLength(1);
  });

  it('is overdue once its trigger is gone, and runs again after the repair', async () => {
    const triggers = await openPanel(desk, 'Triggers');
    await triggers.getByRole('button', { name: 'Delete' }).click();
    await triggers.getByText('No trigger yet.').waitFor();
    await pastNextRun(desk);
    await goTo(desk, 'schedule');
    await statusSays(desk, /^The schedule has stopped\.$/);
    await takePicture(desk.page, 'schedule-overdue');
    await blueButton(desk).click();
    await statusSays(desk, /^Next run: /);
    await triggers.getByText('runDueUploads').waitFor();
    await takePicture(desk.page, 'schedule-repaired');
    await pastNextRun(desk);
    await goTo(desk, 'history');
    await desk.sidebar.getByText('Nothing to send.').first().waitFor();
  });
});

// The stage proves in `addon/shared-schedules` and `addon/unwatched` what comes of these; here somebody presses it.
const describeAtTimes = inEveryCase(describe);

describeAtTimes('a schedule that another editor takes over', () => {
  it('is shown to them with its owner, and becomes theirs with their own connection and visibility', async () => {
    await signUp();
    await bePerson(desk, 'colleague@almanac.example');
    await goTo(desk, 'schedule');
    await desk.sidebar.getByText('Set by demo').waitFor();
    await takePicture(desk.page, 'schedule-of-another');
    await goTo(desk, 'connect');
    await connectWith({ ...desk, account: LIN });
    await goTo(desk, 'schedule');
    await desk.sidebar.getByRole('button', { name: 'Take over' }).click();
    expect(await desk.sidebar.getByLabel('Public').isChecked()).toBe(false);
    await desk.sidebar.getByLabel('Private').check();
    await takePicture(desk.page, 'schedule-taking-over');
    await blueButton(desk).click();
    await statusSays(desk, /^Next run: /);
    await takePicture(desk.page, 'schedule-taken-over');
  });

  it('leaves its first owner no trigger, and tells them whose it is', async () => {
    await advance(desk, '+ 1 hour');
    await bePerson(desk, 'you@almanac.example');
    await goTo(desk, 'schedule');
    await desk.sidebar.getByText('Set by lin').waitFor();
    const triggers = await openPanel(desk, 'Triggers');
    await triggers.getByText('colleague@almanac.example').waitFor();
    expect(await triggers.getByText('runDueUploads').count()).toBe(1);
    await takePicture(desk.page, 'schedule-given-away');
  });
});

describeAtTimes('a schedule whose session has ended', () => {
  it('pauses and says why, and goes on by itself once its owner has connected again', async () => {
    await bePerson(desk, 'colleague@almanac.example');
    await signOutEverywhere();
    await pastNextRun(desk);
    await goTo(desk, 'schedule');
    await statusSays(desk, /^One schedule is paused\.$/);
    await takePicture(desk.page, 'schedule-refused');
    await blueButton(desk).click();
    await statusSays(desk, /has ended this connection/);
    await takePicture(desk.page, 'schedule-sign-in-again');
    await connectWith({ ...desk, account: LIN });
    await pastNextRun(desk);
    await goTo(desk, 'schedule');
    await statusSays(desk, /^Next run: /);
    await goTo(desk, 'history');
    await statusSays(desk, /^Last run .*: (Published|Nothing to send)\.$/);
    await takePicture(desk.page, 'schedule-going-on');
  });
});

async function signUp(): Promise<void> {
  const answer = await ask('signup', { ...LIN, data: { display_name: 'Lin' } });
  expect(answer.status).toBe(200);
}

/** As the account page does it, in another browser. */
async function signOutEverywhere(): Promise<void> {
  const signedIn = await ask('token?grant_type=password', LIN);
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const answer = await ask('logout?scope=global', {}, { Authorization: `Bearer ${access_token}` });
  expect(answer.status).toBe(204);
}

function ask(what: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(`auth/v1/${what}`, workbench.directoryUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

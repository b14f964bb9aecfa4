import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import {
  ALDER_RIDGE,
  blueButton,
  connectWith,
  type Desk,
  goTo,
  setFault,
  sitDownAlone,
  statusSays,
} from '../sidebar/support/workbench-desk.ts';
import { chooseMenu } from '../support/open-workbench.ts';
import { takePicture } from '../support/take-picture.ts';

let desk: Desk;
let leave: () => Promise<void>;

beforeAll(async () => {
  ({ desk, leave } = await sitDownAlone(ALDER_RIDGE));
});
afterAll(() => leave?.());

/** Google's screen over the spreadsheet. */
function screen(): Locator {
  return desk.page.getByRole('dialog', { name: 'Authorization required' });
}

it('boxes left out on Google’s screen are named in the sidebar, given there, and the schedule is saved', async () => {
  await connectWith(desk);
  await setFault(desk, 'Consent is withdrawn', true);
  // An open sidebar would stay until the new one comes, and what is pressed in it would be lost.
  await desk.page.locator('.sidebar button.close').click();
  await desk.page.locator('.sidebar iframe').waitFor({ state: 'detached' });
  await chooseMenu(desk.page, 'Open sidebar');
  const boxes = screen().getByRole('checkbox');
  await boxes.first().waitFor();
  expect(await boxes.count()).toBe(6);
  expect(await screen().locator('input:checked').count()).toBe(0);
  for (const name of [/^View and manage/, /^Display and run/, /^Connect to an external/])
    await screen().getByLabel(name).check();
  await takePicture(desk.page, 'consent-boxes');
  await screen().getByRole('button', { name: 'Continue' }).click();
  await screen().waitFor({ state: 'detached' });

  await desk.sidebar.locator('.tabs').waitFor();
  await goTo(desk, 'schedule');
  const card = desk.sidebar.locator('.permissions');
  await card.getByText('Google starts no schedule while a box is left out').waitFor();
  await card.getByText('Without “Send email as you”').waitFor();
  await takePicture(desk.page, 'consent-missing');
  await card.getByRole('link', { name: 'Give permission' }).click();
  await screen().getByLabel('Select all').check();
  await screen().getByRole('button', { name: 'Continue' }).click();
  // Some seconds after its last look the sidebar looks again by itself, and the card may be gone already.
  await card.getByRole('button', { name: 'I have done so' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await card.waitFor({ state: 'detached' });

  await desk.sidebar.getByLabel('Public').check();
  await blueButton(desk).click();
  await statusSays(desk, /^Next run: /);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Frame } from 'playwright-core';
import { LANGUAGES, type Language } from '../../src/core/words/languages.ts';
import { type OpenStates, openStates } from '../sidebar/support/open-states.ts';
import { STATES } from '../sidebar/support/states.ts';
import { casesOf } from '../support/every-case.ts';
import { foundByAxe } from '../support/found-by-axe.ts';
import { openBrowser } from '../support/open-browser.ts';
import { holdsNoEnglish } from '../support/speaks-no-english.ts';
import { isTakingPictures, takePicture } from '../support/take-picture.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The main views, in which every language must find room. What else is said in each, the catalogue's test knows. */
const MAIN = [
  'connect-first',
  'check-ready',
  'check-doubts',
  'upload-form',
  'files-form',
  'schedule-jobs',
  'history',
];

function statesIn(language: Language): typeof STATES {
  const inAll = isTakingPictures() || language === 'en';
  return STATES.filter(({ name }) => inAll || MAIN.includes(name));
}

/** The charts beside every table are the same, and half of what axe looks at there: one state is enough. */
const unseenIn = ({ name }: (typeof STATES)[number]) =>
  name === 'check-which-of-many' ? {} : { without: '.pictures' };

/** French needs the most room of all. */
const LOOKED_AT = casesOf(LANGUAGES, (language) => language === 'en' || language === 'fr');

describe.each(LOOKED_AT)('the states of the sidebar, in %s', (language) => {
  let states: OpenStates;
  beforeAll(async () => {
    states = await openStates(browser, language);
  });
  afterAll(() => states.close());

  it.each(statesIn(language))(
    '$name: axe finds nothing, nothing scrolls sideways, and no choice is cut',
    async (state) => {
      const { tooWide, cut, broken, tabRows, text, ...words } = await states.show(state.name);
      expect(tabRows).toBeLessThanOrEqual(1);
      expect(broken).toEqual([]);
      // All languages draw the same elements; one is enough for what axe looks at.
      if (language === 'en') expect(await foundByAxe(states.frame, unseenIn(state))).toEqual([]);
      expect({ tooWide, cut }).toEqual({ tooWide: 0, cut: [] });
      if (language !== 'en') holdsNoEnglish(words);
      expect(text).not.toMatch(/\{\w+\}|undefined|null|NaN/);
      if (language === 'en') expect(text).toContain(state.says ?? '');
      if (language === 'en' && state.unsaid) expect(text).not.toContain(state.unsaid);
      if (!isTakingPictures()) return;
      await takePicture(await states.pose(), `sidebar/${state.name}-${language}`);
    },
  );

  if (language === 'en')
    it('check-doubts: a span of years that is copied is plain', async () => {
      await states.show('check-doubts');
      expect(await copiedText(states.frame)).toContain('first and the last: 1986–1988');
    });

  if (language === 'en')
    it('history: a press holds the button in its place until the pointer is up', async () => {
      await states.show('history');
      // Where nothing scrolls, what comes above moves the rest down.
      await states.pose();
      const { frame } = states;
      const mouse = frame.page().mouse;
      const button = frame.getByRole('button', { name: 'Copy report' });
      const topOf = async () => (await button.boundingBox())?.y ?? 0;
      await button.hover();
      await mouse.down();
      const before = await topOf();
      // A line comes above the list.
      await frame.evaluate(() => window.dispatchEvent(new Event('offline')));
      expect(await topOf()).toBe(before);
      await mouse.up();
      await frame.getByText('The report is copied.').or(frame.locator('#report')).waitFor();
      expect(await topOf()).toBeGreaterThan(before);
    });
});

async function copiedText(frame: Frame): Promise<string> {
  return frame.evaluate(() => {
    let text = '';
    for (const details of document.querySelectorAll('details')) details.open = true;
    document.getSelection()?.selectAllChildren(document.body);
    document.addEventListener('copy', (event) => {
      text = event.clipboardData?.getData('text/plain') ?? '';
    });
    document.execCommand('copy');
    return text;
  });
}

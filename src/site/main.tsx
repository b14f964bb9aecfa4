import { options, render } from 'preact';
import { afterPress } from '../browser/after-press.ts';
import { copyPlainly } from '../browser/copy-plainly.ts';
import { App } from './app.tsx';
import { accountClient } from './service/account-client.ts';
import { datasetClient } from './service/dataset-client.ts';
import { offerClient } from './service/offer-client.ts';
import { sessionClient } from './service/session-client.ts';
import { loadSettings } from './service/settings.ts';
import { followLink } from './shell/navigation.ts';
import { firstLanguage } from './shell/speech.tsx';

const settings = await loadSettings(new URL(location.href));
const language = () => document.documentElement.lang;
const session = sessionClient(settings, language);
const access = {
  ...settings,
  accessToken: session.accessToken,
  renewedToken: session.renewedToken,
  endedBy: session.endedBy,
  language,
};
const datasets = datasetClient(access);
const shown = firstLanguage();
document.documentElement.lang = shown;
document.addEventListener('click', followLink);
document.addEventListener('copy', copyPlainly);

const whenFree = afterPress(window);
options.debounceRendering = (draw) => queueMicrotask(() => whenFree(draw));

const place = document.querySelector('#app');
if (!place) throw new Error('Cannot draw the site: the page has no #app');
place.textContent = '';
render(
  <App
    ports={{
      settings,
      session,
      datasets,
      account: accountClient(access),
      offers: offerClient(access),
    }}
    account={await session.account()}
    language={shown}
  />,
  place,
);

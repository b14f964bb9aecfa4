import { Page } from './page.tsx';
import { useSpeech } from './speech.tsx';

export function NowherePage() {
  const { say } = useSpeech();
  return (
    <Page title={say('site.nowhere-title')} lead={say('site.nowhere-text')}>
      <a class="button button-primary" href="/">
        {say('site.to-directory')}
      </a>
    </Page>
  );
}

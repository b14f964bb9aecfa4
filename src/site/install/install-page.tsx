import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../core/words/languages.ts';
import type { Problem } from '../service/problem.ts';
import { addressForSheets } from '../service/settings.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { Page, ProblemPanel } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { useSpeech } from '../shell/speech.tsx';
import { type InstallFile, type InstallFiles, installFiles, isReachable } from './install-files.ts';

type State =
  | { view: 'loading' }
  | { view: 'ready'; files: InstallFiles }
  | { view: 'failed'; problem: Problem };

/** For people without a terminal: three or four texts go into Google's own editor by copy and paste. */
export function InstallPage() {
  const { say, language } = useSpeech();
  const address = addressForSheets(usePorts().settings);
  const [tries, setTries] = useState(0);
  const state = useInstallFiles(language, address, tries);
  return (
    <Page title={say('site.install-title')} lead={say('site.install-lead')} narrow>
      {!isReachable(address) && (
        <p class="note">{say('site.install-not-reachable', { address })}</p>
      )}
      {state.view === 'loading' && <p role="status">{say('site.loading')}</p>}
      {state.view === 'failed' && (
        <ProblemPanel problem={state.problem} retry={() => setTries(tries + 1)} />
      )}
      {state.view === 'ready' && <Steps files={state.files} />}
    </Page>
  );
}

/** Asks anew at each of the `tries`; what comes for a language that was left meanwhile is dropped. */
function useInstallFiles(language: Language, address: string, tries: number): State {
  const [state, setState] = useState<State>({ view: 'loading' });
  useEffect(() => {
    let isGone = false;
    void installFiles(language, address).then((answer) => {
      if (!isGone) setState(stateOf(answer));
    });
    return () => {
      isGone = true;
    };
  }, [language, address, tries]);
  return state;
}

function stateOf(answer: Awaited<ReturnType<typeof installFiles>>): State {
  return answer.ok
    ? { view: 'ready', files: answer.value }
    : { view: 'failed', problem: answer.problem };
}

function Steps({ files }: { files: InstallFiles }) {
  const { say } = useSpeech();
  const { code, words, page, manifest } = files;
  return (
    <>
      <ol class="steps install-steps">
        <Step text={say('site.install-open')} />
        <Step text={say('site.install-code')} file={code} />
        {words && <Step text={say('site.install-words', { name: words.typed })} file={words} />}
        <Step text={say('site.install-page', { name: page.typed })} file={page} />
        <Step text={say('site.install-manifest')} file={manifest} />
        <Step text={say('site.install-reload')} />
        <Step text={say('site.install-allow')} />
        <Step text={say('site.install-connect')} />
      </ol>
      <p class="note">{say('site.install-editors')}</p>
      <section class="section">
        <h2>{say('site.install-update')}</h2>
        <p>{say('site.install-update-text')}</p>
      </section>
    </>
  );
}

type StepProps = { text: string; file?: InstallFile };

function Step({ text, file }: StepProps) {
  const { say } = useSpeech();
  return (
    <li>
      <p>{text}</p>
      {file && (
        <CopyButton
          primary
          text={file.text}
          label={say('site.install-copy', { name: file.name })}
        />
      )}
    </li>
  );
}

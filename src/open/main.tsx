import { render } from 'preact';
import type { SheetReading } from '../addon/page-types.ts';
import { sayFinding } from '../core/words/finding-words.ts';
import { bestLanguage, localeOf } from '../core/words/languages.ts';
import { pageSpeaker } from '../core/words/page-speaker.ts';
import { runSidebar } from '../sidebar/run-sidebar.tsx';
import type { Home } from '../sidebar/sidebar.tsx';
import { CheckView } from '../sidebar/views/check-view.tsx';
import { FilesView } from '../sidebar/views/files-view.tsx';
import { StationsView } from '../sidebar/views/stations-view.tsx';
import { askWorker } from './page/ask-worker.ts';
import { FIRST_STATE, openBook, type PageState } from './page/open-book.ts';
import { OpenPage } from './page/open-page.tsx';
import { partsOfPage } from './page/parts-of-page.ts';

const language = bestLanguage(navigator.languages);
document.documentElement.lang = language;
const say = pageSpeaker(['open', 'file'], language);
const place = document.getElementById('open');
if (!place) throw new Error('Cannot start: the page has no place for the files');
const home = document.createElement('div');
const { worker, workbooks, publish } = partsOfPage();
const ask = askWorker(new Worker(worker), { locale: localeOf(language), workbooks });

/** What a file gives no reason for stays in Sheets: an account, schedules, runs. */
const BESIDE_A_FILE: Home = {
  views: { stations: StationsView, check: CheckView, files: FilesView },
  Above: () => null,
  isRemote: false,
};

let send: ReturnType<typeof runSidebar> | null = null;
const acts = openBook(ask, {
  draw,
  changed: () => {
    if (send) send({ type: 'check-asked' });
    else send = runSidebar(home, callServer, BESIDE_A_FILE);
  },
  words: {
    sheet: say('open.findings'),
    header: [say('open.tab'), say('open.cell'), say('open.value'), say('open.finding')],
    was: say('open.was', { before: '{before}' }),
  },
});

async function openPublish(address: string): Promise<void> {
  const dataset = await ask('datasetToSend');
  if (!dataset) return acts.say('not-ready');
  const home = document.body.appendChild(document.createElement('div'));
  const module: typeof import('./publish/publish.tsx') = await import(address);
  await module.publish(home, { dataset, language, close: () => home.remove() });
}
const publishNow = publish && (() => void openPublish(publish[language]));
const sayIn: Parameters<typeof acts.saveFindings>[0] = (finding) => sayFinding(finding, language);
const saveFindings = () => void acts.saveFindings(sayIn);

/** What a person says of the table. */
const SAYS = ['rememberWishes', 'confirmFinding', 'forgetConfirmed'];

/** The views ask the worker; what shows a cell or changes one is the page's, too. */
async function callServer(name: string, args: readonly unknown[]) {
  if (name === 'showCell') {
    const { sheet, cell } = args[0] as { sheet: string; cell: string };
    await acts.showCell(sheet, cell);
    return { ok: true as const, value: null };
  }
  const answer = await ask('answer', name, args).catch((error: Error) => ({
    ok: false as const,
    problem: { kind: 'sidebar.unexpected' as const, params: { message: error.message } },
  }));
  if (name === 'readActiveSheet' && answer.ok) acts.read(answer.value as SheetReading, sayIn);
  if (name === 'mendCells' && answer.ok) await acts.look();
  if (SAYS.includes(name) && answer.ok) await acts.keep();
  return answer;
}

function draw(state: PageState): void {
  if (place)
    render(
      <OpenPage
        state={state}
        acts={acts}
        say={say}
        saveFindings={saveFindings}
        publish={publishNow}
        home={home}
      />,
      place,
    );
}
draw(FIRST_STATE);

import { useEffect, useRef, useState } from 'preact/hooks';
import { ChooseFiles } from '../../browser/files/choose-files.tsx';
import { DropFiles } from '../../browser/files/drop-files.tsx';
import { pastedTexts } from '../../browser/table/pasted-texts.ts';
import { SheetTable } from '../../browser/table/sheet-table.tsx';
import type { Say } from '../../core/words/speaker.ts';
import type { KeyOf } from '../../core/words/words.ts';
import type { OpenBook, PageState } from './open-book.ts';

export type PageProps = {
  state: PageState;
  acts: OpenBook;
  say: Say<KeyOf<'open' | 'file'>>;
  saveFindings: () => void;
  /** null where there is no service */
  publish: (() => void) | null;
};

/** Files on the one side, what is found in them on the other. */
export function OpenPage({ home, ...props }: PageProps & { home: HTMLElement }) {
  const { state, say, acts } = props;
  const open = (files: File[]) => void acts.openFiles(files);
  const isOpen = state.book.tabs.length > 0;
  return (
    <div class={isOpen ? 'open-page' : 'open-page closed'}>
      <header>
        <h1>{say('open.title')}</h1>
        {isOpen && <OpenMore {...props} />}
      </header>
      <Told {...props} />
      {isOpen ? <Sheets {...props} /> : <Welcome {...props} />}
      <Views home={home} isOpen={isOpen} />
      <DropFiles text={say('open.let-go')} open={open} />
    </div>
  );
}

function Welcome({ say, acts }: PageProps) {
  return (
    <main class="welcome">
      <p>{say('open.lead')}</p>
      <p class="drop">{say('open.drop')}</p>
      <ChooseFiles
        text={say('open.choose')}
        look="action"
        open={(files) => void acts.openFiles(files)}
      />
      <p class="secondary">{say('open.stays')}</p>
    </main>
  );
}

function OpenMore(props: PageProps) {
  const { say, acts, saveFindings, publish } = props;
  const [isAsked, ask] = useState(false);
  if (isAsked)
    return (
      <div class="buttons" role="alertdialog" aria-label={say('open.close-all')}>
        <p>{say('open.close-all')}</p>
        <button
          type="button"
          onClick={() => {
            ask(false);
            void acts.closeAll();
          }}
        >
          {say('open.anew')}
        </button>
        <button type="button" onClick={() => ask(false)}>
          {say('open.keep')}
        </button>
      </div>
    );
  return (
    <div class="buttons">
      <button type="button" class="action" onClick={saveFindings}>
        {say('open.save')}
      </button>
      {publish && (
        <button type="button" onClick={publish}>
          {say('open.publish')}
        </button>
      )}
      <ChooseFiles text={say('open.choose')} look="" open={(files) => void acts.openFiles(files)} />
      <button type="button" onClick={() => ask(true)}>
        {say('open.anew')}
      </button>
    </div>
  );
}

/** What is under way, and what could not be opened. */
function Told(props: PageProps) {
  const { state, say } = props;
  const { opening, refused, failed, book } = state;
  const mended = book.tabs.reduce((sum, tab) => sum + tab.mended, 0);
  const text = opening && say('open.opening', { file: opening });
  return (
    <div class="told">
      <div role="status">
        {text && (
          <>
            <p>{text}</p>
            <progress aria-label={text} />
          </>
        )}
        {state.saved && <Saved saved={state.saved} say={say} />}
        <Answers {...props} />
        {state.isNotReady && <p>{say('open.not-ready')}</p>}
        {mended > 0 && <p>{say('open.mended', { count: mended })}</p>}
        {book.notes.map(({ kind, params }, at) => (
          <p key={`${kind} ${at}`}>{say(kind, params)}</p>
        ))}
      </div>
      {refused.map(({ file, why }) => (
        <p key={file} role="alert" class="card card-error">
          {say('open.refused', { file, why: say(why.kind, why.params) })}
        </p>
      ))}
      {failed !== null && (
        <p role="alert" class="card card-error">
          {say('open.failed', { why: failed })}
        </p>
      )}
    </div>
  );
}

const ANSWERED = { now: 'open.answers-kept', before: 'open.answers-again' } as const;

/** What the person said of the table is kept, and they can take it along or back. */
function Answers({ state: { book, keepsNothing }, say, acts }: PageProps) {
  if (book.answered === 'not') return null;
  return (
    <p>
      {say(keepsNothing ? 'open.answers-not-kept' : ANSWERED[book.answered])}{' '}
      <button type="button" class="link" onClick={() => void acts.saveAnswers()}>
        {say('open.answers-save')}
      </button>{' '}
      <button type="button" class="link" onClick={() => void acts.forgetAnswers()}>
        {say('open.answers-forget')}
      </button>
    </p>
  );
}

const WHY_SAVED = {
  answers: 'open.answers-saved',
  kind: 'open.alone-kind',
  protected: 'open.alone-protected',
  signed: 'open.alone-signed',
  odd: 'open.alone-odd',
} as const;

/** Saved at once; a browser that asks first, or refuses, still has the link. */
function Saved({
  saved,
  say,
}: { saved: NonNullable<PageState['saved']> } & Pick<PageProps, 'say'>) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), [saved.address]);
  const { name, address, why } = saved;
  return (
    <p>
      <a ref={link} href={address} download={name}>
        {name}
      </a>{' '}
      {say(why === null ? 'open.saved' : WHY_SAVED[why])}
    </p>
  );
}

function Sheets({ state, acts, say }: PageProps) {
  const { book, contents, cell } = state;
  const tabs = book.tabs.filter(({ rows }) => rows > 0);
  const front = tabs.find(({ id }) => id === book.front);
  return (
    <div class="sheets">
      <nav class="sheet-names" aria-label={say('open.sheets')}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-current={id === book.front}
            onClick={() => void acts.chooseTab(id)}
          >
            {name}
          </button>
        ))}
      </nav>
      <SheetTable
        key={book.front}
        label={say('open.sheet', { sheet: front?.name ?? '' })}
        contents={contents}
        cell={cell}
        enter={(texts) => void acts.enter(texts)}
        paste={(at, text) => void acts.enter(pastedTexts(at, text))}
        choose={() => {}}
        undo={() => void acts.undo()}
        leave={() => document.querySelector<HTMLElement>('.views button')?.focus()}
        actsOn={() => []}
      />
    </div>
  );
}

/** The sidebar's own views, which are drawn there by themselves. */
function Views({ home, isOpen }: { home: HTMLElement; isOpen: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.append(home);
  }, []);
  return <div class="views" hidden={!isOpen} ref={place} />;
}

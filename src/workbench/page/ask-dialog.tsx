import { useEffect, useRef } from 'preact/hooks';
import type { Ask } from '../host/stage-port.ts';
import { ConsentBoxes, tickedIn } from './consent-boxes.tsx';
import { openModal } from './open-modal.ts';
import type { ViewProps } from './view-props.ts';

/** A script asks with alert(), and waits until someone answers. */
export function AskDialog({ state: { asks }, actions, say }: ViewProps) {
  const [ask] = asks;
  return ask ? <OpenAsk key={ask.askId} ask={ask} actions={actions} say={say} /> : null;
}

type OpenAskProps = { ask: Ask; actions: ViewProps['actions']; say: ViewProps['say'] };

function OpenAsk({ ask, actions, say }: OpenAskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => openModal(dialog.current), []);
  const form = useRef<HTMLFormElement>(null);
  const answer = (button: string) => {
    void actions.answer(ask.askId, button, form.current ? tickedIn(form.current) : '');
  };
  return (
    <dialog
      class="ask"
      ref={dialog}
      aria-labelledby="ask-title"
      onCancel={(event) => {
        event.preventDefault();
        answer('CLOSE');
      }}
    >
      <AskHeader title={ask.title || 'Almanac'} close={() => answer('CLOSE')} />
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          answer(ask.buttons[0] ?? 'OK');
        }}
      >
        <p>{ask.text}</p>
        {ask.boxes.length > 0 && <ConsentBoxes boxes={ask.boxes} say={say} />}
        <AnswerButtons buttons={ask.buttons} answer={answer} say={say} />
      </form>
    </dialog>
  );
}

type HeaderProps = { title: string; close: () => void };

function AskHeader({ title, close }: HeaderProps) {
  return (
    <header>
      <h2 id="ask-title">{title}</h2>
      <button type="button" class="plain close" aria-label="Close" onClick={close}>
        ×
      </button>
    </header>
  );
}

type ButtonsProps = {
  buttons: readonly string[];
  answer: (button: string) => void;
  say: ViewProps['say'];
};

/** The first one is also what Enter presses. */
function AnswerButtons({ buttons, answer, say }: ButtonsProps) {
  return (
    <div class="buttons">
      {buttons.map((button, index) => (
        <button
          key={button}
          type={index === 0 ? 'submit' : 'button'}
          class={index === 0 ? 'primary' : ''}
          onClick={() => index > 0 && answer(button)}
        >
          {buttonWords(button, say)}
        </button>
      ))}
    </div>
  );
}

const BUTTON_WORDS = {
  OK: 'google.ok',
  CANCEL: 'google.cancel',
  ALLOW: 'google.allow',
  DENY: 'google.deny',
  YES: 'google.yes',
  NO: 'google.no',
} as const;

function buttonWords(button: string, say: ViewProps['say']): string {
  return say(BUTTON_WORDS[button as keyof typeof BUTTON_WORDS] ?? BUTTON_WORDS.OK);
}

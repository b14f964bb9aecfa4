import { Button } from '../parts/button.tsx';
import { notSent } from '../state/not-sent.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { ViewProps } from './view-props.ts';

const NAMED = 3;

/** Who has sent one station of a spreadsheet may take the others for sent, too. */
export function NotSentYet({ state, send }: ViewProps) {
  const { say } = useWords();
  const { places, tabs } = notSent(state);
  const names = [...places, ...tabs];
  if (names.length === 0) return null;
  const named = names.slice(0, NAMED).concat(names.length > NAMED ? '…' : []);
  return (
    <div class="notice">
      <p>{say('sidebar.not-sent-yet', { names: named.join(', ') })}</p>
      <Button onPress={() => send({ type: 'view-chosen', view: 'stations' })}>
        {say('sidebar.all-stations')}
      </Button>
    </div>
  );
}

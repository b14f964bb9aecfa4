import { Button } from '../parts/button.tsx';
import { wishesForStation } from '../state/answered-wishes.ts';
import { notSent } from '../state/not-sent.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { ViewProps } from './view-props.ts';

const NAMED = 3;

/** Who has sent one station of a spreadsheet may take the others for sent, too. */
export function NotSentYet({ state, send }: ViewProps) {
  const { say } = useWords();
  const { reading } = state;
  const { places, tabs } = notSent(state);
  const names = [...places, ...tabs];
  const [place] = places;
  if (names.length === 0 || !reading) return null;
  const named = names.slice(0, NAMED).concat(names.length > NAMED ? '…' : []);
  return (
    <div class="notice">
      <p>{say('sidebar.not-sent-yet', { names: named.join(', ') })}</p>
      {place !== undefined && (
        <Button
          disabled={!state.online}
          onPress={() => {
            send({ type: 'wishes-changed', wishes: wishesForStation(reading, place) });
            send({ type: 'view-chosen', view: 'check' });
          }}
        >
          {say('sidebar.check-this', { sheet: place })}
        </Button>
      )}
    </div>
  );
}

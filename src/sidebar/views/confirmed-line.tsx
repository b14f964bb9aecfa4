import type { SheetReading } from '../../addon/page-types.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/sidebar-words.ts';
import type { Send } from './view-props.ts';

type ConfirmedLineProps = { reading: SheetReading; busy: boolean; send: Send };

/** How many doubts were answered, so that nobody takes silence for a clean table. */
export function ConfirmedLine({ reading, busy, send }: ConfirmedLineProps) {
  const { say } = useWords();
  if (reading.confirmed === 0) return null;
  return (
    <p class="hint">
      {say('sidebar.confirmed', { count: reading.confirmed })}{' '}
      <Button look="link" disabled={busy} onPress={() => send({ type: 'confirmed-forgotten' })}>
        {say('sidebar.ask-again')}
      </Button>
    </p>
  );
}

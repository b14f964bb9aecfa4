import { Button } from '../parts/button.tsx';
import type { ViewProps } from './view-props.ts';

/** What stands in the way here, and the one button to the view where it is cleared. */
export function Elsewhere(props: {
  send: ViewProps['send'];
  view: 'connect' | 'check';
  text: string;
  children: string;
}) {
  const { send, view, text, children } = props;
  return (
    <>
      <p>{text}</p>
      <div class="buttons">
        <Button look="action" onPress={() => send({ type: 'view-chosen', view })}>
          {children}
        </Button>
      </div>
    </>
  );
}

import { Button } from '../parts/button.tsx';
import type { ViewProps } from './view-props.ts';

/** What must be done first, with the button to the view where a person does it. */
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

import { useState } from 'preact/hooks';
import { permissionOf } from '../../core/permission.ts';
import type { ViewProps } from './view-props.ts';

type BoxesProps = { boxes: string[]; say: ViewProps['say'] };

/** As on Google's screen: a box a permission, none of them ticked. The form holds what is. */
export function ConsentBoxes({ boxes, say }: BoxesProps) {
  const [ticked, tick] = useState<string[]>([]);
  const all = ticked.length === boxes.length;
  return (
    <fieldset class="boxes">
      <legend>{say('google.consent-choose')}</legend>
      <label class="all">
        <input type="checkbox" checked={all} onChange={() => tick(all ? [] : boxes)} />
        {say('google.consent-all')}
      </label>
      {boxes.map((box) => (
        <label key={box}>
          <input
            type="checkbox"
            name="box"
            value={box}
            checked={ticked.includes(box)}
            onChange={({ currentTarget: { checked } }) =>
              tick(checked ? [...ticked, box] : ticked.filter((other) => other !== box))
            }
          />
          {nameOf(box, say)}
        </label>
      ))}
    </fieldset>
  );
}

const NAMES = {
  spreadsheet: 'google.spreadsheet',
  page: 'google.page',
  network: 'google.network',
  schedule: 'google.schedule',
  mail: 'google.mail',
} as const;

function nameOf(scope: string, say: ViewProps['say']): string {
  const permission = permissionOf(scope);
  return permission ? say(NAMES[permission]) : scope;
}

/** The boxes that are ticked, as the answer lists them. */
export function tickedIn(form: HTMLFormElement): string {
  return new FormData(form).getAll('box').join(' ');
}

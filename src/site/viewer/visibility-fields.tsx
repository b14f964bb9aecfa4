import { useSpeech } from '../shell/speech.tsx';

type VisibilityFieldsProps = {
  legend: string;
  /** null where nobody has decided yet */
  isPublic: boolean | null;
};

/** Who can see a record, as the form's `visibility`: 'public' or 'private'. */
export function VisibilityFields({ legend, isPublic }: VisibilityFieldsProps) {
  const { say } = useSpeech();
  return (
    <fieldset class="field">
      <legend>{legend}</legend>
      <Visibility value="public" chosen={isPublic === true} label={say('site.visibility-public')} />
      <Visibility
        value="private"
        chosen={isPublic === false}
        label={say('site.visibility-private')}
      />
    </fieldset>
  );
}

function Visibility(props: { value: string; chosen: boolean; label: string }) {
  return (
    <label class="check">
      <input
        type="radio"
        name="visibility"
        required
        value={props.value}
        defaultChecked={props.chosen}
      />
      {props.label}
    </label>
  );
}

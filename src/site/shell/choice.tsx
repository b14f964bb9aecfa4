import { useId } from 'preact/hooks';

type ChoiceProps<Value extends string> = {
  legend: string;
  options: { value: Value; label: string }[];
  chosen: Value;
  choose: (value: Value) => void;
};

/** Radio buttons that look like one row of segments. The arrow keys work as in any browser. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, chosen, choose } = props;
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

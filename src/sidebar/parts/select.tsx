import { Field } from './field.tsx';

type SelectProps<Value extends string | number> = {
  id: string;
  label: string;
  value: Value;
  values: readonly Value[];
  /** what a person reads of a value */
  say: (value: Value) => string;
  onChoose: (value: Value) => void;
};

/** One of a list of values. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { id, label, value, values, say, onChoose } = props;
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        value={String(value)}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={String(one)}>
            {say(one)}
          </option>
        ))}
      </select>
    </Field>
  );
}

type Option = { value: string; label: string; hint?: string };
type ChoiceProps = {
  name: string;
  legend: string;
  options: Option[];
  /** null: nothing is chosen yet */
  value: string | null;
  missing?: string | null;
  onChoose: (value: string) => void;
};

/** A choice of a few, each with a sentence. */
export function Choice({ name, legend, options, value, missing, onChoose }: ChoiceProps) {
  return (
    <fieldset aria-describedby={missing ? `${name}-missing` : undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} class="choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span class="hint">{option.hint}</span>}
          </span>
        </label>
      ))}
      {missing && (
        <p class="error" id={`${name}-missing`} role="alert">
          {missing}
        </p>
      )}
    </fieldset>
  );
}

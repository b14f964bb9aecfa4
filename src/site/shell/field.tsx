import type { InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';

type FieldProps = {
  label: string;
  hint?: string;
  name: string;
  type?: 'text' | 'email' | 'password';
  autocomplete?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  value?: string;
};

/** Every field is needed, because we ask for nothing optional. */
export function Field({ label, hint, value, ...input }: FieldProps) {
  const id = useId();
  const described = hint ? { 'aria-describedby': `${id}-hint` } : {};
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        required
        {...described}
        {...(input as InputHTMLAttributes)}
        {...(value === undefined ? {} : { defaultValue: value })}
      />
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The values of a form by the names of its fields. */
export function textsOf(event: SubmitEvent): Record<string, string> {
  event.preventDefault();
  const data = new FormData(event.currentTarget as HTMLFormElement);
  return Object.fromEntries([...data].map(([name, value]) => [name, plainLines(String(value))]));
}

/** Some browsers end the lines of a text area as Windows does. */
function plainLines(text: string): string {
  return text.replace(/\r\n/g, '\n');
}

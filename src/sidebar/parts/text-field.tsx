import { Field } from './field.tsx';

type TextFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  /** what stands there until somebody types */
  placeholder?: string | undefined;
  type?: 'text' | 'email';
  maxLength?: number;
  value: string;
  /** what is wrong with the text, once somebody wanted to go on */
  fault: string | null;
  onInput: (value: string) => void;
};

/** One line of text, and below it what is wrong with it. */
export function TextField({ id, label, hint, type = 'text', fault, ...input }: TextFieldProps) {
  return (
    <>
      <Field id={id} label={label} {...(hint && { hint })}>
        <input
          id={id}
          type={type}
          maxLength={input.maxLength}
          value={input.value}
          placeholder={input.placeholder}
          aria-describedby={hint && `${id}-hint`}
          aria-invalid={fault !== null}
          list={undefined}
          onInput={(event) => input.onInput(event.currentTarget.value)}
        />
      </Field>
      {fault && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

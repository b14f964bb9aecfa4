import { Field } from '../shell/field.tsx';
import { useSpeech } from '../shell/speech.tsx';

/** The service's own limits, so that the form can speak of them before anything is sent. */
const PASSWORD_CHARACTERS = { minLength: 8, maxLength: 128 };
/** With spaces alone the account would have no name. */
const NAME_CHARACTERS = { maxLength: 80, pattern: '.*\\S.*' };

export function DisplayNameField({ value = '' }: { value?: string }) {
  const { say } = useSpeech();
  return (
    <Field
      label={say('site.display-name')}
      hint={say('site.display-name-hint')}
      name="name"
      autocomplete="nickname"
      value={value}
      {...NAME_CHARACTERS}
    />
  );
}

export function EmailField({ value = '', hint }: { value?: string; hint?: string }) {
  const { say } = useSpeech();
  return (
    <Field
      label={say('site.email')}
      name="email"
      type="email"
      autocomplete="username"
      value={value}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}

export function PasswordField({ hint }: { hint?: string }) {
  const { say } = useSpeech();
  return (
    <Field
      label={say('site.password')}
      name="password"
      type="password"
      autocomplete="current-password"
      {...(hint === undefined ? {} : { hint })}
    />
  );
}

/** Beside the new one, which is the field named for the password. */
export function CurrentPasswordField() {
  const { say } = useSpeech();
  return (
    <Field
      label={say('site.current-password')}
      name="current"
      type="password"
      autocomplete="current-password"
    />
  );
}

export function NewPasswordField({ label }: { label: string }) {
  const { say } = useSpeech();
  return (
    <Field
      label={label}
      hint={say('site.password-hint')}
      name="password"
      type="password"
      autocomplete="new-password"
      {...PASSWORD_CHARACTERS}
    />
  );
}

import type { ComponentChildren } from 'preact';

type ButtonProps = {
  /** One `action` a view: the step that leads on. `create` is red: it cannot be undone. */
  look?: 'action' | 'create' | 'link' | 'wide';
  /** Under way or not possible now; the button keeps its place and the keyboard's. */
  disabled?: boolean;
  label?: string;
  submits?: boolean;
  onPress?: () => void;
  children: ComponentChildren;
};

export function Button({ look, disabled, label, submits, onPress, children }: ButtonProps) {
  return (
    <button
      type={submits ? 'submit' : 'button'}
      class={look}
      aria-disabled={disabled ? 'true' : undefined}
      aria-label={label}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onPress?.();
      }}
    >
      {children}
    </button>
  );
}

import type { ComponentChildren } from 'preact';

type ButtonProps = {
  /** A view has one `action`, which leads to the next step. `create` is red, because it cannot be undone. */
  look?: 'action' | 'create' | 'link';
  /** The button does nothing now. It keeps its place, and the keyboard stays on it. */
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

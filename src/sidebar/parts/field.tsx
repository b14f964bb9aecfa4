import type { ComponentChildren } from 'preact';

type FieldProps = { id: string; label: string; hint?: string; children: ComponentChildren };

/** A label above its control. The control has the `id`, and `aria-describedby` names the hint. */
export function Field({ id, label, hint, children }: FieldProps) {
  return (
    <div class="form-group">
      <label for={id}>{label}</label>
      {children}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

import type { ComponentChildren } from 'preact';

type FieldProps = { id: string; label: string; hint?: string; children: ComponentChildren };

/** A label on top of its control. The control carries `id`, and `aria-describedby` of the hint. */
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

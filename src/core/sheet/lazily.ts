/** Made when it is first asked for, and kept. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made = made ?? make();
    return made;
  };
}

/** The code that a driver or Node put on an error. `instanceof` would miss errors of another realm. */
export function errorCode(error: unknown): string | null {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : null;
}

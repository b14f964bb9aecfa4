/** Of a user, or the address itself: sharing and protecting take either. */
export function emailOf(user: unknown): string {
  const { getEmail } = (user ?? {}) as { getEmail?: () => string };
  return typeof getEmail === 'function' ? getEmail.call(user) : String(user);
}

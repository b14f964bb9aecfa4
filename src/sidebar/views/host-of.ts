/** The name in an address, which is how people say it in a sentence. */
export function hostOf(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

const ADDRESS = /^(?:https:\/\/)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?)\/?$/iu;
/** A Supabase project has its site on some host of its own, which nobody here knows. */
const WITHOUT_SITE = /\.supabase\.co$/i;

/** Where a service has its own pages, as far as its address tells. */
export function siteOf(address: string): string | null {
  const host = ADDRESS.exec(address.trim())?.[1];
  return host && !WITHOUT_SITE.test(host) ? `https://${host.toLowerCase()}` : null;
}

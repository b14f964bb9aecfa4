const ADDRESS = /^(?:https:\/\/)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?)\/?$/iu;
/** The site of a Supabase project is on a host that we cannot know. */
const WITHOUT_SITE = /\.supabase\.co$/i;

/** The address of a service's own pages; null where its address does not show them. */
export function siteOf(address: string): string | null {
  const host = ADDRESS.exec(address.trim())?.[1];
  return host && !WITHOUT_SITE.test(host) ? `https://${host.toLowerCase()}` : null;
}

/** What `config.json` says beside the site: where its service is, and the key it wants. */
export type SiteSettings = { serviceUrl: string; key: string; signUp: 'open' | 'closed' };

/** Without a config file the service is where the site is. */
export async function loadSettings(here: URL): Promise<SiteSettings> {
  const answer = await fetch('/config.json', { cache: 'no-store' }).catch(() => null);
  const given: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return readSettings(given, here);
}

export function readSettings(given: unknown, here: URL): SiteSettings {
  const settings = typeof given === 'object' && given !== null ? given : {};
  const { serviceUrl, key, signup } = settings as Record<string, unknown>;
  const address = typeof serviceUrl === 'string' && serviceUrl !== '' ? serviceUrl : here.origin;
  return {
    serviceUrl: address.replace(/\/+$/, ''),
    key: typeof key === 'string' ? key : '',
    signUp: signup === 'closed' ? 'closed' : 'open',
  };
}

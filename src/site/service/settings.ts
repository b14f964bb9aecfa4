import { CONTRACT } from '../../core/dataset/contract.ts';

/** `config.json` beside the site says where its service is, and which key the service wants. */
export type SiteSettings = {
  serviceUrl: string;
  /** What a spreadsheet calls, where the page may have come from another address: the workbench, or a second name. */
  knownAs?: string;
  key: string;
  signUp: 'open' | 'closed';
  mails?: true;
  /** a link that sets a new password can be mailed, by the service or by a platform */
  recovers?: true;
  /** how long a session lives that nobody uses, where it is not as usual */
  sessionDays?: number;
  /** what its operator says to all */
  notice?: string;
  /** an e-mail address */
  contact?: string;
  termsUrl?: string;
  privacyUrl?: string;
  /** a proxy answers visitors, up to a minute late */
  readerCache?: string;
};

const SAID = ['knownAs', 'notice', 'contact', 'termsUrl', 'privacyUrl', 'readerCache'] as const;

export function sessionDaysOf({ sessionDays = CONTRACT.sessionDays }: SiteSettings): number {
  return sessionDays;
}

/** What a spreadsheet is to call. */
export function addressForSheets({ serviceUrl, knownAs = serviceUrl }: SiteSettings): string {
  return knownAs;
}

/** Without a config file, site and service have the same address. */
export async function loadSettings(here: URL): Promise<SiteSettings> {
  const answer = await fetch('/config.json', { cache: 'no-store' }).catch(() => null);
  const given: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return readSettings(given, here);
}

export function readSettings(given: unknown, here: URL): SiteSettings {
  const settings = (typeof given === 'object' && given !== null ? given : {}) as Record<
    string,
    unknown
  >;
  const { serviceUrl, key, signup, mail, sessionDays } = settings;
  const said = SAID.map((name) => [name, settings[name]]).filter(
    ([, text]) => typeof text === 'string' && text !== '',
  );
  const address = typeof serviceUrl === 'string' && serviceUrl !== '' ? serviceUrl : here.origin;
  return {
    serviceUrl: address.replace(/\/+$/, ''),
    key: typeof key === 'string' ? key : '',
    signUp: signup === 'closed' ? 'closed' : 'open',
    ...(Object.fromEntries(said) as Partial<Record<(typeof SAID)[number], string>>),
    ...(mail === 'on' ? { mails: true } : {}),
    ...(mail === 'on' || mail === 'platform' ? { recovers: true } : {}),
    ...(typeof sessionDays === 'number' ? { sessionDays } : {}),
  };
}

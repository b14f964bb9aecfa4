import { addressForSheets, type SiteSettings } from '../service/settings.ts';

type Tokens = {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  expires_at?: number;
};

/**
 * One text with everything a spreadsheet or a script needs: the address of the service, its key, and
 * the session in the field names of the contract. It holds nothing of the account.
 */
export function connectionText(settings: SiteSettings, session: Tokens): string {
  const { access_token, refresh_token, token_type, expires_in, expires_at } = session;
  return JSON.stringify(
    {
      address: addressForSheets(settings),
      key: settings.key,
      access_token,
      refresh_token,
      token_type,
      expires_in,
      expires_at,
    },
    null,
    1,
  );
}

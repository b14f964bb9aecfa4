import { domainToASCII } from 'node:url';
import { firstCharacters } from '../../core/dataset/storable-text.ts';
import { isVisible, tidyName } from '../../core/dataset/tidy-name.ts';

/**
 * The address as it is stored, compared and counted: in small letters, without signs that do not show and letters that
 * look like others (full-width, ligatures), and its domain as the mail system spells it. Null where the text is no address.
 */
export function readEmail(text: string): string | null {
  const shown = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const [, name, typed = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(shown.trim().toLowerCase()) ?? [];
  const domain = domainToASCII(typed).replace(/\.$/, '');
  const email = `${name}@${domain}`;
  return name && domain && email.length <= 255 ? email : null;
}

/** `a,b@x.org` is a name an account may have, and to a mail program it is a list that reaches `b@x.org`. */
export function isOneMailbox(email: string): boolean {
  return !/[,;:<>()[\]"\\\p{Cc}]/u.test(email);
}

/** What mails are counted for: to many mail servers `a.b+list@x.org` is the mailbox of `ab@x.org`. */
export function mailboxOf(email: string): string {
  const [name = '', domain] = email.split('@');
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
}

export const PASSWORD_CHARACTERS = { least: 8, most: 128 };

export function isAcceptablePassword(password: string): boolean {
  const length = Array.from(password).length;
  return length >= PASSWORD_CHARACTERS.least && length <= PASSWORD_CHARACTERS.most;
}

/** The account's data. Only the display name means something to us, so only it is tidied. */
export function readMetadata(
  data: Record<string, unknown> | null | undefined,
): Record<string, unknown> {
  const { display_name: name, ...others } = data ?? {};
  if (name === null) return { ...others, display_name: null };
  // A number or a list is no name, and neither is a text of blanks.
  if (typeof name !== 'string') return others;
  const tidy = firstCharacters(tidyName(name).replace(/\s+/g, ' '), 80);
  return { ...others, display_name: isVisible(tidy) ? tidy : null };
}

/** A null takes a field away, as the protocol has it. */
export function withoutNulls(metadata: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null));
}

/** These data travel in every access token, and a server takes 16 KiB of headers. */
export const METADATA_BYTES = { most: 2048 };

export function isAcceptableMetadata(metadata: Record<string, unknown>): boolean {
  const { length } = new TextEncoder().encode(JSON.stringify(metadata));
  return length <= METADATA_BYTES.most;
}

import type { SetupKind, SetupSentence } from '../../problem-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** What a person sets up in the sidebar: what was pasted, typed or chosen there. */
export const enSetup = {
  'connection.paste-empty':
    'Nothing was pasted. Copy the session from the Connect page and paste it here.',
  'connection.paste-cut-off':
    'Only part of the session was pasted. Copy it again, from the first character to the last.',
  'connection.paste-no-tokens':
    'No tokens were found in this text. Paste the whole entry whose name ends in auth-token, or a refresh token.',
  'connection.paste-is-public-key':
    'This is the public key of the project, not your session. It belongs in the field for the key.',
  'connection.paste-is-secret-key':
    'This is the secret key of the project, and it must never be pasted anywhere. Nothing was kept of it. Paste your own session instead.',
  'connection.paste-expired':
    'This access token has already expired, and there is no refresh token with it. Paste the whole session.',
  'connection.address-missing': 'Type the address of the service, such as https://almanac.example.',
  'connection.address-not-https':
    'The address begins with http:, which sends tokens in the open. Use one that begins with https:.',
  'connection.address-not-an-address':
    '“{found}” is not the address of a service. It looks like https://almanac.example.',
  'connection.address-is-this-computer':
    'This address means the computer itself, and Google cannot reach it. Use an address that is reachable from the internet.',
  'connection.address-inside':
    'This address is known only inside one network, and Google cannot reach it. Use an address that is reachable from the internet.',
  'connection.address-has-more':
    'The address ends after the name of the host. Use {suggestion} and leave out the rest.',
  'connection.email-missing': 'Type the e-mail address you sign in with.',
  'connection.password-missing': 'Type your password. It is sent once and never kept.',
  'connection.not-permitted-to-keep':
    'The session is too long to be kept here. Connect with your e-mail and password instead.',
  'connection.shared-session':
    'If this session is still open in a browser tab, close that tab without signing out: two places that renew one session end it.',
  'connection.signed-out': 'Disconnected. The session was ended and the tokens were removed.',
  'connection.only-here':
    'Disconnected here and the tokens were removed. The service could not be told; the session there ends by itself.',
  'schedule.not-yours': 'This schedule belongs to {owner}. Take it over to change it.',
  'schedule.no-such-job': 'There is no schedule for this sheet any more.',
  'schedule.rhythm-odd': 'Choose how often the sheet is uploaded, and at which hour.',
  'schedule.email-odd': 'This does not look like an e-mail address. Correct it, or leave it empty.',
  'upload.title-missing': 'Give the dataset a title.',
  'upload.title-too-long': 'The title is too long: at most {limit} characters.',
  'upload.description-too-long': 'The description is too long: at most {limit} characters.',
  'upload.station-odd':
    'Something in where the values come from cannot be understood. Open it and look at the marked field.',
  'upload.visibility-missing': 'Choose whether everyone may see the dataset or only you.',
  'upload.no-such-run': 'This upload is not on record any more, or it is already settled.',
} as const satisfies Record<SetupKind | SetupSentence, Phrase>;

import type { SetupKind, SetupSentence } from '../../problem-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** What a person sets up or answers in the sidebar, and what keeps it from working. */
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
  'schedule.owner-unreadable':
    'Almanac can no longer tell which schedules here are yours, so they are not sent. Under Schedule, press “Take over” on those that have your name.',
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
  'addon.cell-missing': 'There is no cell {cell}.',
  'addon.cell-hidden':
    '{cell} is selected, but its row is hidden. Show it, or remove the filter, to see the cell.',
  'addon.wishes-too-many': 'These settings are too long to be remembered for this sheet.',
  'addon.finding-gone': 'The sheet has changed since it was checked. Check it again.',
  'addon.answer-busy':
    'Somebody else is keeping an answer in this spreadsheet just now. Try again in a minute.',
  'addon.confirmed-too-many':
    'No more answers can be remembered for this sheet. Forget the earlier ones first.',
  'addon.mend-formula': 'Nothing was written: formulas stand in {cells}. Change the cells by hand.',
  'addon.mend-protected':
    'Nothing was written: you may not edit all of {cells}. Ask the owner of the spreadsheet.',
  'addon.mend-text-between':
    'Nothing was written: text or dates stand in {cells}. Change the cells by hand.',
  'connection.key-not-a-key':
    'The key holds characters that no key has. Copy the public key again.',
  'schedule.paused': 'Paused.',
  'schedule.paused-after-failures':
    'Paused, because the service refused it three times. See the last run, mend the cause, then resume.',
  'schedule.document-busy':
    'Somebody else is changing the schedules of this spreadsheet. Try again in a minute.',
  'schedule.trigger-refused':
    'Google did not permit the schedule: {text} One person may schedule at most 20 spreadsheets with Almanac, and a test installation may schedule none. Delete a schedule in another spreadsheet, or at script.google.com under My Triggers.',
  'schedule.consent-withdrawn':
    'Schedules have stopped, because a permission they need is missing. Choose any item of Extensions › Almanac and tick every box Google shows (Select all); they go on by themselves.',
  'schedule.permissions-missing':
    'It does not run, because Google has not been given all permissions. It goes on by itself once they are given.',
  'schedule.no-spreadsheet':
    'The spreadsheet could not be opened. Open it and set the schedule up again.',
  'schedule.mail-not-sent':
    'The message about failed uploads could not be sent. Google limits messages to so many a day, and sends none without “Send email as you”.',
  'permission.missing': 'Google has not been given all permissions',
  'permission.stops-schedules':
    'Your schedules in this spreadsheet stand still until then, and go on by themselves.',
  'permission.stops-copy':
    'In a copy of your own, Google starts no schedule while a box is left out.',
  'permission.give': 'Give permission',
  'permission.how':
    'On Google’s page tick every box (Select all). For a script of your own it first says that it has not been verified: choose Advanced, then Go to Almanac.',
  'permission.given': 'I have done so',
} as const satisfies Record<SetupKind | SetupSentence, Phrase>;

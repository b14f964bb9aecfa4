import { numbersIn } from '../../../core/words/languages.ts';
import { fillPhrase, type Params } from '../../../core/words/phrase.ts';

/** What only the people read who run the service: in English alone. */
const SENTENCES = {
  'setting-not-mail-server':
    '{setting} is not the address of a mail server, which begins with smtp:// or smtps://.',
  'setting-needs-other':
    '{setting} is set and {other} is not: a mail needs links that lead here for sure. Set {other} to the address at which people reach this service.',
  'setting-unknown':
    '{setting} is the name of no setting, so nothing reads it. Correct it, or take it away: docs/operations.md lists them all.',
  'setting-not-number': '{setting} must be a whole number from {least} to {most}, not "{found}".',
  'setting-not-choice': '{setting} must be one of {choices}, not "{found}".',
  'setting-not-address':
    '{setting} must be an address that begins with http:// or https://, not "{found}".',
  'setting-not-database':
    '{setting} must be the address of a PostgreSQL database: postgres://user:password@host/name. In a password, write @ as %40, # as %23 and / as %2F.',
  'setting-not-email': '{setting} must be an e-mail address, not "{found}".',
  'setting-twice': '{setting} is set, and {setting}_FILE too. Take one of them away.',
  'setting-file-unreadable':
    'The file that {setting} names cannot be read. Check its path, and that this account may read it.',
  'folder-in-use':
    'The data folder {folder} is in use by another process (number {process}). Stop that one first, or choose another folder with {setting}.',
  'folder-lost':
    'The data folder {folder} belongs to another process now, because this one was still for too long. It has stopped, so that only one of them stores.',
  'database-too-new':
    'The database has a change this program does not know ({found}). It was made by another version of the program: start a newer one, or begin with an empty database.',
  'other-secrets':
    'This database was set up with other secrets. Give this process the keys.json of the first one (ALMANAC_KEYS_FILE).',
  'key-outdated':
    'The signing key of this process was revoked, or replaced more than a day ago, and nobody takes what it signs. Give it the newest keys.json (ALMANAC_KEYS_FILE).',
  'keys-unreadable':
    'The keys file {file} cannot be read. Restore it from a backup; without it every session ends.',
  'keys-not-written':
    'The keys file {file} cannot be written ({code}). Check that its disk has room and that this account may write there, or name another file with ALMANAC_KEYS_FILE.',
  'database-unreachable':
    'The database cannot be reached. Check DATABASE_URL and that PostgreSQL runs.',
  'database-refuses':
    'PostgreSQL does not let the service work (its code: {code}). Check user, password and database in DATABASE_URL. This user must own that database, and be in the roles almanac_visitor and almanac_account or be allowed to make them: docs/operations.md has the commands.',
  'database-full': 'The disk of PostgreSQL is full. Make room there and try again.',
  'database-not-opened':
    'The embedded database in {folder} cannot be opened. Check that its disk has room and that this account may write there.',
  'port-in-use': 'Port {port} is taken by another program. Choose another one with PORT.',
  'cannot-listen':
    'The service cannot listen at {host}, port {port} ({code}). Choose an address of this machine with HOST, or another port with PORT: those below 1024 need a right that few accounts have.',
  started: 'Almanac listens at {address}',
  'command-unknown':
    'Commands: add-account E-MAIL [NAME] · list-accounts · suspend-account E-MAIL [--hide] · restore-account E-MAIL · reset-password E-MAIL · remove-account E-MAIL · who-owns RECORD · hide-record RECORD REASON · show-record RECORD · remove-record RECORD REASON · dump FILE [--sessions] · load FILE · replace-key [--revoke-others]. Without one the service starts.',
  'account-added':
    'The account was made. Within an hour this link sets its password; run the command again for another one:\n{url}',
  'account-there': 'There is an account with this e-mail address already, and somebody uses it.',
  'accounts-listed': 'e-mail\tid\tsince\tlast sign-in\trecords\trows\t',
  'account-suspended':
    'The account is suspended: nobody signs in, and nothing is published with its tokens. restore-account takes that back.',
  'account-restored': 'The account may sign in and publish again. What was hidden stays hidden.',
  'hidden-with-account': 'The account was suspended.',
  'record-unknown': 'There is no such record. Give its id, or the address of its page.',
  'record-owned': '{name} ({record}) belongs to {email}, account {id}.',
  'record-hidden': '{name} is hidden: only its owner sees it, with the reason.',
  'record-shown': '{name} is shown again as its owner had set it.',
  'record-removed': '{name} was removed with its versions, and nothing can be sent to it again.',
  'reason-wanted': 'Give a reason after the record: its owner is told.',
  'file-not-written':
    'The file {file} cannot be written ({code}). Give the path of a new file: dump writes over none.',
  dumped:
    '{lines} lines are in {file}. Links that were mailed and signing keys are not: keep keys.json beside it.',
  loaded:
    '{rows} rows were loaded. Start the service with the keys.json of the old one, or everybody signs in anew.',
  'loaded-at-platform':
    '{rows} rows were loaded. Passwords stay behind: whoever signs in asks for a link that sets a new one.',
  'dump-unreadable': '{file} is no dump of this program, or was cut short. Nothing was loaded.',
  'dump-too-new':
    '{file} was written by a newer program, which knows more than this one. Load it with that version. Nothing was loaded.',
  'database-not-empty':
    'There are accounts or records in this database already. Load into an empty one. Nothing was loaded.',
  'database-ahead':
    'The tables of this database are newer than {file}. Load into a database on which nothing was started yet: what is newer is done to it after the rows. Nothing was loaded.',
  'platform-without-tables':
    'This is a Supabase project without the tables of this program. Make them first: supabase db push. Nothing was loaded.',
  'platform-differs':
    'This Supabase project has the tables of another version than {file}. Load the dump into a PostgreSQL with the program of the version that the project has, and take the dump of that. Nothing was loaded.',
  'owner-told': 'Its owner was told by mail.',
  'owner-not-told': 'No mail was sent: tell its owner.',
  'account-unknown': 'There is no account with this e-mail address.',
  'password-wanted': 'Type the new password (or pipe it in) and press Enter:',
  'password-reset': 'The password was set. Every session of this account has ended.',
  'account-removed': 'The account was removed, with its datasets and sessions.',
  'key-replaced':
    'A new signing key is in {file}. Give the file to every process and restart them one after another.',
};

export function sayToOperator(key: keyof typeof SENTENCES, params: Params = {}): string {
  return fillPhrase(SENTENCES[key], params, numbersIn('en'));
}

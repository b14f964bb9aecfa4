import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import {
  hideAllOf,
  hideRecord,
  listAccounts,
  type OwnedRecord,
  ownerOfRecord,
  removeRecordByOperator,
  restoreAccount,
  suspendAccount,
} from '../../account/operate-accounts.ts';
import {
  isAcceptablePassword,
  PASSWORD_CHARACTERS,
  readEmail,
} from '../../auth/accept-credentials.ts';
import {
  newSigningKey,
  publishKey,
  retireOtherKeys,
  revokeOtherKeys,
} from '../../auth/key-ring.ts';
import { hashOf } from '../../auth/mail-link.ts';
import { scryptPasswords } from '../../auth/password-hash.ts';
import { sayInAll, sayInEnglish } from '../../http/answer.ts';
import { UUID } from '../../http/caller.ts';
import { dumpedLines, loadLines, Unloadable } from '../../store/dump.ts';
import { errorCode } from '../../store/error-code.ts';
import { readOrMakeSecrets, writeSecrets } from './keys-file.ts';
import { mailer } from './mailer.ts';
import { addressOf, keysFileOf, type OpenService } from './open-service.ts';
import { sayToOperator as say } from './operator-words.ts';
import { readMigrations } from './read-migrations.ts';
import type { Settings } from './settings.ts';

export type Outcome = { ok: boolean; sentence: string };

export type Command = (
  service: OpenService,
  args: string[],
  settings: Settings,
) => Promise<Outcome>;

/** What an operator does by hand, on the same machine and database as the service, while it runs. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['add-account', addAccount],
  ['list-accounts', showAccounts],
  ['suspend-account', suspend],
  ['restore-account', restore],
  ['reset-password', resetPassword],
  ['remove-account', removeAccount],
  ['who-owns', whoOwns],
  ['hide-record', hide],
  ['show-record', show],
  ['remove-record', remove],
  ['dump', dump],
  ['replace-key', replaceKey],
]);

const UNKNOWN_ACCOUNT: Outcome = { ok: false, sentence: say('account-unknown') };
const UNKNOWN_RECORD: Outcome = { ok: false, sentence: say('record-unknown') };

/** Without a password: its link sets one. */
async function addAccount(
  { accounts }: OpenService,
  [typed = '', ...name]: string[],
  settings: Settings,
): Promise<Outcome> {
  const email = readEmail(typed);
  if (email === null) return { ok: false, sentence: sayInEnglish('email_address_invalid') };
  const now = Date.now();
  const hash = await scryptPasswords().hash(randomBytes(32).toString('base64url'));
  const metadata = name.length > 0 ? { display_name: name.join(' ') } : {};
  await accounts.add({ id: randomUUID(), email, isConfirmed: false, hash, metadata }, now);
  const known = await accounts.credentials(email);
  // Whoever has never come in gets another link.
  if (!known || known.isConfirmed) return { ok: false, sentence: say('account-there') };
  const token = randomBytes(32).toString('base64url');
  const link = { page: '/reset-password', tokenHash: hashOf(token) } as const;
  await accounts.links.add(link, { userId: known.id, email }, now);
  const url = `${addressOf(settings)}/reset-password#${token}`;
  return { ok: true, sentence: say('account-added', { url }) };
}

async function showAccounts({ database }: OpenService): Promise<Outcome> {
  const accounts = await listAccounts(database);
  const lines = accounts.map(({ email, id, since, signed_in, records, rows, is_suspended }) =>
    [email, id, since, signed_in ?? 'never', records, rows, is_suspended ? 'suspended' : ''].join(
      '\t',
    ),
  );
  return { ok: true, sentence: [say('accounts-listed'), ...lines].join('\n') };
}

async function suspend({ database }: OpenService, args: string[]): Promise<Outcome> {
  const [typed = '', option] = args;
  const email = readEmail(typed) ?? '';
  if (!(await suspendAccount(database, email))) return UNKNOWN_ACCOUNT;
  if (option === '--hide')
    await hideAllOf(database, email, { reason: say('hidden-with-account'), now: Date.now() });
  return { ok: true, sentence: say('account-suspended') };
}

async function restore({ database }: OpenService, [email = '']: string[]): Promise<Outcome> {
  const isThere = await restoreAccount(database, readEmail(email) ?? '');
  return isThere ? { ok: true, sentence: say('account-restored') } : UNKNOWN_ACCOUNT;
}

async function resetPassword({ accounts }: OpenService, [email = '']: string[]): Promise<Outcome> {
  const account = await accounts.credentials(readEmail(email) ?? '');
  if (!account) return UNKNOWN_ACCOUNT;
  const password = await askPassword();
  if (!isAcceptablePassword(password))
    return { ok: false, sentence: sayInEnglish('weak_password', PASSWORD_CHARACTERS) };
  const hash = await scryptPasswords().hash(password);
  const change = { password: { hash, keepSessionId: null } };
  await accounts.change(account.id, change, Date.now());
  await accounts.forgetGuesses(readEmail(email) ?? '');
  return { ok: true, sentence: say('password-reset') };
}

async function removeAccount({ accounts }: OpenService, [email = '']: string[]): Promise<Outcome> {
  const removed = await accounts.remove(readEmail(email) ?? '', Date.now());
  return removed ? { ok: true, sentence: say('account-removed') } : UNKNOWN_ACCOUNT;
}

async function whoOwns({ database }: OpenService, args: string[]): Promise<Outcome> {
  const found = await ownerOfRecord(database.query, idIn(args));
  if (!found) return UNKNOWN_RECORD;
  const { record, name, email, id } = found;
  return { ok: true, sentence: say('record-owned', { record, name, email, id }) };
}

async function hide(
  { database }: OpenService,
  args: string[],
  settings: Settings,
): Promise<Outcome> {
  const reason = args.slice(1).join(' ').trim();
  if (reason === '') return { ok: false, sentence: say('reason-wanted') };
  const found = await hideRecord(database, idIn(args), { reason, now: Date.now() });
  return found ? told(found, 'hidden', { settings, reason }) : UNKNOWN_RECORD;
}

async function show(
  { database }: OpenService,
  args: string[],
  settings: Settings,
): Promise<Outcome> {
  const found = await hideRecord(database, idIn(args), { reason: null, now: Date.now() });
  return found ? told(found, 'shown', { settings, reason: '' }) : UNKNOWN_RECORD;
}

async function remove(
  { database }: OpenService,
  args: string[],
  settings: Settings,
): Promise<Outcome> {
  const reason = args.slice(1).join(' ').trim();
  if (reason === '') return { ok: false, sentence: say('reason-wanted') };
  const found = await removeRecordByOperator(database, idIn(args), Date.now());
  return found ? told(found, 'removed', { settings, reason }) : UNKNOWN_RECORD;
}

const LETTERS = {
  hidden: ['mail-hidden-subject', 'mail-hidden-text'],
  shown: ['mail-shown-subject', 'mail-shown-text'],
  removed: ['mail-removed-subject', 'mail-removed-text'],
} as const;

/** Tells its owner by mail, where the service has a mail server. What was done stays done where that fails. */
async function told(
  { email, record, name }: OwnedRecord,
  what: 'hidden' | 'shown' | 'removed',
  { settings, reason }: { settings: Settings; reason: string },
): Promise<Outcome> {
  const done = say(`record-${what}`, { name });
  const { smtpUrl, mailFrom: from, contact } = settings;
  if (!smtpUrl) return { ok: true, sentence: `${done} ${say('owner-not-told')}` };
  const siteUrl = addressOf(settings);
  const params = { name, reason, url: `${siteUrl}/records/${record}`, contact: contact ?? '' };
  const [subject, text] = LETTERS[what];
  const letter = {
    to: email,
    subject: sayInEnglish(subject),
    text: sayInAll(text, params),
  };
  const isSent = await mailer({ smtpUrl, from, siteUrl, log: () => {} })
    .send(letter)
    .then(
      () => true,
      () => false,
    );
  return { ok: true, sentence: `${done} ${say(isSent ? 'owner-told' : 'owner-not-told')}` };
}

/** Of one moment, while the service goes on; nobody but this account may read the file. */
async function dump({ database }: OpenService, [file = '', option]: string[]): Promise<Outcome> {
  const opened = await open(file, 'wx', 0o600).catch((error: unknown) => errorCode(error));
  if (opened === null || typeof opened === 'string')
    return { ok: false, sentence: say('file-not-written', { file, code: opened ?? 'no file' }) };
  let lines = 0;
  try {
    await database.transaction(
      async (query) => {
        const wanted = { withSessions: option === '--sessions' };
        for await (const line of dumpedLines(query, wanted)) {
          await opened.write(`${line}\n`);
          lines++;
        }
      },
      { isPatient: true },
    );
  } finally {
    await opened.close();
  }
  return { ok: true, sentence: say('dumped', { file, lines }) };
}

/** Before the tables are made, for a dump has those of its own time. */
export async function load(
  { database }: Pick<OpenService, 'database'>,
  [file = '']: string[],
): Promise<Outcome> {
  const program = { migrations: await readMigrations(), now: Date.now() };
  try {
    const { rows, isPlatform } = await database.transaction(
      (query) => loadLines(query, linesOf(file), program),
      { isPatient: true },
    );
    return { ok: true, sentence: say(isPlatform ? 'loaded-at-platform' : 'loaded', { rows }) };
  } catch (error) {
    if (error instanceof Unloadable) return { ok: false, sentence: say(error.kind, { file }) };
    if (errorCode(error) !== 'ENOENT') throw error;
    return { ok: false, sentence: say('dump-unreadable', { file }) };
  }
}

/** Opened when the first line is asked for: those that come before would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file) });
}

/** An id, or the address of a page that has one. None reads as the id of nothing. */
function idIn([typed = '']: string[]): string {
  const id = typed.replace(/\/$/, '').split('/').at(-1) ?? '';
  return UUID.test(id) ? id : '00000000-0000-0000-0000-000000000000';
}

async function replaceKey(
  { database }: OpenService,
  [option]: string[],
  settings: Settings,
): Promise<Outcome> {
  const file = keysFileOf(settings);
  const kept = await readOrMakeSecrets(file);
  if (!kept.ok) return { ok: false, sentence: say(kept.problem.kind, kept.problem) };
  const signingKey = await newSigningKey();
  // Known to the others before anything is signed with it.
  await publishKey(database, signingKey, Date.now());
  const problem = await writeSecrets(file, { ...kept.secrets, signingKey });
  if (problem) return { ok: false, sentence: say(problem.kind, problem) };
  // Not before: where the file cannot be written, every process goes on with the key it has.
  if (option === '--revoke-others') await revokeOtherKeys(database, signingKey);
  else await retireOtherKeys(database, signingKey, Date.now());
  return { ok: true, sentence: say('key-replaced', { file }) };
}

/** From standard input, never from the command line, which every account of the machine can read. */
async function askPassword(): Promise<string> {
  process.stderr.write(`${say('password-wanted')}\n`);
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

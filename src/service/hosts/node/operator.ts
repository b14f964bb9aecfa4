import { createInterface } from 'node:readline';
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
import { scryptPasswords } from '../../auth/password-hash.ts';
import { sayInEnglish } from '../../http/answer.ts';
import { readOrMakeSecrets, writeSecrets } from './keys-file.ts';
import { keysFileOf, type OpenService } from './open-service.ts';
import { sayToOperator as say } from './operator-words.ts';
import type { Settings } from './settings.ts';

export type Outcome = { ok: boolean; sentence: string };

export type Command = (
  service: OpenService,
  args: string[],
  settings: Settings,
) => Promise<Outcome>;

/** What an operator does by hand, on the same machine and database as the service. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['reset-password', resetPassword],
  ['remove-account', removeAccount],
  ['replace-key', replaceKey],
]);

async function resetPassword({ accounts }: OpenService, [email = '']: string[]): Promise<Outcome> {
  const account = await accounts.credentials(readEmail(email) ?? '');
  if (!account) return { ok: false, sentence: say('account-unknown') };
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
  return removed
    ? { ok: true, sentence: say('account-removed') }
    : { ok: false, sentence: say('account-unknown') };
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

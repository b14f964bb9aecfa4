import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { newSigningKey, type Secrets } from '../../auth/key-ring.ts';
import { errorCode } from '../../store/error-code.ts';

const KeysFile = v.object({
  signingKey: v.looseObject({ kty: v.literal('EC'), kid: v.string(), d: v.string() }),
  refreshSecret: v.pipe(v.string(), v.minLength(32)),
});

export type KeysProblem =
  | { kind: 'keys-unreadable'; file: string }
  | { kind: 'keys-not-written'; file: string; code: string };

type SecretsResult = { ok: true; secrets: Secrets } | { ok: false; problem: KeysProblem };

/** The secrets of this service. They are made at its first start, and only its account can read them. */
export async function readOrMakeSecrets(file: string): Promise<SecretsResult> {
  const text = await textIn(file);
  if (text !== null) return secretsIn(text, file);
  const made = await newSecrets();
  const problem = await whyNotWritten(file, () => writeFirstSecrets(file, made));
  if (problem) return { ok: false, problem };
  // Read again: another process may have been first. A link that leads nowhere is there, and still holds nothing.
  return secretsIn((await textIn(file)) ?? '', file);
}

function secretsIn(text: string, file: string): SecretsResult {
  const secrets = parse(text);
  return secrets
    ? { ok: true, secrets }
    : { ok: false, problem: { kind: 'keys-unreadable', file } };
}

async function newSecrets(): Promise<Secrets> {
  return {
    signingKey: await newSigningKey(),
    refreshSecret: randomBytes(32).toString('base64url'),
  };
}

/** Null once they are in the file. */
export function writeSecrets(file: string, secrets: Secrets): Promise<KeysProblem | null> {
  return whyNotWritten(file, () => putSecrets(file, secrets));
}

/** A folder of another account, and a disk that is full or read only, are for the operator to mend. */
async function whyNotWritten(
  file: string,
  write: () => Promise<void>,
): Promise<KeysProblem | null> {
  try {
    await write();
    return null;
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    return { kind: 'keys-not-written', file, code };
  }
}

/** Writes a new file and moves it into place, so that a crash leaves the old file or the new one. */
async function putSecrets(file: string, secrets: Secrets): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.new`;
  await writeFile(beside, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(beside, file);
}

/** Of several processes that start at once over one folder, the first one's secrets are everybody's. */
async function writeFirstSecrets(file: string, secrets: Secrets): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await putSecrets(draft, secrets);
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}

/** Null for a file that is missing. One that is there but cannot be opened, such as another account's, holds no keys. */
function textIn(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error) => (errorCode(error) === 'ENOENT' ? null : ''));
}

function parse(text: string): Secrets | null {
  try {
    const read = v.safeParse(KeysFile, JSON.parse(text));
    return read.success ? (read.output as Secrets) : null;
  } catch {
    // Not JSON. The caller names the file, and says nothing of its content.
    return null;
  }
}

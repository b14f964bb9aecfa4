/** Who asks: an account, or a visitor without one. The roles are those of the database. */
export type Caller = { role: 'anon' } | Owner;

/** An account, which owns what it stores. */
export type Owner = { role: 'authenticated'; userId: string };

export const ANYBODY: Caller = { role: 'anon' };

export type Claims = {
  sub: string;
  role: string;
  exp: number;
  session_id?: string;
};

/** Checks an access token: signature, time, issuer, audience, role. */
export type VerifyToken = (
  token: string,
) => Promise<
  { ok: true; claims: Claims } | { ok: false; problem: { kind: 'token-expired' | 'token-invalid' } }
>;

export type CallerProblem = { kind: 'token-missing' | 'token-expired' | 'token-invalid' };

type Asking = { ok: true; caller: Caller } | { ok: false; problem: CallerProblem };

/** Public clients without a token send one of the `publicKeys`: they are visitors without an account. */
export async function whoIsAsking(
  request: Request,
  { verifyToken, publicKeys }: { verifyToken: VerifyToken; publicKeys: readonly string[] },
): Promise<Asking> {
  const token = bearerToken(request);
  if (token === null || publicKeys.includes(token)) return { ok: true, caller: ANYBODY };
  const verified = await verifyToken(token);
  if (!verified.ok) return verified;
  const { sub, role } = verified.claims;
  if (role === 'anon') return { ok: true, caller: ANYBODY };
  if (role !== 'authenticated' || !UUID.test(sub))
    return { ok: false, problem: { kind: 'token-invalid' } };
  return { ok: true, caller: { role: 'authenticated', userId: sub } };
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function bearerToken(request: Request): string | null {
  const [, token] = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return token ?? null;
}

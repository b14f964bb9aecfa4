import { refuseAuth, refuseTooMany } from './auth-answer.ts';
import type { AuthPorts } from './auth-ports.ts';
import { mayTry } from './decide-sign-in.ts';
import type { Credentials } from './user-rows.ts';

type Guess = { email: string; password: string; address: string };

/** Whose password it is, or the refusal of a wrong guess, or of one too many. */
export async function judgeGuess(
  request: Request,
  { email, password, address }: Guess,
  { accounts, passwords, rules: { signIns }, now }: AuthPorts,
): Promise<Credentials | Response> {
  const everywhere = `guesses ${email}`;
  const [here, network] = [`${everywhere} ${address}`, `password ${address}`];
  const names = [here, everywhere, network] as const;
  // Counted before it is judged, or guesses made at the same time would all be free.
  const taking = await accounts.takeAll(
    names,
    { windowMs: signIns.windowMs, now: now() },
    (taken) =>
      mayTry(
        {
          here: taken[here] ?? 0,
          everywhere: taken[everywhere] ?? 0,
          network: taken[network] ?? 0,
        },
        signIns,
      ),
  );
  if (!taking.ok) return refuseTooMany(request, taking.retryAfterSeconds);
  const known = await accounts.credentials(email);
  const isRight = await passwords.matches(password, known?.hash ?? null).catch(async (error) => {
    await accounts.giveBack(names);
    throw error;
  });
  if (!isRight || !known) return refuseAuth(request, 'invalid_credentials');
  await accounts.forget(here);
  await accounts.giveBack([everywhere, network]);
  return known;
}

import { refuseAuth, refuseTooMany } from './auth-answer.ts';
import type { AuthPorts } from './auth-ports.ts';
import { mayTry } from './decide-sign-in.ts';
import type { Credentials } from './user-rows.ts';

type Guess = { email: string; password: string; address: string };

/** Whose password it is, or the refusal of a wrong guess, or of one too many. */
export async function judgeGuess(
  request: Request,
  { email, password, address }: Guess,
  ports: AuthPorts,
): Promise<Credentials | Response> {
  // Counted before it is judged, or guesses made at the same time would all be free.
  const guess = await countGuess(email, address, ports);
  if (!guess.mayTry) return refuseTooMany(request, guess.retryAfterSeconds);
  const known = await ports.accounts.credentials(email);
  if (!(await ports.passwords.matches(password, known?.hash ?? null)) || !known)
    return refuseAuth(request, 'invalid_credentials');
  await guess.wasRight();
  return known;
}

/** Counts a guess at a password; a right one is given back. */
async function countGuess(email: string, address: string, { accounts, rules, now }: AuthPorts) {
  const everywhereName = `guesses ${email}`;
  const hereName = `${everywhereName} ${address}`;
  const networkName = `password ${address}`;
  const count = (name: string) => accounts.count(name, rules.signIns.windowMs, now());
  const here = await count(hereName);
  const everywhere = await count(everywhereName);
  const network = await count(networkName);
  const counts = { here: here.taken, everywhere: everywhere.taken, network: network.taken };
  return {
    mayTry: mayTry(counts, rules.signIns),
    retryAfterSeconds: here.retryAfterSeconds,
    wasRight: async () => {
      await accounts.forget(hereName);
      await accounts.giveBack(everywhereName);
      await accounts.giveBack(networkName);
    },
  };
}

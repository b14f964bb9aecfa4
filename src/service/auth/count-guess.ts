import type { AuthPorts } from './auth-ports.ts';
import { mayTry } from './decide-sign-in.ts';

/** Counts a guess at a password; a right one is given back. */
export async function countGuess(
  email: string,
  address: string,
  { accounts, rules, now }: AuthPorts,
) {
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

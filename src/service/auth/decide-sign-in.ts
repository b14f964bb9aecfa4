/** How many tries of its window a count has seen, this one included. */
export type SignInCounts = {
  /** Of this account from this network. */
  here: number;
  /** Of this account from everywhere. */
  everywhere: number;
  /** from this network, for all accounts together */
  network: number;
};

export type SignInRules = {
  /** Wrong passwords an account and network. */
  tries: number;
  /** Wrong passwords a network, over all accounts. */
  perNetwork: number;
};

/** An account with this many times the tries of one network is under attack from many networks. */
const NETWORKS_UNDER_ATTACK = 10;
/** A person who mistypes once still comes in. */
const FRESH_TRIES = 2;

/**
 * Whether this password is looked at. Guesses count for account and network together, so nobody
 * elsewhere can lock the owner out. Where the account is attacked from everywhere, or the network
 * has guessed at many accounts, each pair of account and network is left two tries: the right password from a fresh
 * place, or from a place that others have spoilt, still opens the door.
 */
export function mayTry({ here, everywhere, network }: SignInCounts, rules: SignInRules): boolean {
  const isAttacked = everywhere > NETWORKS_UNDER_ATTACK * rules.tries;
  const isSpoilt = network > rules.perNetwork;
  return here <= (isAttacked || isSpoilt ? Math.min(FRESH_TRIES, rules.tries) : rules.tries);
}

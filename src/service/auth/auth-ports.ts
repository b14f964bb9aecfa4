import type { VerifyToken } from '../http/caller.ts';
import type { AccountStore } from './account-store.ts';
import type { SignInRules } from './decide-sign-in.ts';
import type { KeyRing } from './key-ring.ts';
import type { Passwords } from './password-hash.ts';
import type { RateLimit } from './rate-limit.ts';

/** Where the service can mail: how a letter is sent, and the address that links in it begin with. */
export type Mail = {
  siteUrl: string;
  send: (letter: { to: string; subject: string; text: string }) => Promise<void>;
  /** Work nobody waits for; what fails in it is logged. */
  inBackground: (work: () => Promise<void>) => void;
  /** Once nothing of that is under way. */
  allSent: () => Promise<void>;
};

export type AuthPorts = {
  accounts: AccountStore;
  passwords: Passwords;
  keyRing: KeyRing;
  verifyToken: VerifyToken;
  now: () => number;
  newId: () => string;
  rules: AuthRules;
  /** null where the operator gave no mail server */
  mail: Mail | null;
};

type AuthRules = {
  issuer: string;
  accessTokenSeconds: number;
  signUpOpen: boolean;
  signUps: RateLimit;
  /** changes of an account; null is no limit */
  changes: RateLimit | null;
  /** Wrong passwords; a right one clears what was counted here. */
  signIns: SignInRules & { windowMs: number };
};

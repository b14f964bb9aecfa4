import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { VerifyToken } from '../../http/caller.ts';

type Asking = { address: string; account: string | null };

export type WhoseTurn = ReturnType<typeof whoseTurn>;

/** Keeps apart who asks, so that one person's load waits behind itself. */
export function whoseTurn() {
  const asking = new AsyncLocalStorage<Asking>();
  return {
    /** Everything `work` begins is done on behalf of whoever asks from `address`. */
    run: <Result>(address: string, work: () => Result) =>
      asking.run({ address, account: null }, work),
    /** The same check; its answer also says on whose behalf the rest is done. */
    knowing:
      (verify: VerifyToken): VerifyToken =>
      async (token) => {
        const verified = await verify(token);
        const now = asking.getStore();
        if (now && verified.ok && verified.claims.role === 'authenticated')
          now.account = verified.claims.sub;
        return verified;
      },
    /** Whom queues count it for: the account once it is known, the address before. */
    current: () => nameOf(asking.getStore()),
    /** Account and address for the log, as marks: different people have different marks, and no mark is a name. */
    marks: (secret: string): Record<string, string> => {
      const { account = null, address } = asking.getStore() ?? {};
      return {
        ...(account === null ? {} : { account: mark(account, secret) }),
        ...(address === undefined ? {} : { address: mark(address, secret) }),
      };
    },
  };
}

function nameOf(asking: Asking | undefined): string {
  if (!asking) return 'the service itself';
  return asking.account === null ? `address ${asking.address}` : `account ${asking.account}`;
}

function mark(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 12);
}

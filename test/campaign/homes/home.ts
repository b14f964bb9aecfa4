/** A request as it arrives before the service, and what comes back; null: no answer came. */
export type Call = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};
export type Answered = { status: number; headers: Record<string, string>; body: string };

/** Trouble of the service's own. It waits for the next call of its kind. */
export type Trouble =
  | { kind: 'killed'; during: CallKind; when: 'before' | 'after'; nth: number; downFor: number }
  | { kind: 'database-cut'; during: CallKind; when: 'before' | 'after'; nth: number }
  | { kind: 'database-away'; calls: number }
  | { kind: 'disk-full'; calls: number }
  | { kind: 'restart' }
  | { kind: 'gateway-page'; during: CallKind; status: number; arrived: boolean };

export type CallKind = 'ingest' | 'refresh';
export type TroubleKind = Trouble['kind'];

/** Where a campaign uploads to. Calls come one at a time, so that nothing hangs on the machine's pace. */
export type Home = {
  name: string;
  troubles: TroubleKind[];
  /** Signs people up and in by password. */
  knowsPasswords: boolean;
  serve: (call: Call, now: number) => Promise<Answered | null>;
  arm: (trouble: Trouble) => Promise<void>;
  /** Ends every trouble; the service is well when this resolves. */
  heal: () => Promise<void>;
  /** How often each trouble has happened since it was asked last. */
  takeStruck: () => TroubleKind[];
  takeLog: () => string[];
  /** What reached a service of the specification alone, and is not in it. */
  takeBeyond: () => string[];
  /** How often a process ended that nobody had told to. */
  takeCrashes: () => number;
  /** What it is at now, for whoever wonders why it does not end. */
  doing: () => string;
  stop: () => Promise<void>;
};

export function kindOf({ method, path }: Pick<Call, 'method' | 'path'>): CallKind | null {
  if (method !== 'POST') return null;
  if (path.startsWith('/functions/v1/ingest-dataset')) return 'ingest';
  return path.includes('grant_type=refresh_token') ? 'refresh' : null;
}

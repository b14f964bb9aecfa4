import { matchesPattern, methodRule } from '../platform/method-rules.ts';

/**
 * A fault waits for the n-th call it fits and happens then; `times` calls in a row unless it says
 * otherwise. Methods are named in full (`Properties.setProperty`), `*` stands for any part; a costed
 * call is any that reaches Google's servers.
 */
export type Fault = {
  at: { method: string } | { url: string } | { costed: true };
  nth?: number;
  times?: number | 'always';
  /** only in executions of this function */
  during?: string;
  happens: Happening;
};

export type Happening =
  | { kind: 'throw'; text: string }
  | { kind: 'storage-error'; code?: 'INTERNAL' | 'PERMISSION_DENIED' }
  | { kind: 'lock-timeout' }
  | { kind: 'killed'; when?: 'before' | 'after' }
  | { kind: 'consent-revoked'; scopes?: string[] }
  | { kind: 'quota-spent'; service?: string }
  | { kind: 'do'; what: DocumentHappening }
  | { kind: 'lost-response' }
  | { kind: 'connect-failure' }
  | { kind: 'dns-error' }
  | { kind: 'ssl-error' }
  | { kind: 'timeout' }
  | { kind: 'slow'; ms: number }
  | { kind: 'answer'; status: number; body: string; headers?: Record<string, string> };

/** Another person's hand: it happens just before the call. */
export type DocumentHappening =
  | { do: 'delete-sheet'; document: string; sheet: number }
  | { do: 'rename-sheet'; document: string; sheet: number; name: string }
  | { do: 'move-sheet'; document: string; sheet: number; index: number }
  | { do: 'change-zone'; document: string; timeZone: string }
  | { do: 'delete-document'; document: string }
  | { do: 'disable-triggers' };

type Armed = Fault & { id: number; seen: number };

const ON_THE_NETWORK: Happening['kind'][] = [
  'lost-response',
  'connect-failure',
  'dns-error',
  'ssl-error',
  'timeout',
  'slow',
  'answer',
];

/** Counts calls and says which fault happens at this one. */
export class Faults {
  private armed: Armed[] = [];
  private readonly happened: number[] = [];
  private lastId = 0;
  private readonly published: readonly string[];

  constructor(published: readonly string[]) {
    this.published = published;
  }

  add(fault: Fault): number {
    const { kind } = fault.happens;
    const isOfNetwork = ON_THE_NETWORK.includes(kind);
    if ('url' in fault.at !== isOfNetwork)
      throw new Error(
        `The fault "${kind}" needs a ${isOfNetwork ? 'URL: { at: { url } }' : 'method: { at: { method } }'}`,
      );
    if ('method' in fault.at) this.checkMethod(fault.at.method);
    this.lastId += 1;
    this.armed.push({ ...fault, id: this.lastId, seen: 0 });
    return this.lastId;
  }

  /** A fault on a name that does not exist would never happen, and the test that adds it would pass for nothing. */
  private checkMethod(pattern: string): void {
    if (this.published.some((method) => matchesPattern(pattern, method))) return;
    throw new Error(`Cannot wait for a fault at "${pattern}": the stage has no such method`);
  }

  /** The faults that have happened, in order, by their ids. */
  struck(): number[] {
    return [...this.happened];
  }

  /** What the script's own thread must look out for. */
  methods(): string[] {
    return this.armed.flatMap(({ at }) => ('method' in at ? [at.method] : []));
  }

  clear(): void {
    this.armed = [];
  }

  remove(id: number): void {
    this.armed = this.armed.filter((fault) => fault.id !== id);
  }

  atMethod(method: string, functionName: string): Happening[] {
    const { cost } = methodRule(method);
    return this.strike(({ at, during }) => {
      const fits =
        'method' in at ? matchesPattern(at.method, method) : 'costed' in at && cost !== undefined;
      return fits && (during === undefined || during === functionName);
    });
  }

  atUrl(url: string, functionName: string): Happening[] {
    return this.strike(
      ({ at, during }) =>
        'url' in at && matchesUrl(at.url, url) && (during === undefined || during === functionName),
    );
  }

  private strike(fits: (fault: Armed) => boolean): Happening[] {
    return this.armed.filter(fits).flatMap((fault) => {
      fault.seen += 1;
      const first = fault.nth ?? 1;
      const times = fault.times === 'always' ? Number.POSITIVE_INFINITY : (fault.times ?? 1);
      if (fault.seen < first || fault.seen >= first + times) return [];
      this.happened.push(fault.id);
      return [fault.happens];
    });
  }
}

/** `*` stands for any text; a pattern without one may be any part of a URL. */
function matchesUrl(pattern: string, url: string): boolean {
  return pattern.includes('*') ? matchesPattern(pattern, url) : url.includes(pattern);
}

import type { CallKind, Trouble, TroubleKind } from './home.ts';

export type Page = Extract<Trouble, { kind: 'gateway-page' }>;
export type Strike = Extract<Trouble, { nth: number }>;
export type Lasting = Extract<Trouble, { calls: number }>;

/** What waits for a call of its kind, and what has happened since somebody asked last. */
export class Troubles {
  private waiting: Trouble[] = [];
  private readonly struck: TroubleKind[] = [];

  arm(trouble: Trouble): void {
    this.waiting.push(trouble);
  }

  clear(): void {
    this.waiting = [];
  }

  /** The first that fits waits no more. */
  take<Fit extends Trouble>(fits: (trouble: Trouble) => trouble is Fit): Fit | undefined {
    const taken = this.waiting.find(fits);
    this.waiting = this.waiting.filter((trouble) => trouble !== taken);
    return taken;
  }

  happened(kind: TroubleKind): void {
    this.struck.push(kind);
  }

  takeStruck(): TroubleKind[] {
    return this.struck.splice(0);
  }
}

export function isRestart(trouble: Trouble): trouble is Extract<Trouble, { kind: 'restart' }> {
  return trouble.kind === 'restart';
}

export function isLasting(trouble: Trouble): trouble is Lasting {
  return 'calls' in trouble;
}

export function pageAt(call: CallKind): (trouble: Trouble) => trouble is Page {
  return (trouble): trouble is Page => trouble.kind === 'gateway-page' && trouble.during === call;
}

export function strikeAt(call: CallKind): (trouble: Trouble) => trouble is Strike {
  return (trouble): trouble is Strike => 'nth' in trouble && trouble.during === call;
}

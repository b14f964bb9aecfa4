import { DatabaseUnavailable } from './database.ts';

export type GateOptions = {
  /** How much is done at once. */
  room: number;
  /** How much of that for one caller. */
  ofOne?: number;
  /** How many may wait before the last of the longest queue is refused. */
  waiting: number;
  /** How long one waits before it is refused too. */
  waitMs: number;
  /** On whose behalf the work is done. */
  whose?: () => string;
  /** Hears how to ask how full it is. */
  watched?: (standing: () => Standing) => void;
};

export type Standing = { inside: number; waiting: number };

/** Does `work` when its caller's turn has come; `cost` is how much of the room it takes. */
export type Gate = <Result>(
  work: () => Promise<Result>,
  how?: { cost?: number; who?: string },
) => Promise<Result>;

/** Where nobody takes turns. */
export const atOnce: Gate = (work) => work();

type Waiting = {
  cost: number;
  admit: () => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

/**
 * Lets in what there is room for, and of those who wait one from each caller in turn: whoever sends a hundred requests
 * waits behind themselves, and another's first is next. A queue without an end is memory without an end, and an answer
 * after minutes is nobody's any more.
 */
export function gate(options: GateOptions): Gate {
  const { room, ofOne = room, waiting, waitMs, whose = () => '' } = options;
  let inside = 0;
  const insideOf = new Map<string, number>();
  let queued = 0;
  /** Who waits, in the order their turns come. */
  const queues = new Map<string, Waiting[]>();
  options.watched?.(() => ({ inside, waiting: queued }));

  return async (work, { cost: wanted = 1, who = whose() } = {}) => {
    const cost = Math.min(wanted, ofOne);
    if (!queues.has(who) && fits(who, cost)) count(who, cost);
    else await queue(who, cost);
    try {
      return await work();
    } finally {
      count(who, -cost);
      while (admitNext());
    }
  };

  function fits(who: string, cost: number): boolean {
    return inside + cost <= room && (insideOf.get(who) ?? 0) + cost <= ofOne;
  }

  function count(who: string, cost: number): void {
    const own = (insideOf.get(who) ?? 0) + cost;
    inside += cost;
    if (own > 0) insideOf.set(who, own);
    else insideOf.delete(who);
  }

  function queue(who: string, cost: number): Promise<void> {
    if (queued >= waiting) lastOfLongestGivesWay(who);
    return new Promise((admit, reject) => {
      const timer = setTimeout(() => refuse(who, one, `no turn in ${waitMs} ms`), waitMs);
      const one: Waiting = { cost, admit, reject, timer };
      queues.set(who, [...(queues.get(who) ?? []), one]);
      queued++;
    });
  }

  function lastOfLongestGivesWay(comer: string): void {
    let longest = comer;
    for (const [who, own] of queues)
      if (own.length > (queues.get(longest)?.length ?? 0)) longest = who;
    const last = queues.get(longest)?.at(-1);
    if (longest === comer || !last) throw refusal('too many wait');
    refuse(longest, last, 'too many wait');
  }

  /** The first whose caller's turn it is and who fits; the room goes to nobody who comes only now. */
  function admitNext(): boolean {
    for (const [who, [first]] of queues) {
      if (!first || !fits(who, first.cost)) continue;
      const rest = leave(who, first);
      // To the end of the round.
      queues.delete(who);
      if (rest.length > 0) queues.set(who, rest);
      count(who, first.cost);
      first.admit();
      return true;
    }
    return false;
  }

  function refuse(who: string, one: Waiting, why: string): void {
    leave(who, one);
    one.reject(refusal(why));
  }

  function leave(who: string, one: Waiting): Waiting[] {
    clearTimeout(one.timer);
    queued--;
    const rest = queues.get(who)?.filter((other) => other !== one) ?? [];
    if (rest.length > 0) queues.set(who, rest);
    else queues.delete(who);
    return rest;
  }
}

function refusal(why: string): Error {
  return new DatabaseUnavailable(`Cannot be let in: ${why}`);
}

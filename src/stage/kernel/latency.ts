import type { CallMessage } from '../platform/calls.ts';
import { type CostKind, type LatencyChoice, methodRule } from '../platform/method-rules.ts';
import type { Run } from './run.ts';
import type { World } from './world.ts';

type Latency = { callMs: number; cellMs?: number };

/**
 * What a call takes on Google, by what it costs. *docs*: "best practices" writes 10,000 cells one by
 * one in 70 seconds. *measured*: by others (docs/apps-script.md §4.1, §7.3). *memory*: an order
 * of magnitude that nobody wrote down.
 */
const LATENCIES: Record<CostKind, Latency> = {
  // docs; the cells as they are read
  'sheet-write': { callMs: 7, cellMs: 0.01 },
  // measured: 50 to 200 ms a call, 8.5 to 31 µs a cell
  'sheet-read': { callMs: 100, cellMs: 0.01 },
  // measured: 80 ms a pair of one read and one write
  property: { callMs: 40 },
  // memory
  lock: { callMs: 40 },
  fetch: { callMs: 150 },
  trigger: { callMs: 300 },
  mail: { callMs: 500 },
  ui: { callMs: 100 },
};

/** Null where the call takes no time; otherwise a promise of when its time is over. */
export function takeTime(world: World, run: Run, message: CallMessage): Promise<null> | null {
  const { latency } = world.opening;
  if (latency === 'none' || !message.first) return null;
  const { cost } = methodRule(message.method);
  const ms = cost ? Math.round(latencyOf(chosen(cost, latency), message.arguments)) : 0;
  if (ms === 0 || world.clock.skip(ms)) return null;
  return run.block<null>((wake) => {
    run.onEnd(world.clock.schedule(world.clock.now() + ms, 'drives', () => wake(null)));
  });
}

function chosen(cost: CostKind, latency: LatencyChoice): Latency {
  const measured = typeof latency === 'object' ? latency[cost] : undefined;
  return measured === undefined ? LATENCIES[cost] : { ...LATENCIES[cost], callMs: measured };
}

function latencyOf({ callMs, cellMs = 0 }: Latency, args: string): number {
  return callMs + (cellMs > 0 ? cellMs * cellsOf(args) : 0);
}

/** The size of the range that leads the arguments; its values need not be read for it. */
function cellsOf(args: string): number {
  const head = args.slice(0, HEAD);
  const rows = head.match(/"rows":(\d+)/)?.[1];
  const columns = head.match(/"columns":(\d+)/)?.[1];
  return Number(rows ?? 1) * Number(columns ?? 1);
}

const HEAD = 300;

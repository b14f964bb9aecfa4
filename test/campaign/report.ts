import type { History } from './history.ts';
import { sum } from './history.ts';

export type Report = {
  histories: number;
  broken: Map<string, number>;
  faults: Map<string, number>;
  fewestFaults: number;
  days: number;
  exchanges: number;
  uploads: number;
  ended: number;
  unknownHeld: number;
  /** Histories that were not the same the second time. */
  unlike: number;
};

export function emptyReport(): Report {
  return {
    histories: 0,
    broken: new Map(),
    faults: new Map(),
    fewestFaults: Number.POSITIVE_INFINITY,
    days: 0,
    exchanges: 0,
    uploads: 0,
    ended: 0,
    unknownHeld: 0,
    unlike: 0,
  };
}

export function addTo(report: Report, history: History): void {
  report.histories += 1;
  report.fewestFaults = Math.min(report.fewestFaults, sum(history.faults));
  for (const [kind, count] of history.faults) add(report.faults, kind, count);
  for (const { what } of history.broken) add(report.broken, what, 1);
  report.days += history.days;
  for (const name of ['exchanges', 'uploads', 'ended', 'unknownHeld'] as const)
    report[name] += history[name];
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

export function printHistory(history: History, everything: boolean): void {
  const { seed, broken, faults, mark, steps } = history;
  if (!everything && broken.length === 0) return;
  process.stdout.write(
    `seed ${seed}: ${steps.length} steps, ${sum(faults)} faults, mark ${mark}\n`,
  );
  for (const { what, how } of broken) process.stdout.write(`  ${what}: ${how}\n`);
}

/** The figures, one a line; whether nothing was broken. */
export function printReport(report: Report, seconds: number): boolean {
  const of = (what: string) => report.broken.get(what) ?? 0;
  const byKind = [...report.faults].sort(([, a], [, b]) => b - a);
  const lines = [
    `histories ${report.histories} in ${Math.round(seconds)} s, ${Math.round(report.days)} days of the stage`,
    `faults ${sum(report.faults)}, at least ${report.fewestFaults} each`,
    ...byKind.map(([kind, count]) => `  ${count} × ${kind}`),
    `exchanges ${report.exchanges}, uploads ${report.uploads}`,
    `sessions lost ${of('session lost')}, ended as stated and told ${report.ended}`,
    `datasets lost ${of('dataset lost')}, doubled ${of('doubled')}, not reported ${of('not reported')}`,
    `records wrong ${of('record wrong')}, secrets told ${of('secret told')}, not healed ${of('not healed')}`,
    `unknown held ${report.unknownHeld}, processes of the service ended by themselves ${of('service ended')}`,
    ...(report.unlike > 0 ? [`not the same again ${report.unlike}`] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return report.broken.size === 0 && report.unlike === 0;
}

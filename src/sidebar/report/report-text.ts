import type { RunRecord } from '../../core/upload/run-record.ts';
import type { OpenState } from '../state/sidebar-state.ts';
import type { SidebarWords } from '../words/sidebar-words.ts';

const RUNS_LISTED = 20;

/**
 * The facts that someone who helps needs. A report is sent to others, so it holds kinds and counts, and
 * never the contents of cells, titles, e-mail addresses or tokens.
 */
export function reportText(state: OpenState, { day, clock, language }: SidebarWords): string {
  const { opening, reading } = state;
  const { version, locale, zone, connection, jobs, runs, now } = opening;
  const time = (at: number) => `${day(at)} ${clock(at)}`;
  const lines = [
    `Almanac ${version}, ${language} (${locale}), ${zone}, ${time(now)}`,
    `connection: ${connection.state}${connection.state === 'none' ? '' : ` ${connection.address}`}`,
    ...jobs.map(
      ({ rhythm, paused, overdue, mine }) =>
        `schedule: ${rhythm.every}${mine ? '' : ', of another editor'}${paused ? `, paused: ${paused.kind}` : ''}${overdue ? ', overdue' : ''}`,
    ),
    ...(reading
      ? [
          `reading: ${reading.understood.layout}, ${reading.counts.years} years, ${reading.counts.values} values, ${reading.counts.unreadable} unreadable`,
          ...reading.findings.map(
            ({ severity, kind, places }) =>
              `finding: ${severity} ${kind} × ${places.reduce((sum, { cells }) => sum + cells.length, 0)}`,
          ),
        ]
      : []),
    ...Object.entries(state.troubles).map(([name, problem]) => `trouble: ${name} ${problem?.kind}`),
    ...runs.slice(0, RUNS_LISTED).map((run) => `run: ${time(run.startedAt)} ${runLine(run)}`),
  ];
  return lines.join('\n');
}

function runLine({ by, outcome, reason, years, values, times, datasetId }: RunRecord): string {
  const facts = [by, outcome, reason?.kind, `${years} years`, `${values} values`];
  if (times > 1) facts.push(`${times} times`);
  if (datasetId) facts.push(datasetId);
  return facts.filter((fact) => fact !== undefined).join(', ');
}

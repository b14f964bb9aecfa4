import type { Hosts } from './hosts.ts';
import type { GivenUser, Install, Opening, SavedState } from './kernel/protocol.ts';
import type { LatencyChoice } from './platform/method-rules.ts';
import { DOCUMENTED, type Switches } from './platform/switches.ts';
import type { Project } from './project.ts';
import type { GivenDocument } from './sheets/spreadsheet-model.ts';

export type StageOptions = {
  /** a folder that `clasp push` would push */
  project: string;
  /** bound to its document unless said */
  install?: Install;
  /** the first user is the owner; one `owner@example.com` unless said */
  users?: GivenUser[];
  documents?: GivenDocument[];
  /** names the script may reach: a handler, or a port of this machine */
  hosts?: Hosts;
  clock?: { startsAt?: number | string; flows?: boolean };
  /** what is random on the platform follows from it */
  seed?: number;
  /** executions that race take turns drawn by the seed: the same seed gives the same history */
  deterministic?: boolean;
  /** a script that computes this long without a call moves the clock along with real time */
  computingGraceMs?: number;
  /**
   * calls take the time they take on Google, unless the clock flows or a unit test runs; or the times
   * that a self-check measured
   */
  latency?: LatencyChoice;
  /** what the stage has not fails the execution that met it, even when the script caught the error */
  strict?: boolean;
  switches?: Partial<Switches>;
  /** what an earlier stage of this project left (`stage.saved()`) */
  saved?: SavedState;
};

export const OWNER: GivenUser = { email: 'owner@example.com' };

/** Zero where a unit test sets the times itself, and where real time flows. */
function usualLatency(flows: boolean): 'google' | 'none' {
  return flows || process.env.NODE_ENV === 'test' ? 'none' : 'google';
}

/**
 * Where histories repeat, how fast this machine computes must not show before a script surely runs forever.
 */
function usualGraceMs(deterministic: boolean): number {
  return deterministic ? 60_000 : 2_000;
}

/** What the kernel is opened with: what was left out is as it usually is. */
export function openingOf(project: Project, options: StageOptions, now: number): Opening {
  return {
    project,
    install: options.install ?? 'bound',
    users: options.users ?? [OWNER],
    documents: options.documents ?? [],
    clock: { startsAt: now, flows: options.clock?.flows ?? false },
    seed: options.seed ?? 1,
    deterministic: options.deterministic ?? false,
    computingGraceMs: options.computingGraceMs ?? usualGraceMs(options.deterministic ?? false),
    strict: options.strict ?? false,
    latency: options.latency ?? usualLatency(options.clock?.flows ?? false),
    switches: { ...DOCUMENTED, ...options.switches },
    saved: options.saved ?? null,
  };
}

import type { ExecutionKind } from './protocol.ts';

/** apps-script.md §6.1. */
export const durationLimits: Record<ExecutionKind, number> = {
  'simple-trigger': 30_000,
  menu: 360_000,
  page: 360_000,
  trigger: 360_000,
  editor: 360_000,
};

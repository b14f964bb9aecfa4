import type { TriggerPlan } from '../platform/service-data.ts';
import type { User } from './users.ts';

export type Trigger = {
  id: string;
  handler: string;
  plan: TriggerPlan;
  user: User;
  document: string | null;
  created: number;
  disabled: boolean;
  nextAt: number | null;
  cancel: () => void;
};

/** What the rest of the world needs of the trigger service. */
export type TriggerKeeper = {
  readonly all: ReadonlyMap<string, Trigger>;
  keep(trigger: Trigger): void;
  disableAll(): void;
};

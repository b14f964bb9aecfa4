import type { StageEvent, StagePort } from './stage-port.ts';

/** What the page may ask over its socket: every function of the port but `listen`. */
export type Asked = Exclude<keyof StagePort, 'listen'>;
export type FromPage = { id: number; ask: Asked; args: unknown[] };
export type ToPage =
  | { id: number; value: unknown }
  | { id: number; refused: string }
  | { event: StageEvent };

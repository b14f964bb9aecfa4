/** `nth`: before the n-th word to the database, or after its n-th answer. */
export type StrikeAt = { what: 'process' | 'database'; when: 'before' | 'after'; nth: number };

export type ToHost =
  | { say: 'clock'; now: number }
  | { say: 'arm'; at: StrikeAt }
  | { say: 'disarm' }
  | { say: 'disk'; full: boolean }
  | { say: 'stop' };

export type FromHost = { is: 'listening'; address: string } | { is: 'heard'; struck: boolean };

export type ToHost = { say: 'clock'; now: number } | { say: 'stop' };

export type FromHost = { is: 'listening'; address: string } | { is: 'heard' };

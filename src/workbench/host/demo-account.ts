import { randomInt } from 'node:crypto';

export type DemoAccount = { email: string; password: string; displayName: string };

/** Letters and digits that nobody confuses when they are read aloud. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Made once and kept, so that the account is the same at the next start. */
export function newDemoAccount(): DemoAccount {
  return {
    email: 'demo@almanac.example',
    password: [group(), group(), group()].join('-'),
    displayName: 'Demo',
  };
}

function group(): string {
  return Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

import type { CallName } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { authorizationUrl } from './consent.ts';
import type { CallHandlers, World } from './world.ts';

type Names = Extract<
  CallName,
  `script.${string}` | `mail.${string}` | `clock.${string}` | `html.${string}` | `fault.${string}`
>;

const MOST_FILES = 250;
const MOST_FILE_BYTES = 25_000_000;

export function otherCalls(world: World): CallHandlers<Names> {
  return {
    'script.authorization': ({ user }, scopes) => {
      const missing = (scopes ?? world.scopes).filter((scope) => !user.granted.has(scope));
      const url = missing.length > 0 ? authorizationUrl(world, missing) : null;
      return { missing, url, scopes: [...user.granted] };
    },
    'mail.send': ({ user }, mail) => {
      if (!/^[^\s@<>,]+@[^\s@<>,]+$/.test(mail.to))
        throw exception('mail-address', { address: mail.to });
      const size = mail.attachments.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
      if (mail.attachments.length > MOST_FILES) throw exception('mail-files');
      if (size > MOST_FILE_BYTES) throw exception('mail-files-size');
      user.spend('email', 1, world.clock.now());
      const sent = { ...mail, from: user.email, at: world.clock.now() };
      world.outbox.push(sent);
      world.tell({ event: 'mail', mail: sent });
      return null;
    },
    // The fault has happened before it comes here.
    'fault.point': () => null,
    'mail.left': ({ user }) => user.left('email', world.clock.now()),
    'clock.sleep': (run, ms) =>
      run.block<null>((wake) => {
        run.onEnd(world.clock.schedule(world.clock.now() + ms, 'drives', () => wake(null)));
      }),
    'html.file': (_, name) => {
      const { html } = world.opening.project;
      const page = html[name.replace(/\.html$/, '')];
      if (page === undefined) throw exception('html-file-missing', { name });
      return page;
    },
  };
}

import { exception } from '../platform/exception.ts';
import { defineClass } from './define-class.ts';
import { native, theHost } from './session.ts';

type Api = GoogleAppsScript.Script.StateTokenBuilder;
type State = { method: string | null; args: Record<string, string>; seconds: number };

/** What Google hands on and the script cannot read; the address that takes it is `usercallback`. */
const newBuilder = defineClass<Api, State>('Script.StateTokenBuilder', () => ({
  createToken() {
    const { method, args, seconds } = this;
    if (method === null) throw exception('invalid-argument', { name: 'method' });
    const until = theHost().now() + seconds * 1_000;
    const text = native('utf8-encode', JSON.stringify({ method, args, until }));
    return native('base64-encode', text).replaceAll('+', '-').replaceAll('/', '_');
  },
  withArgument(name, value) {
    this.args[name] = String(value);
    return this.self;
  },
  withMethod(method) {
    this.method = method;
    return this.self;
  },
  withTimeout(seconds) {
    if (!(seconds <= 3_600)) throw exception('invalid-argument', { name: 'seconds' });
    this.seconds = seconds;
    return this.self;
  },
}));

export function newStateToken(): Api {
  return newBuilder({ method: null, args: {}, seconds: 60 });
}

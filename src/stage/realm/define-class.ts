import { enter } from './session.ts';

/** What the published types know, by class: `{ 'Spreadsheet.Sheet': ['activate', …] }`. */
declare const PUBLISHED: Record<string, string[]>;

/** Methods of a class of the platform, written against its published type. */
export type Methods<Api, Own> = { [Name in keyof Api]?: Api[Name] } & {
  toString?(): string;
} & ThisType<Own & { self: Api }>;

export type Make<Api, Own> = (own: Own) => Api;

/** What is emulated, by published class: the coverage test reads it. */
export const emulated: Record<string, string[]> = {};

const OWN = Symbol('own');

/** Names the language and its tools look up on any object; they mean no method of the platform. */
const LANGUAGE_NAMES = new Set([
  'then',
  'toJSON',
  'constructor',
  'prototype',
  'length',
  'nodeType',
  'inspect',
  '$$typeof',
  'asymmetricMatch',
]);

/**
 * A class of the platform. Each method passes the gate under its full name; what the platform has
 * and the stage has not, throws by that name.
 */
export function defineClass<Api extends object, Own extends object>(
  published: string,
  methods: Methods<Api, Own>,
): Make<Api, Own> {
  const name = shortName(published);
  emulated[published] = Object.keys(methods).filter((key) => key !== 'toString');
  const prototype = Object.create(refusingPrototype(published)) as Record<PropertyKey, unknown>;
  for (const [key, method] of Object.entries(methods))
    define(prototype, key, wrapped(`${name}.${key}`, method as Method));
  if (!Object.hasOwn(methods, 'toString')) define(prototype, 'toString', () => name);
  return (own) => {
    const self = Object.create(prototype) as Api & { [OWN]: Own & { self: Api } };
    Object.defineProperty(self, OWN, { value: Object.assign(own, { self }) });
    return self;
  };
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

function wrapped(fullName: string, method: Method): Method {
  return function (this: unknown, ...args: unknown[]) {
    const own = (this as { [OWN]?: unknown })?.[OWN];
    if (!own) throw new TypeError(`Illegal invocation of ${fullName}`);
    return enter(fullName, () => method.apply(own, args));
  };
}

function define(prototype: object, key: string, value: unknown): void {
  Object.defineProperty(prototype, key, { value, writable: true, configurable: true });
}

/** `Spreadsheet.Sheet` is `Sheet` in every message of the platform. */
function shortName(published: string): string {
  return published.slice(published.lastIndexOf('.') + 1);
}

/** The end of the prototype chain: what nobody wrote is asked of it. */
function refusingPrototype(published: string): object {
  const known = new Set(PUBLISHED[published]);
  return new Proxy(Object.prototype, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || LANGUAGE_NAMES.has(key) || /^[_$]/.test(key))
        return Reflect.get(target, key, receiver);
      const fullName = `${shortName(published)}.${key}`;
      if (!known.has(key)) throw new Error(notEmulated(fullName));
      // The platform has it: asking whether it is there is fine, calling it is not.
      return () => {
        throw new Error(notEmulated(fullName));
      };
    },
  });
}

function notEmulated(fullName: string): string {
  return `${fullName} is not emulated yet`;
}

/** A service of which nothing is emulated: every member refuses by name, however deep. */
export function refusingService(name: string): object {
  return new Proxy(() => undefined, {
    get(_, key) {
      if (typeof key === 'symbol' || LANGUAGE_NAMES.has(key)) return undefined;
      return refusingService(`${name}.${key}`);
    },
    apply() {
      throw new Error(notEmulated(name));
    },
  });
}

/** The state behind an object of the platform that was handed to another one. */
export function ownOf<Own>(object: unknown): Own | null {
  return ((object as { [OWN]?: Own } | null)?.[OWN] as Own | undefined) ?? null;
}

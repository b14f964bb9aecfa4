import { withBuiltIns } from './built-ins.ts';
import { checkArguments } from './check-arguments.ts';
import { notEmulated, noteIfNotEmulated } from './not-emulated.ts';
import { brand, own, ownOf } from './own.ts';
import { publishedMethods } from './published.ts';
import { enter } from './session.ts';

/** Methods of a class of the platform, written against its published type. */
export type Methods<Api, Own> = { [Name in keyof Api]?: Api[Name] } & {
  toString?(): string;
} & ThisType<Own & { self: Api }>;

export type Make<Api, Own> = (own: Own) => Api;

/** What is emulated, by published class: the coverage test reads it. */
export const emulated: Record<string, string[]> = {};

/**
 * A class of the platform. Each method passes the gate under its full name; a method the platform has
 * and the stage lacks refuses by that name when it is called.
 */
export function defineClass<Api extends object, Own extends object>(
  published: string,
  methods: Methods<Api, Own>,
): Make<Api, Own> {
  return makerOf(published, methods, () => null);
}

/**
 * A service: there is one of it, so its methods need no `this`. Scripts take them off
 * (`const fetch = UrlFetchApp.fetch`) and hand them on (`rows.forEach(Logger.log)`).
 */
export function defineService<Api extends object>(
  published: string,
  methods: Methods<Api, object>,
): Api {
  const state = {};
  return makerOf<Api, object>(published, methods, () => state)(state);
}

function makerOf<Api extends object, Own extends object>(
  published: string,
  methods: Methods<Api, Own>,
  service: () => object | null,
): Make<Api, Own> {
  emulated[published] = Object.keys(methods).filter((key) => key !== 'toString');
  let prototype: object | null = null;
  return (state) => {
    // Made when the first object is: a realm serves one execution, which uses few of the classes.
    prototype ??= prototypeOf(published, methods, service);
    const self = Object.create(prototype) as Api;
    own(self, Object.assign(state, { self }));
    return self;
  };
}

function prototypeOf(published: string, methods: object, service: Wrapping['service']): object {
  const name = shortName(published);
  const prototype = Object.create(refusingPrototype(published)) as Record<PropertyKey, unknown>;
  brand(prototype, published);
  for (const [key, method] of Object.entries(methods))
    define(prototype, key, wrapped({ published, key, method: method as Method, service }));
  if (!Object.hasOwn(methods, 'toString')) define(prototype, 'toString', () => name);
  return prototype;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Wrapping = { published: string; key: string; method: Method; service: () => object | null };

function wrapped({ published, key, method, service }: Wrapping): Method {
  const fullName = `${shortName(published)}.${key}`;
  return function (this: unknown, ...args: unknown[]) {
    return withBuiltIns(() => {
      const state = service() ?? ownOf<object>(this);
      if (!state) throw new TypeError(`Illegal invocation of ${fullName}`);
      const answer = () => {
        checkArguments(published, key, args);
        return method.apply(state, args);
      };
      // A method that gives nothing back gives null (apps-script.md §12.2).
      return enter(fullName, () => noting(answer)) ?? null;
    });
  };
}

function noting<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    noteIfNotEmulated(error);
    throw error;
  }
}

function define(prototype: object, key: string, value: unknown): void {
  Object.defineProperty(prototype, key, { value, writable: true, configurable: true });
}

/** `Spreadsheet.Sheet` is `Sheet` in every message of the platform. */
function shortName(published: string): string {
  return published.slice(published.lastIndexOf('.') + 1);
}

/**
 * The end of the prototype chain. A name the platform has and the stage has not is a function that
 * refuses; a name nobody published is undefined, as anywhere in the language.
 */
function refusingPrototype(published: string): object {
  return new Proxy(Object.prototype, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || !publishedMethods(published).has(key))
        return Reflect.get(target, key, receiver);
      return () => {
        throw notEmulated(`${shortName(published)}.${key}`);
      };
    },
    has: (target, key) =>
      Reflect.has(target, key) || (typeof key === 'string' && publishedMethods(published).has(key)),
  });
}

/** A service of the published types of which nothing is emulated: what is called refuses by name. */
export function refusingService(name: string, published: string): object {
  return new Proxy(() => undefined, {
    get(_, key) {
      if (typeof key === 'symbol' || LANGUAGE_NAMES.has(key)) return undefined;
      if (key === 'toString') return () => name;
      if (publishedMethods(published).has(key)) return refusingValue(`${name}.${key}`);
      // An enumeration of it begins with a capital; the types of some are not read.
      return /^[A-Z]/.test(key) ? refusingValue(`${name}.${key}`) : undefined;
    },
    apply() {
      throw notEmulated(name);
    },
  });
}

/** What nobody described, an advanced service or a library: every member refuses, however deep. */
export function refusingValue(name: string, refusal = notEmulated): object {
  return new Proxy(() => undefined, {
    get(_, key) {
      if (typeof key === 'symbol' || LANGUAGE_NAMES.has(key)) return undefined;
      if (key === 'toString') return () => name;
      return refusingValue(`${name}.${key}`, refusal);
    },
    apply() {
      throw refusal(name);
    },
    construct() {
      throw refusal(name);
    },
  });
}

/** Names the language and its tools look up on any object; they mean no method of the platform. */
const LANGUAGE_NAMES = new Set(['then', 'toJSON', 'constructor', 'prototype', 'length', 'valueOf']);

import { withBuiltIns } from './built-ins.ts';
import { acceptedArguments } from './check-arguments.ts';
import { notEmulated, noteIfNotEmulated } from './not-emulated.ts';
import { brand, own, ownOf } from './own.ts';
import { signaturesOf } from './published.ts';
import { enter } from './session.ts';

/** Methods of a class of the platform, written against its published type. */
export type Methods<Api, Own> = { [Name in keyof Api]?: Api[Name] } & {
  toString?(): string;
} & ThisType<Own & { self: Api }>;

export type Make<Api, Own> = (own: Own) => Api;

const classes: Record<string, () => object> = {};

/** What is emulated, by published class: the coverage test reads it. */
export function emulated(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(classes).map(([published, methods]) => [
      published,
      Object.keys(methods()).filter((key) => key !== 'toString'),
    ]),
  );
}

/**
 * A class of the platform. Each method passes the gate under its full name; a method the platform has
 * and the stage lacks refuses by that name when it is called.
 */
export function defineClass<Api extends object, Own extends object>(
  published: string,
  methods: () => Methods<Api, Own>,
): Make<Api, Own> {
  return makerOf(published, methods, () => null);
}

/**
 * A service: there is one of it, so its methods need no `this`. Scripts take them off
 * (`const fetch = UrlFetchApp.fetch`) and hand them on (`rows.forEach(Logger.log)`).
 */
export function defineService<Api extends object>(
  published: string,
  methods: () => Methods<Api, object>,
): Api {
  const state = {};
  return makerOf<Api, object>(published, methods, () => state)(state);
}

function makerOf<Api extends object, Own extends object>(
  published: string,
  methods: () => Methods<Api, Own>,
  service: () => object | null,
): Make<Api, Own> {
  classes[published] = methods;
  let prototype: object | null = null;
  return (state) => {
    prototype ??= prototypeOf({ published, methods, service });
    const self = Object.create(prototype) as Api;
    own(self, Object.assign(state, { self }));
    return self;
  };
}

type Described = { published: string; methods: () => object; service: () => object | null };

/**
 * A realm serves one execution, which uses few of the classes and few methods of those: their
 * functions are made when one is first asked for, and a method is put in its place then.
 */
function prototypeOf(described: Described): object {
  const { published, methods } = described;
  const name = shortName(published);
  const known = once(methods as () => Record<string, Method>);
  const place = (key: string): Method | undefined => {
    const method = Object.hasOwn(known(), key) ? known()[key] : undefined;
    if (method) return define(prototype, key, wrapped({ ...described, key, method }));
    return key === 'toString' ? define(prototype, key, () => name) : undefined;
  };
  const prototype: object = Object.create(lastPrototype(published, place));
  brand(prototype, published);
  return completeWhenListed(prototype, () => {
    for (const key of [...Object.keys(known()), 'toString'])
      if (!Object.hasOwn(prototype, key)) place(key);
  });
}

const { getOwnPropertyDescriptor, ownKeys, preventExtensions } = Reflect;

/** `Object.getOwnPropertyNames(Object.getPrototypeOf(sheet))` has all methods, whoever was called. */
function completeWhenListed(prototype: object, placeAll: () => void): object {
  const complete = once(() => {
    withBuiltIns(placeAll);
    return prototype;
  });
  return new Proxy(prototype, {
    ownKeys: () => ownKeys(complete()),
    getOwnPropertyDescriptor: (_, key) => getOwnPropertyDescriptor(complete(), key),
    preventExtensions: () => preventExtensions(complete()),
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Wrapping = { published: string; key: string; method: Method; service: () => object | null };

function wrapped({ published, key, method, service }: Wrapping): Method {
  const fullName = `${shortName(published)}.${key}`;
  const checked = { published, key, signatures: signaturesOf(published, key) };
  return function (this: unknown, ...args: unknown[]) {
    return withBuiltIns(() => {
      const state = service() ?? ownOf<object>(this);
      if (!state) throw new TypeError(`Illegal invocation of ${fullName}`);
      const answer = () => method.apply(state, acceptedArguments(checked, args) as unknown[]);
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

function define<Value>(prototype: object, key: string, value: Value): Value {
  Object.defineProperty(prototype, key, { value, writable: true, configurable: true });
  return value;
}

/** `Spreadsheet.Sheet` is `Sheet` in every message of the platform. */
function shortName(published: string): string {
  return published.slice(published.lastIndexOf('.') + 1);
}

/**
 * The end of the prototype chain. A method that nobody asked for yet takes its place. A name the
 * platform has and the stage has not is a function that refuses; a name nobody published is
 * undefined, as anywhere in the language.
 */
function lastPrototype(published: string, place: (key: string) => Method | undefined): object {
  const isPublished = (key: string) => signaturesOf(published, key) !== null;
  return new Proxy(Object.prototype, {
    get(target, key, receiver) {
      if (typeof key === 'symbol') return Reflect.get(target, key, receiver);
      const placed = withBuiltIns(() => place(key));
      if (placed) return placed;
      const isMissing = !(key in target) && withBuiltIns(() => isPublished(key));
      return isMissing ? refuses(published, key) : Reflect.get(target, key, receiver);
    },
    has: (target, key) =>
      Reflect.has(target, key) ||
      (typeof key === 'string' && withBuiltIns(() => isPublished(key) || place(key) !== undefined)),
  });
}

function refuses(published: string, key: string): () => never {
  return () => {
    throw notEmulated(`${shortName(published)}.${key}`);
  };
}

/** A service of the published types: what is called refuses by name, but for the `answers`. */
export function refusingService(
  name: string,
  published: string,
  answers: Record<string, () => unknown> = {},
): object {
  return new Proxy(Object.create(null) as object, {
    get(_, key) {
      if (typeof key === 'symbol' || LANGUAGE_NAMES.has(key)) return undefined;
      if (key === 'toString') return () => name;
      if (Object.hasOwn(answers, key)) return answers[key];
      if (signaturesOf(published, key)) return refusingValue(`${name}.${key}`);
      // An enumeration of it begins with a capital; the types of some are not read.
      return /^[A-Z]/.test(key) ? refusingValue(`${name}.${key}`) : undefined;
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

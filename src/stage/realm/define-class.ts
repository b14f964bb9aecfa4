import { lacking, noteIfNotEmulated } from './not-emulated.ts';
import { enter } from './session.ts';

/** Methods of a class of the platform, written against its published type. */
type Methods<Api, Own> = { [Name in keyof Api]?: Api[Name] } & {
  toString?(): string;
} & ThisType<Own & { self: Api }>;

export type Make<Api, Own> = (own: Own) => Api;

const methodNames: string[] = [];

/** What is emulated: `Range.getValues` and the others, by which a fault may wait for them. */
export function emulated(): string[] {
  return methodNames;
}

/**
 * A class of the platform. Each method passes the gate under its full name; what the stage lacks
 * refuses by that name when it is called.
 */
export function defineClass<Api extends object, Own extends object>(
  name: string,
  methods: Methods<Api, Own>,
): Make<Api, Own> {
  const prototype = prototypeOf(name, methods as Record<string, Method>, ownOf<object>);
  return (state) => {
    const self = Object.create(prototype) as Api;
    own(self, Object.assign(state, { self }));
    return self;
  };
}

/**
 * A service: there is one of it, so its methods need no `this`, and scripts take them off
 * (`const fetch = UrlFetchApp.fetch`). `parts` are its enumerations.
 */
export function defineService<Api extends object, Parts extends object = object>(
  name: string,
  methods: Methods<Api, object>,
  parts: Parts = {} as Parts,
): Api & Parts {
  const state = {};
  const prototype = prototypeOf(name, methods as Record<string, Method>, () => state);
  const service = Object.assign(Object.create(prototype), parts) as Api & Parts;
  own(service, Object.assign(state, { self: service }));
  return service;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

function prototypeOf(
  name: string,
  methods: Record<string, Method>,
  stateOf: (self: unknown) => object | null,
): object {
  const prototype: object = Object.create(lacking(name));
  brand(prototype, name);
  define(prototype, 'toString', () => name);
  for (const [key, method] of Object.entries(methods)) {
    if (key !== 'toString') methodNames.push(`${name}.${key}`);
    define(prototype, key, wrapped(`${name}.${key}`, method, stateOf));
  }
  return prototype;
}

function wrapped(
  fullName: string,
  method: Method,
  stateOf: (self: unknown) => object | null,
): Method {
  return function (this: unknown, ...args: unknown[]) {
    const state = stateOf(this);
    if (!state) throw new TypeError(`Illegal invocation of ${fullName}`);
    // A method that gives nothing back gives null (docs/apps-script.md §9).
    return enter(fullName, () => noting(() => method.apply(state, args))) ?? null;
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

function define(prototype: object, key: string, value: Method): void {
  Object.defineProperty(prototype, key, { value, writable: true, configurable: true });
}

const OWN = Symbol('own');
const CLASS = Symbol('class');

/** Gives an object of the platform its hidden state. */
function own<State extends object>(object: object, state: State): void {
  Object.defineProperty(object, OWN, { value: state });
}

/** The state behind an object of the platform that was handed to another one. */
export function ownOf<State>(object: unknown): State | null {
  return ((object as { [OWN]?: State } | null)?.[OWN] as State | undefined) ?? null;
}

function brand(prototype: object, name: string): void {
  Object.defineProperty(prototype, CLASS, { value: name });
}

/** `Range` of a range; null of everything that is not the platform's. */
export function classOf(object: unknown): string | null {
  return (object as { [CLASS]?: string } | null)?.[CLASS] ?? null;
}

// Scripts reassign and patch what the language has built in: an old library brings its own
// `Array.prototype.map`, and a counter is called `String`. The build gives the platform's code names
// of its own for all globals; their methods are shared, and put back while the platform works.
type Anything = Record<PropertyKey, unknown>;
type Method = { owner: object; key: PropertyKey; original: unknown };

const OWNERS: object[] = [
  Array,
  Array.prototype,
  String,
  String.prototype,
  Object,
  Object.prototype,
  Number,
  Number.prototype,
  Function.prototype,
  RegExp.prototype,
  Map.prototype,
  Set.prototype,
  Date.prototype,
  Promise.prototype,
  Symbol.prototype,
  JSON,
  Math,
  Reflect,
];

/** Methods no engine has; a script that adds one would change how every value is serialised. */
const ABSENT: Method[] = [Array, String, Number, Boolean, Object, Map, Set].map((Class) => ({
  owner: Class.prototype,
  key: 'toJSON',
  original: undefined,
}));

const methods: Method[] = ABSENT;
for (const owner of OWNERS) addMethodsOf(owner);

function addMethodsOf(owner: object): void {
  for (const key of Reflect.ownKeys(owner)) {
    const { value, writable } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
    const isOurs = key === 'constructor' || (owner === Math && key === 'random');
    if (typeof value === 'function' && writable && !isOurs)
      methods.push({ owner, key, original: value });
  }
}

const { getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;

let areBack = false;

/**
 * Runs `work` with the built-in methods as they were, and puts the script's own ones back afterwards. The platform's
 * methods call one another; only the outermost looks.
 */
export function withBuiltIns<T>(work: () => T): T {
  if (areBack) return work();
  const undo = patched();
  areBack = true;
  try {
    return work();
  } finally {
    areBack = false;
    undo?.();
  }
}

/** A script's code that the platform calls may change them, too. */
export function asScript<T>(work: () => T): T {
  areBack = false;
  try {
    return work();
  } finally {
    areBack = true;
  }
}

function patched(): (() => void) | null {
  let changed: Method[] | null = null;
  for (let at = 0; at < methods.length; at += 1) {
    const method = methods[at] as Method;
    // Every call comes through here, and Reflect.get takes four times as long.
    if ((method.owner as Anything)[method.key] === method.original) continue;
    changed ??= [];
    changed[changed.length] = method;
  }
  return changed && putBack(changed);
}

function putBack(changed: readonly Method[]): () => void {
  const before: (PropertyDescriptor | undefined)[] = [];
  for (let at = 0; at < changed.length; at += 1) {
    const { owner, key, original } = changed[at] as Method;
    before[at] = getOwnPropertyDescriptor(owner, key);
    if (original === undefined) deleteProperty(owner, key);
    else defineProperty(owner, key, { value: original, writable: true, configurable: true });
  }
  return () => {
    for (let at = 0; at < changed.length; at += 1) {
      const { owner, key } = changed[at] as Method;
      const descriptor = before[at];
      if (descriptor) defineProperty(owner, key, descriptor);
      else deleteProperty(owner, key);
    }
  };
}

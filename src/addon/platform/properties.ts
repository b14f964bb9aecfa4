import { readStored, storedText, type Unreadable } from '../../core/stored-value.ts';
import { bytesOf } from '../../core/upload/fits-property.ts';

/** One property store, whose values are read once until `lookAgain`. */
export type PropertyStore = {
  keys: () => string[];
  has: (key: string) => boolean;
  /** null where there is none, and where nobody can read it. */
  read: (key: string) => Record<string, unknown> | null;
  unreadable: () => UnreadableValue[];
  /** Another execution may have written meanwhile: everything is read anew from here on. */
  lookAgain: () => void;
  /** Refuses where something stands that cannot be read, as `remove` does. */
  write: (key: string, value: object) => void;
  /** All of them in one call, or none. */
  writeAll: (values: Record<string, object>) => void;
  remove: (key: string) => void;
  /** Writes or removes (null) what may be lost: over something that cannot be read it does nothing. */
  note: (key: string, value: object | null) => void;
  removeDamaged: () => void;
  /** Bytes of all keys and values that this execution knows. */
  size: () => number;
};

export type UnreadableValue = { key: string; why: Unreadable };

/** The store is full, and we have nothing left to delete. */
export class StorageFull extends Error {}

export class StoredUnreadable extends Error {
  readonly why: Unreadable;

  constructor(key: string, why: Unreadable) {
    super(`Cannot write ${key.split(' ')[0]}: what stands there is ${why}`);
    this.why = why;
  }
}

type Properties = GoogleAppsScript.Properties.Properties;

/** `exampleOf`: what a value under this key has. */
export function propertyStore(
  open: () => Properties,
  exampleOf: (key: string) => object,
): PropertyStore {
  let properties: Properties | undefined;
  let snapshot: Record<string, string> | undefined;
  const opened = () => {
    properties = properties ?? open();
    return properties;
  };
  const values = () => {
    snapshot = snapshot ?? opened().getProperties();
    return snapshot;
  };
  const storedAt = (key: string) => {
    const text = values()[key];
    return text === undefined ? null : readStored(text, exampleOf(key));
  };
  const whyUnreadable = (key: string): Unreadable | null => {
    const stored = storedAt(key);
    return stored && stored.is !== 'read' ? stored.is : null;
  };
  const unreadable = () =>
    Object.keys(values()).flatMap((key) => {
      const why = whyUnreadable(key);
      return why ? [{ key, why }] : [];
    });
  const refuseUnreadable = (key: string) => {
    const why = whyUnreadable(key);
    if (why) throw new StoredUnreadable(key, why);
  };
  const put = (key: string, value: object) => {
    const text = storedText(value);
    opened().setProperty(key, text);
    values()[key] = text;
  };
  const drop = (key: string) => {
    opened().deleteProperty(key);
    delete values()[key];
  };
  return {
    keys: () => Object.keys(values()),
    has: (key) => key in values(),
    read(key) {
      const stored = storedAt(key);
      return stored?.is === 'read' ? stored.value : null;
    },
    unreadable,
    lookAgain() {
      snapshot = undefined;
    },
    write(key, value) {
      refuseUnreadable(key);
      put(key, value);
    },
    writeAll(all) {
      for (const key of Object.keys(all)) refuseUnreadable(key);
      const texts = Object.entries(all).map(([key, value]) => [key, storedText(value)]);
      opened().setProperties(Object.fromEntries(texts));
      Object.assign(values(), Object.fromEntries(texts));
    },
    remove(key) {
      refuseUnreadable(key);
      drop(key);
    },
    note(key, value) {
      if (whyUnreadable(key)) return;
      if (value) put(key, value);
      else drop(key);
    },
    removeDamaged() {
      for (const { key, why } of unreadable()) if (why === 'damaged') drop(key);
    },
    size: () =>
      Object.entries(values()).reduce((all, [key, text]) => all + bytesOf(key) + bytesOf(text), 0),
  };
}

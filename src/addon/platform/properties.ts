import { jsonObject } from '../../core/http/http-answer.ts';
import { bytesOf } from '../../core/upload/fits-property.ts';

/**
 * One property store. `read` gives what was there at the beginning, and `readAgain` asks Google, because
 * another execution may have written meanwhile. Each value is one JSON text.
 */
export type PropertyStore = {
  keys: () => string[];
  has: (key: string) => boolean;
  read: (key: string) => Record<string, unknown> | null;
  readAgain: (key: string) => Record<string, unknown> | null;
  /** Everything is read anew from here on. */
  lookAgain: () => void;
  write: (key: string, value: object) => void;
  remove: (key: string) => void;
  /** Bytes of all keys and values that this execution knows. */
  size: () => number;
};

/** The store is full, and we have nothing left to delete. */
export class StorageFull extends Error {}

type Properties = GoogleAppsScript.Properties.Properties;

export function propertyStore(open: () => Properties): PropertyStore {
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
  return {
    keys: () => Object.keys(values()),
    has: (key) => key in values(),
    read: (key) => jsonObject(values()[key] ?? ''),
    readAgain(key) {
      const text = opened().getProperty(key);
      // What is not there is no key either: an empty text would count as a value that nobody can read.
      if (text === null) delete values()[key];
      else values()[key] = text;
      return jsonObject(text ?? '');
    },
    lookAgain() {
      snapshot = undefined;
    },
    write(key, value) {
      const text = JSON.stringify(value);
      opened().setProperty(key, text);
      values()[key] = text;
    },
    remove(key) {
      opened().deleteProperty(key);
      delete values()[key];
    },
    size: () =>
      Object.entries(values()).reduce((all, [key, text]) => all + bytesOf(key) + bytesOf(text), 0),
  };
}

import type { StoreAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, defineService } from './define-class.ts';
import { ask, theContext } from './session.ts';

type Api = GoogleAppsScript.Properties.Properties;

const newProperties = defineClass<Api, { store: StoreAt }>('Properties', {
  deleteProperty(key) {
    ask('properties.delete', this.store, String(key));
    return this.self;
  },
  getKeys() {
    return Object.keys(ask('properties.all', this.store));
  },
  getProperties() {
    return ask('properties.all', this.store);
  },
  getProperty(key) {
    return ask('properties.get', this.store, keyText(key));
  },
  setProperties(properties: Record<string, string>, deleteAllOthers: boolean = false) {
    ask('properties.set', this.store, allText('properties', properties), deleteAllOthers);
    return this.self;
  },
  setProperty(key, value) {
    ask('properties.set', this.store, { [keyText(key)]: String(value) }, false);
    return this.self;
  },
});

function keyText(key: unknown): string {
  if (key === null || key === undefined) throw exception('property-name-empty');
  return String(key);
}

/** Strings only; other values are stringified (docs/apps-script.md §4.1). */
function allText(name: string, values: Record<string, unknown>): Record<string, string> {
  if (values === null || values === undefined) throw exception('argument-null', { name });
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}

export const PropertiesService = defineService<GoogleAppsScript.Properties.PropertiesService>(
  'PropertiesService',
  {
    getDocumentProperties() {
      // Null outside a document, whatever the types say.
      return (theContext().document === null ? null : newProperties({ store: 'document' })) as Api;
    },
    getScriptProperties() {
      return newProperties({ store: 'script' });
    },
    getUserProperties() {
      return newProperties({ store: 'user' });
    },
  },
);

const met = new Set<string>();

const TEXT = / is not emulated yet/;

/** What the stage has not, by its full name. */
export function notEmulated(name: string): Error {
  met.add(name);
  return new Error(`${name} is not emulated yet`);
}

/** Noted even if the script catches the error and goes on: the log of the execution lists it. */
export function noteIfNotEmulated(error: unknown): void {
  const message = (error as Partial<Error> | null)?.message;
  if (typeof message === 'string' && TEXT.test(message))
    met.add(message.replace(/ is not.*$/s, ''));
}

export function notEmulatedNames(): string[] {
  return [...met];
}

/** Names the language and its tools look up on any object; they mean no method of the platform. */
const LANGUAGE_NAMES = new Set(['then', 'toJSON', 'constructor', 'prototype', 'length', 'valueOf']);

/** The end of a prototype chain: any name that is not there is a function that refuses. */
export function lacking(name: string): object {
  return new Proxy(Object.prototype, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || LANGUAGE_NAMES.has(key))
        return Reflect.get(target, key, receiver);
      return refusing(`${name}.${key}`);
    },
  });
}

/** A service of which nothing is emulated: every member refuses, however deep. */
function refusing(name: string): object {
  return new Proxy(() => undefined, {
    get(_, key) {
      if (typeof key === 'symbol' || LANGUAGE_NAMES.has(key)) return undefined;
      if (key === 'toString') return () => name;
      return refusing(`${name}.${key}`);
    },
    apply() {
      throw notEmulated(name);
    },
  });
}

/** The services that Google's reference lists and the stage has nothing of. */
const SERVICES = `AdminDirectory Browser CacheService CalendarApp CardService Charts ContactsApp ContentService
  DataStudioApp DocumentApp DriveApp FormApp GmailApp GroupsApp Jdbc LanguageApp LinearOptimizationService Logger Maps
  MimeType SitesApp SlidesApp XmlService`;

export function servicesNotEmulated(): [name: string, service: object][] {
  return SERVICES.split(/\s+/).map((name) => [name, refusing(name)]);
}

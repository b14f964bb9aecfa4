/**
 * What the published types know, each class and its line: `['Spreadsheet.Sheet', ' activate() getRange(n,n;s)']`.
 * A list, because an object of so many names takes a realm a tenth of the time it takes to be made.
 */
declare const PUBLISHED: readonly string[];

/** Every service the published types name, and its class. */
declare const PUBLISHED_SERVICES: [name: string, published: string][];

/** The platform takes more than the types say. */
const ALSO: Record<string, Record<string, string>> = {
  // The second argument is younger than the types (apps-script.md, Appendix C).
  'Script.ScriptApp': { getAuthorizationInfo: 'e,as' },
  // A file of Drive cannot be had on the stage: what has its `getId` stands for one.
  'Spreadsheet.SpreadsheetApp': { open: 'x' },
  // Whatever is stored becomes text (§4.1, §4.2).
  'Cache.Cache': { put: 's,x;s,x,n' },
  'Properties.Properties': { setProperty: 's,x' },
};

/** What a method takes, one text a signature; null where its class publishes no such method. */
export function signaturesOf(published: string, method: string): readonly string[] | null {
  const line = lineOf(published);
  const start = ` ${method}(`;
  const at = line.indexOf(start);
  // Any text may be asked for, and one with a space could begin in one method and end in another.
  if (at === -1 || method.includes(' ')) return null;
  const taken = line.slice(at + start.length, line.indexOf(')', at)).split(';');
  const also = ALSO[published]?.[method];
  return also === undefined ? taken : [...taken, ...also.split(';')];
}

function lineOf(published: string): string {
  const at = PUBLISHED.indexOf(published);
  return PUBLISHED[at + 1] ?? '';
}

export function publishedMethods(published: string): string[] {
  return [...lineOf(published).matchAll(/(\w+)\(/g)].map(([, name = '']) => name);
}

export function publishedServices(): [name: string, published: string][] {
  return PUBLISHED_SERVICES;
}

/** `SpreadsheetApp.Range` for `Spreadsheet.Range`, `Utilities` for the service itself, `Ui` as it is. */
export function fullClassName(published: string): string {
  const [space = '', name = ''] = published.split('.');
  const services = publishedServices();
  const itself = services.find(([, type]) => type === published)?.[0];
  if (itself) return itself;
  const service = services.find(([, type]) => type.startsWith(`${space}.`))?.[0];
  return space === 'Base' || service === undefined ? name : `${service}.${name}`;
}

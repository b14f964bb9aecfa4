/** What the published types know, a class a line: `{ 'Spreadsheet.Sheet': 'activate() getRange(n,n;s)' }`. */
declare const PUBLISHED: Record<string, string>;

/** Every service the published types name, and its class. */
declare const PUBLISHED_SERVICES: Record<string, string>;

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

const read = new Map<string, Map<string, readonly string[]>>();

/** The methods of a class, each with what it takes. */
export function publishedMethods(published: string): ReadonlyMap<string, readonly string[]> {
  const known = read.get(published);
  if (known) return known;
  const methods = new Map<string, readonly string[]>();
  for (const [, name = '', signatures = ''] of (PUBLISHED[published] ?? '').matchAll(METHOD)) {
    const also = ALSO[published]?.[name];
    methods.set(
      name,
      also ? [...signatures.split(';'), ...also.split(';')] : signatures.split(';'),
    );
  }
  read.set(published, methods);
  return methods;
}

const METHOD = /(\w+)\(([^)]*)\)/g;

export function publishedServices(): [name: string, published: string][] {
  return Object.entries(PUBLISHED_SERVICES);
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

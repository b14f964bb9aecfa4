import type { DatasetHeader } from '../datasets/schemas.ts';
import { XML_HEAD, xmlText } from './xml-text.ts';

/** RFC 4287. An entry is named by its id, so a service that moves does not tell old news again. */
export function atomFeed(site: string, newest: readonly DatasetHeader[]): string {
  const updated = newest.map(({ updatedAt }) => updatedAt).sort();
  const self = `${xmlText(site)}/feed.atom`;
  return [
    `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom">`,
    '<title>Almanac</title>',
    `<id>${self}</id>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(site)}/"/>`,
    // An empty feed was never updated, but the standard wants the element.
    `<updated>${updated[updated.length - 1] ?? '1970-01-01T00:00:00.000Z'}</updated>`,
    '<author><name>Almanac</name></author>',
    ...newest.map((header) => entry(site, header)),
    '</feed>\n',
  ].join('\n');
}

function entry(site: string, header: DatasetHeader): string {
  const { record, name, description, account, createdAt, updatedAt } = header;
  return [
    '<entry>',
    `<title>${xmlText(name)}</title>`,
    `<id>urn:uuid:${record}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(site)}/records/${record}"/>`,
    `<published>${createdAt}</published>`,
    `<updated>${updatedAt}</updated>`,
    ...(account ? [`<author><name>${xmlText(account)}</name></author>`] : []),
    ...(description ? [`<summary>${xmlText(description)}</summary>`] : []),
    '</entry>',
  ].join('\n');
}

import postgres from 'postgres';
import { sharedDatabase } from './shared-databases.ts';

export type ReadXml = {
  /** The texts that an XPath finds; a document that is not well-formed is a failure. */
  texts: (document: string, path: string) => Promise<string[]>;
  close: () => Promise<void>;
};

/** PostgreSQL reads XML with libxml2, and is here anyway. The prefixes are those of our documents. */
export async function openXmlReader(): Promise<ReadXml> {
  const sql = postgres(await sharedDatabase(), { max: 1 });
  return {
    texts: async (document, path) => {
      // A text of the database has its own encoding, so the declaration is not for it.
      const bare = document.replace(/^<\?xml[^?]*\?>/, '');
      const found = await sql<{ text: string }[]>`
        select text from xmltable(
          xmlnamespaces('http://www.w3.org/2005/Atom' as a,
                        'http://www.sitemaps.org/schemas/sitemap/0.9' as s),
          ${sql.unsafe(`'${path.replaceAll("'", "''")}'`)} passing xmlparse(document ${bare})
          columns text text path '.'
        )`;
      return found.map(({ text }) => text);
    },
    close: () => sql.end(),
  };
}

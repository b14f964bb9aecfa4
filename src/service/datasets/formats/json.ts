import type { ExportedDataset } from './exported-dataset.ts';

/** The body that would publish the same dataset again, a row at a time. */
export function* jsonText({ header, rows }: ExportedDataset): Generator<string> {
  const { name, description, isPublic, station } = header;
  const described = { name, ...(description === null ? {} : { description }) };
  const facts = station ? { station_facts: station } : {};
  const head = JSON.stringify({ ...described, is_public: isPublic, ...facts });
  yield `${head.slice(0, -1)},"rows":[`;
  for (const [at, row] of rows.entries()) yield `${at > 0 ? ',' : ''}${JSON.stringify(row)}`;
  yield ']}';
}

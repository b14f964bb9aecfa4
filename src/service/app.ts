import { Hono } from 'hono';
import { countColumns, type Dataset, type DatasetSummary } from '../core/dataset/dataset.ts';
import { readIngestBody } from '../core/dataset/read-ingest-body.ts';
import { enService } from '../core/words/en/service.ts';
import { esService } from '../core/words/es/service.ts';
import { speaker } from '../core/words/speaker.ts';

export type DatasetStore = {
  add(ownerId: string, dataset: Dataset, columnCount: number, now: number): Promise<DatasetSummary>;
  list(): Promise<DatasetSummary[]>;
};

export type Ports = {
  store: DatasetStore;
  /** The owner's id behind an Authorization header, or null. */
  ownerOf: (authorization: string | null) => Promise<string | null>;
  now: () => number;
};

const say = speaker({ en: enService, es: esService }, 'en');

/** The thin slice of the service: ingest and the Directory list. */
export function createService(ports: Ports): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.post('/functions/v1/ingest-dataset', async (context) => {
    const owner = await ports.ownerOf(context.req.header('authorization') ?? null);
    if (!owner) return context.json({ error: 'Sign in first.', code: 'token-missing' }, 401);
    const reading = readIngestBody(await context.req.json());
    if (!reading.ok) {
      const [problem] = reading.problems;
      return context.json({ error: say(`service.${problem.kind}`, { ...problem }) }, 400);
    }
    const { dataset } = reading;
    const columns = countColumns(dataset.rows);
    const stored = await ports.store.add(owner, dataset, columns, ports.now());
    return context.json({ success: true, dataset: stored });
  });
  app.get('/functions/v1/datasets', async (context) =>
    context.json({ datasets: await ports.store.list() }),
  );
  return async (request) => app.fetch(request);
}

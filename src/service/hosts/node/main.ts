import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { createService } from '../../app.ts';
import { openPgliteStore } from '../../store/pglite-store.ts';

const migration = new URL('./migrations/001-datasets.sql', import.meta.url);
const store = await openPgliteStore(await readFile(migration, 'utf8'));
const service = createService({ store, ownerOf: async () => null, now: Date.now });
serve({ fetch: service, port: Number(process.env.PORT ?? 8787) });

import { withKnownQuery } from '../http/known-query.ts';
import type { Route } from '../http/route.ts';
import { changeDataset, deleteDataset } from './change-dataset.ts';
import type { DatasetPorts } from './dataset-ports.ts';
import { ingestDataset } from './ingest-dataset.ts';
import { listDatasets } from './list-datasets.ts';
import { readChanges } from './read-changes.ts';
import { exportCsv, exportJson, readDataset } from './read-dataset.ts';
import {
  ChangeBody,
  ChangesAnswer,
  ChangesQuery,
  ExportAnswer,
  HeaderAnswer,
  INGEST_REFUSALS,
  IngestAnswer,
  IngestHeaders,
  ingestBody,
  ListAnswer,
  ListQuery,
  ReadAnswer,
} from './schemas.ts';

/** A home mounts the routes at `prefix`. A Supabase function sees its path without `/functions/v1`. */
export function datasetRoutes(ports: DatasetPorts, prefix = '/functions/v1'): Route[] {
  const one = `${prefix}/datasets/:id{[^/.]+}`;
  const routes: Route[] = [
    {
      method: 'POST',
      path: `${prefix}/ingest-dataset`,
      handle: ingestDataset(ports),
      summary: 'Publish a dataset',
      signedIn: 'needed',
      body: ingestBody(ports.limits),
      headers: IngestHeaders,
      answers: { 200: IngestAnswer },
      refusals: INGEST_REFUSALS,
    },
    {
      method: 'GET',
      path: `${prefix}/datasets`,
      handle: listDatasets(ports),
      summary: 'The Directory: your own datasets and the public ones, newest first',
      signedIn: 'optional',
      query: ListQuery,
      answers: { 200: ListAnswer, 304: null },
    },
    {
      method: 'GET',
      path: `${prefix}/datasets/:id{[^/.]+\\.csv}`,
      handle: withoutEnding(exportCsv(ports)),
      summary: 'Download a dataset as CSV',
      signedIn: 'optional',
      answers: { 200: null, 304: null },
      produces: 'text/csv',
    },
    {
      method: 'GET',
      path: `${prefix}/datasets/:id{[^/.]+\\.json}`,
      handle: withoutEnding(exportJson(ports)),
      summary: 'Download a dataset as the body that would publish it again',
      signedIn: 'optional',
      answers: { 200: ExportAnswer, 304: null },
    },
    {
      method: 'GET',
      path: one,
      handle: readDataset(ports),
      summary: 'A dataset with its rows',
      signedIn: 'optional',
      answers: { 200: ReadAnswer, 304: null },
    },
    {
      method: 'GET',
      path: `${one}/changes`,
      handle: readChanges(ports),
      summary: 'What became of the values since another dataset, such as an earlier version',
      signedIn: 'optional',
      query: ChangesQuery,
      answers: { 200: ChangesAnswer, 304: null },
    },
    {
      method: 'PATCH',
      path: one,
      handle: changeDataset(ports),
      summary: 'Change name, description or visibility of your own dataset',
      signedIn: 'needed',
      body: ChangeBody,
      answers: { 200: HeaderAnswer },
    },
    {
      method: 'DELETE',
      path: one,
      handle: deleteDataset(ports),
      summary: 'Delete your own dataset',
      signedIn: 'needed',
      answers: { 204: null },
    },
  ];
  return routes.map(withKnownQuery);
}

function withoutEnding(handle: Route['handle']): Route['handle'] {
  return (request, around) => {
    const id = (around.path.id ?? '').replace(/\.\w+$/, '');
    return handle(request, { ...around, path: { id } });
  };
}

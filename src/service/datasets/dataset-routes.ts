import type { Route } from '../http/route.ts';
import { withKnownQuery } from '../http/route.ts';
import { changeDataset, deleteDataset } from './change-dataset.ts';
import type { DatasetPorts } from './dataset-ports.ts';
import { FORMATS, type Format } from './formats/formats.ts';
import { ingestDataset } from './ingest-dataset.ts';
import { countDatasets, listDatasets, mapDatasets } from './list-datasets.ts';
import { readChanges } from './read-changes.ts';
import { exportDataset, readDataset } from './read-dataset.ts';
import {
  ChangeBody,
  ChangesAnswer,
  ChangesQuery,
  DirectoryQuery,
  ExportAnswer,
  HeaderAnswer,
  INGEST_REFUSALS,
  IngestAnswer,
  IngestHeaders,
  ingestBody,
  ListAnswer,
  ListQuery,
  MapAnswer,
  ReadAnswer,
  TotalsAnswer,
} from './schemas.ts';
import { readStripes } from './stripes-picture.ts';

/** A home mounts the routes at `prefix`. A Supabase function sees its path without `/functions/v1`. */
export function datasetRoutes(ports: DatasetPorts, prefix = '/functions/v1'): Route[] {
  const datasetPath = `${prefix}/datasets/:id{[^/.]+}`;
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
      summary: 'The Directory: your own datasets and the public ones, filtered and sorted',
      signedIn: 'optional',
      query: ListQuery,
      answers: { 200: ListAnswer, 304: null },
    },
    // Before the route of one dataset, which would take the words for ids.
    {
      method: 'GET',
      path: `${prefix}/datasets/totals`,
      handle: countDatasets(ports),
      summary: 'How much the Directory holds of what is asked for',
      signedIn: 'optional',
      query: DirectoryQuery,
      answers: { 200: TotalsAnswer, 304: null },
    },
    {
      method: 'GET',
      path: `${prefix}/datasets/map`,
      handle: mapDatasets(ports),
      summary: 'Where it is: datasets with a place, gathered in the cells of a grid',
      signedIn: 'optional',
      query: DirectoryQuery,
      answers: { 200: MapAnswer, 304: null },
    },
    ...FORMATS.map((format) => exportRoute(ports, prefix, format)),
    {
      method: 'GET',
      path: datasetPath,
      handle: readDataset(ports),
      summary: 'A dataset with its rows',
      signedIn: 'optional',
      answers: { 200: ReadAnswer, 304: null },
    },
    {
      method: 'GET',
      path: `${datasetPath}/changes`,
      handle: readChanges(ports),
      summary: 'What became of the values since another dataset, such as an earlier version',
      signedIn: 'optional',
      query: ChangesQuery,
      answers: { 200: ChangesAnswer, 304: null },
    },
    {
      method: 'GET',
      path: `${datasetPath}/stripes.png`,
      handle: readStripes(ports),
      summary: 'The stripes of a public dataset as a picture of 1200 by 630 points',
      signedIn: 'no',
      answers: { 200: null, 304: null },
      produces: 'image/png',
    },
    {
      method: 'PATCH',
      path: datasetPath,
      handle: changeDataset(ports),
      summary: 'Change name, description or visibility of your own dataset',
      signedIn: 'needed',
      body: ChangeBody,
      answers: { 200: HeaderAnswer },
    },
    {
      method: 'DELETE',
      path: datasetPath,
      handle: deleteDataset(ports),
      summary: 'Delete your own dataset',
      signedIn: 'needed',
      answers: { 204: null },
    },
  ];
  return routes.map(withKnownQuery);
}

function exportRoute(ports: DatasetPorts, prefix: string, format: Format): Route {
  const { extension, summary } = format;
  const [mediaType = ''] = format.mediaType.split(';');
  return {
    method: 'GET',
    path: `${prefix}/datasets/:id{[^/.]+\\.${extension.replaceAll('.', '\\.')}}`,
    handle: withoutEnding(exportDataset(ports, format)),
    summary,
    signedIn: 'optional',
    answers: { 200: extension === 'json' ? ExportAnswer : null, 304: null },
    ...(extension === 'json' ? {} : { produces: mediaType }),
  };
}

function withoutEnding(handle: Route['handle']): Route['handle'] {
  return (request, around) => {
    const id = (around.path.id ?? '').replace(/\..*$/, '');
    return handle(request, { ...around, path: { id } });
  };
}

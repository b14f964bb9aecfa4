import type { Route } from '../http/route.ts';
import { withKnownQuery } from '../http/route.ts';
import type { DatasetPorts } from './dataset-ports.ts';
import { FORMATS, type Format } from './formats/formats.ts';
import { ingestDataset } from './ingest-dataset.ts';
import { countDatasets, listDatasets, mapDatasets } from './list-datasets.ts';
import {
  acceptOffer,
  listOffers,
  offerRecords,
  openOffer,
  refuseOffer,
  withdrawOffer,
} from './offer-requests.ts';
import { readChanges } from './read-changes.ts';
import { exportDataset, readDataset, type Sought } from './read-dataset.ts';
import {
  changeRecord,
  deleteRecord,
  deleteVersion,
  joinRecords,
  partVersion,
} from './record-requests.ts';
import {
  AcceptBody,
  AcceptedAnswer,
  ChangeBody,
  ChangeHeaders,
  ChangesAnswer,
  ChangesQuery,
  DirectoryQuery,
  DoneAnswer,
  ExportAnswer,
  INGEST_REFUSALS,
  IngestAnswer,
  IngestHeaders,
  ingestBody,
  JoinBody,
  LinkBody,
  ListAnswer,
  ListQuery,
  MapAnswer,
  OfferAnswer,
  OfferBody,
  OffersAnswer,
  OpenedAnswer,
  ReadAnswer,
  ReadRecordAnswer,
  RecordAnswer,
  RecordQuery,
  RemovedAnswer,
  TotalsAnswer,
} from './schemas.ts';
import { readStripes } from './stripes-picture.ts';

/** A home mounts the routes at `prefix`. A Supabase function sees its path without `/functions/v1`. */
export function datasetRoutes(ports: DatasetPorts, prefix = '/functions/v1'): Route[] {
  const datasetPath = `${prefix}/datasets/:id{[^/.]+}`;
  const recordPath = `${prefix}/records/:id{[^/.]+}`;
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
      summary: 'The Directory: your own records and the public ones, filtered and sorted',
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
    ...FORMATS.map((format) => exportRoute(ports, prefix, 'datasets', format)),
    {
      method: 'GET',
      path: datasetPath,
      handle: readDataset(ports, 'datasets'),
      summary: 'One version of a record, with its rows',
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
      method: 'DELETE',
      path: datasetPath,
      handle: deleteVersion(ports),
      summary: 'Delete one version of your own record; the only one takes the record along',
      signedIn: 'needed',
      answers: { 200: RemovedAnswer },
    },
    {
      method: 'POST',
      path: `${datasetPath}/part`,
      handle: partVersion(ports),
      summary: 'Make a record of one version of your own record',
      signedIn: 'needed',
      answers: { 200: RecordAnswer },
    },
    ...FORMATS.map((format) => exportRoute(ports, prefix, 'records', format)),
    {
      method: 'GET',
      path: recordPath,
      handle: readDataset(ports, 'records'),
      summary: 'The newest version of a record, with its rows',
      signedIn: 'optional',
      query: RecordQuery,
      answers: { 200: ReadRecordAnswer, 304: null },
    },
    {
      method: 'PATCH',
      path: recordPath,
      handle: changeRecord(ports),
      summary:
        'Change title, description, visibility or facts of your own record, of all its versions',
      signedIn: 'needed',
      headers: ChangeHeaders,
      body: ChangeBody,
      answers: { 200: RecordAnswer },
    },
    {
      method: 'DELETE',
      path: recordPath,
      handle: deleteRecord(ports),
      summary: 'Delete your own record with all its versions',
      signedIn: 'needed',
      answers: { 200: RemovedAnswer },
    },
    {
      method: 'POST',
      path: `${recordPath}/join`,
      handle: joinRecords(ports),
      summary: 'Make one of two records of your own: the older goes into the newer',
      signedIn: 'needed',
      body: JoinBody,
      answers: { 200: RecordAnswer },
    },
    {
      method: 'POST',
      path: `${prefix}/offers`,
      handle: offerRecords(ports),
      summary: 'Make a link that hands records of your own over to another account',
      signedIn: 'needed',
      body: OfferBody,
      answers: { 200: OfferAnswer },
    },
    {
      method: 'GET',
      path: `${prefix}/offers`,
      handle: listOffers(ports),
      summary: 'Your own offers that stand',
      signedIn: 'needed',
      answers: { 200: OffersAnswer },
    },
    {
      method: 'POST',
      path: `${prefix}/offers/open`,
      handle: openOffer(ports),
      summary: 'What the link with this token offers',
      signedIn: 'needed',
      body: LinkBody,
      answers: { 200: OpenedAnswer },
    },
    {
      method: 'POST',
      path: `${prefix}/offers/accept`,
      handle: acceptOffer(ports),
      summary: 'Take over what the link offers, with versions, keys and addresses',
      signedIn: 'needed',
      body: AcceptBody,
      answers: { 200: AcceptedAnswer },
    },
    {
      method: 'POST',
      path: `${prefix}/offers/refuse`,
      handle: refuseOffer(ports),
      summary: 'Refuse it: the link leads nowhere any more',
      signedIn: 'needed',
      body: LinkBody,
      answers: { 200: DoneAnswer },
    },
    {
      method: 'DELETE',
      path: `${prefix}/offers/:id{[^/.]+}`,
      handle: withdrawOffer(ports),
      summary: 'Withdraw an offer of your own, by its id',
      signedIn: 'needed',
      answers: { 200: DoneAnswer },
    },
  ];
  return routes.map(withKnownQuery);
}

function exportRoute(ports: DatasetPorts, prefix: string, sought: Sought, format: Format): Route {
  const { extension, summary } = format;
  const [mediaType = ''] = format.mediaType.split(';');
  return {
    method: 'GET',
    path: `${prefix}/${sought}/:id{[^/.]+\\.${extension.replaceAll('.', '\\.')}}`,
    handle: withoutEnding(exportDataset(ports, sought, format)),
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

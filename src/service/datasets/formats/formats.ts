import { bytesOf, type Pieces } from '../../http/streamed.ts';
import { zip } from '../../http/zip.ts';
import { croissantText } from './croissant.ts';
import { csvLines } from './csv.ts';
import { dataPackageFiles } from './data-package.ts';
import { dataciteText } from './datacite-text.ts';
import { type ExportedDataset, jsonText } from './exported-dataset.ts';
import { sefFiles } from './monthly-files.ts';

export type Format = {
  summary: string;
  /** what follows the id in the address, and ends the name of the file */
  extension: string;
  mediaType: string;
  /** the types that choose it by `Accept`, where the address names none */
  accepted: readonly string[];
  write: (dataset: ExportedDataset, now: number) => Pieces;
};

/** A line a format. What a dataset can be had as is said here, and nowhere else in the service. */
export const FORMATS: readonly Format[] = [
  {
    summary: 'Download a dataset as CSV',
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    accepted: ['text/csv'],
    write: (dataset) => bytesOf(csvLines(dataset)),
  },
  {
    summary: 'Download a dataset as the body that would publish it again',
    extension: 'json',
    mediaType: 'application/json; charset=utf-8',
    // JSON that is asked for by `Accept` is the dataset as the viewer reads it.
    accepted: [],
    write: (dataset) => bytesOf(jsonText(dataset)),
  },
  {
    summary: 'Download a dataset in the Station Exchange Format 1.0.0, a file an element',
    extension: 'sef.zip',
    mediaType: 'application/zip',
    accepted: ['application/vnd.almanac.sef+zip'],
    write: (dataset, now) => zip(sefFiles(dataset), now),
  },
  {
    summary: 'Download a dataset as a Frictionless data package',
    extension: 'datapackage.zip',
    mediaType: 'application/zip',
    accepted: ['application/zip'],
    write: (dataset, now) => zip(dataPackageFiles(dataset), now),
  },
  {
    summary: 'What the CSV holds, as Croissant 1.0',
    extension: 'croissant.json',
    mediaType: 'application/ld+json',
    accepted: ['application/ld+json'],
    write: (dataset) => bytesOf([croissantText(dataset)]),
  },
  {
    summary: 'What an archive asks of a dataset, as metadata of DataCite 4',
    extension: 'datacite.json',
    mediaType: 'application/vnd.datacite.datacite+json',
    accepted: ['application/vnd.datacite.datacite+json'],
    write: ({ header, url }) => bytesOf([dataciteText(header, url)]),
  },
];

import type { Area } from './area.ts';
import type { Element } from './columns.ts';

export const SORTS = ['newest', 'longest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** What narrows the Directory down, beside the words that are searched for. */
export type EntryFilters = {
  /** the id of a record, or of a version of it, whose versions are wanted one by one */
  versionsOf: string | null;
  /** the id of an account */
  account: string | null;
  /** years that must lie within what a dataset covers */
  fromYear: number | null;
  toYear: number | null;
  /** every one of them must be there, as full as `completeness` says */
  elements: Element[];
  /** in percent; of every element of the dataset where none is named */
  completeness: number | null;
  area: Area | null;
};

export const NO_FILTERS: EntryFilters = {
  versionsOf: null,
  account: null,
  fromYear: null,
  toYear: null,
  elements: [],
  completeness: null,
  area: null,
};

export type DirectoryTotals = {
  totals: { datasets: number; years: number; values: number; placed: number; isCapped: boolean };
  /** whose datasets were asked for, where any of them is to be seen */
  account: { id: string; name: string | null } | null;
};

/** Datasets that are near each other on the map, or one of them. */
export type MapCell = {
  datasets: number;
  /** the mean of what is in the cell */
  latitude: number;
  longitude: number;
  area: Area;
  /** where the cell holds only one */
  dataset: { id: string; record: string; name: string } | null;
};

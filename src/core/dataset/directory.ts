import type { Area } from './area.ts';

export const SORTS = ['newest', 'longest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

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
  dataset: { id: string; name: string } | null;
};

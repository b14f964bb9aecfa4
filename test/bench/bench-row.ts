/** One line of the table: what was measured, and how much it may be. */
export type BenchRow = {
  what: string;
  figure: number;
  /** said after the figure: `ms`, `KB`, `× JSON` */
  unit: string;
  /** at most this; left out where a figure is only told */
  limit?: number;
};

export type Bench = () => BenchRow[] | Promise<BenchRow[]>;

export function isKept({ figure, limit }: BenchRow): boolean {
  return limit === undefined || figure <= limit;
}

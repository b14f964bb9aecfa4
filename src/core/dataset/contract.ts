/** The numbers that service, site and add-on go by. docs/contract.md says them too, and a test compares it. */
export const CONTRACT = {
  /** since the last exchange */
  sessionDays: 60,
  accessTokenSeconds: 3600,
  bodyMebibytes: 10,
  nameCharacters: 200,
  descriptionCharacters: 5000,
  rows: 10_000,
  /** enough for every correction of a long record; of two unlike tables it keeps an answer readable */
  changesListed: 5000,
};

export const MEBIBYTE = 1024 * 1024;

export type Bounds = { low: number; high: number };

/**
 * What nothing on Earth has had (WMO extremes archive). Months: means of maxima reach 49 °C in Death Valley's
 * Julys and means of minima -75 °C at Vostok; 9,300 mm fell at Cherrapunji in July 1861. Days, as GHCN-D bounds
 * them: 56.7 °C at Furnace Creek in 1913, -89.2 °C at Vostok in 1983, 1,825 mm on Réunion in 1966.
 */
export const ON_EARTH: Record<'month' | 'day', Record<'temperature' | 'rain', Bounds>> = {
  month: { temperature: { low: -80, high: 50 }, rain: { low: 0, high: 9300 } },
  day: { temperature: { low: -90, high: 57 }, rain: { low: 0, high: 1870 } },
};

import type { Element } from '../dataset/columns.ts';

/** What every value is in once the reader has converted it. */
export const UNITS: Record<Element, string> = { max: '°C', min: '°C', rain: 'mm' };

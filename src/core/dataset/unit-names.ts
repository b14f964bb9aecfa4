import type { Element } from './columns.ts';

/** How a unit is written, the same in every language. */
export const UNIT_NAMES = {
  C: '°C',
  F: '°F',
  K: 'K',
  '0.1C': '0.1 °C',
  '0.01C': '0.01 °C',
  '0.1F': '0.1 °F',
  mm: 'mm',
  in: 'in',
  cm: 'cm',
  m: 'm',
  '0.1mm': '0.1 mm',
  '0.01in': '0.01 in',
  '0.001in': '0.001 in',
  'mm/day': 'mm/day',
  'in/day': 'in/day',
  'cm/day': 'cm/day',
  'm/day': 'm/day',
} as const;

/** What every value is in once it has been read. */
export const ELEMENT_UNITS = {
  max: UNIT_NAMES.C,
  min: UNIT_NAMES.C,
  rain: UNIT_NAMES.mm,
} as const satisfies Record<Element, string>;

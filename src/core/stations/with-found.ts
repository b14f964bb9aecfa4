import type { StationFacts } from '../dataset/station.ts';
import type { StationForm } from '../dataset/station-form.ts';
import { FOUND_FIELDS, type FoundField } from './found-facts.ts';

/** What a person typed, and what cells say where they typed nothing. Latitude and longitude are one fact. */
export function withFound(typed: StationForm, found: StationFacts): StationForm {
  const filled = fillsIn(typed, found).map((field) => [field, String(found[field])]);
  return { ...typed, ...Object.fromEntries(filled) };
}

/** The fields that cells fill. */
export function fillsIn(
  typed: StationForm,
  found: { [Field in FoundField]?: unknown },
): FoundField[] {
  const hasPlace = typed.latitude.trim() !== '' || typed.longitude.trim() !== '';
  return FOUND_FIELDS.filter((field) => {
    const isTyped = typed[field].trim() !== '';
    const isOfPlace = field === 'latitude' || field === 'longitude';
    return found[field] !== undefined && !(isOfPlace ? hasPlace : isTyped);
  });
}

import type { StationForm } from '../dataset/station-form.ts';
import { FOUND_FIELDS, type FoundFacts, type FoundField } from './found-facts.ts';

/** What a person typed, and what cells say where they typed nothing. Latitude and longitude are one fact. */
export function withFound(typed: StationForm, facts: FoundFacts): StationForm {
  const filled = fillsIn(typed, facts).map((field) => [field, String(facts[field]?.value)]);
  return { ...typed, ...Object.fromEntries(filled) };
}

/** The fields that cells fill. */
export function fillsIn(typed: StationForm, facts: FoundFacts): FoundField[] {
  const hasPlace = typed.latitude.trim() !== '' || typed.longitude.trim() !== '';
  return FOUND_FIELDS.filter((field) => {
    const isTyped = typed[field].trim() !== '';
    const isOfPlace = field === 'latitude' || field === 'longitude';
    return facts[field] && !(isOfPlace ? hasPlace : isTyped);
  });
}

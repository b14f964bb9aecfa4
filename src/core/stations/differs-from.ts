import { type StationFacts, withRoundedPlace } from '../dataset/station.ts';
import { FOUND_FIELDS, type FoundFacts, type FoundField, valuesOf } from './found-facts.ts';

/** What cells say otherwise than a record does. A place that was only rounded to be published is the same. */
export function differsFrom(record: StationFacts | null, found: FoundFacts): FoundField[] {
  const facts = valuesOf(found);
  const rounded = withRoundedPlace(facts);
  return FOUND_FIELDS.filter((field) => {
    const said = record?.[field];
    return facts[field] !== undefined && said !== facts[field] && said !== rounded[field];
  });
}

import { type AskedFact, FOUND_FIELDS, type FoundFacts } from '../../core/stations/found-facts.ts';
import type { PlaceRead, StationsFound } from '../../core/stations/match-stations.ts';
import { speaker } from '../../core/words/speaker.ts';
import { STATION_FIELD_NAMES, sayAsked } from '../../core/words/station-words.ts';

const say = speaker(['station'], 'en');

/** What is known of each place with the cell that says it, and what is asked. */
export function stationLines(
  places: readonly PlaceRead[],
  { stations, onlyInList, onlyInTables }: StationsFound,
  { facts: areTold }: { facts: boolean },
): string[] {
  const lines = stations.flatMap(({ facts, asked }, at) => {
    const name = places[at]?.name || facts.name?.value || places[at]?.sheets[0] || '';
    const told = areTold ? factLine(facts) : '';
    return [
      ...(told ? [`  ${name}: ${told}`] : []),
      ...asked.map((one) => `  ${name}: ${asking(one)}`),
    ];
  });
  return [
    ...(lines.length > 0 ? ['Stations', ...lines] : []),
    ...lacking('station.only-in-tables', onlyInTables),
    ...lacking('station.only-in-list', onlyInList),
  ];
}

function factLine(facts: FoundFacts): string {
  return FOUND_FIELDS.flatMap((field) => {
    const found = facts[field];
    return found
      ? `${say(STATION_FIELD_NAMES[field])} ${found.value} (${found.sheet}!${found.cell})`
      : [];
  }).join(', ');
}

function asking(asked: AskedFact): string {
  const fields = asked.fields.map((field) => say(STATION_FIELD_NAMES[field])).join(', ');
  return `${fields}: ${sayAsked(asked, { say })}`;
}

function lacking(
  kind: 'station.only-in-tables' | 'station.only-in-list',
  names: readonly string[],
) {
  const found = names.slice(0, MOST_NAMED).join(', ');
  const more = names.length > MOST_NAMED ? ', …' : '';
  return names.length > 0 ? [say(kind, { count: names.length, found: found + more })] : [];
}

const MOST_NAMED = 20;

import { doubtPlaces } from './doubt-places.ts';
import type { FactTable, Said, Slot, StationRows } from './fact-tables.ts';
import type { AskedFact, FoundFacts, StationFound } from './found-facts.ts';

/** A place as the reader has it: '' or the name of its sheet where a whole sheet is of one place. */
export type PlaceRead = { name: string; sheets: readonly string[] };

export type StationsFound = {
  /** in the order of the places */
  stations: StationFound[];
  /** of a list and of the tables: who stands in one of them alone */
  onlyInList: string[];
  onlyInTables: string[];
  /** the sheets that say where stations are, and hold none of their values */
  lists: string[];
};

/** What a sheet says of stations, whichever these are: in columns of a table, and in lines above one. */
export type SheetFacts = { sheet: string; tables: FactTable[]; lines: StationRows[] };

/**
 * The facts of each place, as columns beside its values, lines above them or a list in another sheet say them. A name
 * must be the same; where two sources differ, or others bear witness against one, it is asked. `named`: of lists that a
 * person named: what they say counts alone.
 */
export function matchStations(
  facts: readonly SheetFacts[],
  places: readonly PlaceRead[],
  named: readonly FactTable[] = [],
): StationsFound {
  const tables = facts.flatMap((one) => one.tables);
  const own = places.map((place) => sourcesOf(place, facts));
  const isRead = new Set(places.flatMap(({ sheets }) => sheets));
  const others = tables.filter(({ sheet }) => !isRead.has(sheet));
  const listed = places.map((place, at) => ({
    named: matches(named, namesOf(place, own[at] ?? [])),
    other: matches(others, namesOf(place, own[at] ?? [])),
  }));
  const found = places.map((_, at) => {
    const { named: byHand = [], other = [] } = listed[at] ?? {};
    return settled([...(own[at] ?? []), ...other], byHand);
  });
  const all = [...others, ...named].filter((table) => named.includes(table) || isUsed(table));
  function isUsed({ stations }: FactTable): boolean {
    return listed.some(({ other }) => other.some((station) => stations.includes(station)));
  }
  const witnesses = all.flatMap(({ stations }) => stations);
  const used = listed.flatMap((one) => [...one.named, ...one.other]);
  return {
    stations: doubtPlaces(found, witnesses),
    onlyInList: witnesses
      .filter((station) => station.place.length > 0 && !used.includes(station))
      .map(calledBy),
    onlyInTables: places
      .filter((_, at) => all.length > 0 && used.length > 0 && !isListed(listed[at]))
      .map(({ name, sheets: [sheet = ''] }) => name || sheet),
    lists: all.map(({ sheet }) => sheet),
  };
}

function calledBy({ name: [named], names, codes }: StationRows): string {
  return named?.name?.value ?? codes[0] ?? names[0] ?? '';
}

function isListed(of: { named: StationRows[]; other: StationRows[] } | undefined): boolean {
  return of !== undefined && of.named.length + of.other.length > 0;
}

/** What stands beside the values of a place, or above them. */
function sourcesOf({ name, sheets }: PlaceRead, facts: readonly SheetFacts[]): StationRows[] {
  const isWhole = name === '' || sheets.includes(name);
  const own = facts.filter(({ sheet }) => sheets.includes(sheet));
  const beside = own.flatMap(({ tables }) => tables);
  const above = own.flatMap(({ lines }) => lines);
  const called = isWhole ? [] : matches([...beside, { sheet: '', stations: above }], [name]);
  if (!isWhole) return called;
  return [...beside.filter(({ stations }) => stations.length === 1), { stations: above }].flatMap(
    ({ stations }) => stations,
  );
}

function namesOf({ name, sheets }: PlaceRead, own: readonly StationRows[]): string[] {
  const said = own.flatMap(({ codes, names }) => [...codes, ...names]);
  // A tab is called after its station, where nothing else says whose it is.
  return [name, ...said, ...(name === '' && said.length === 0 ? sheets : [])].filter(Boolean);
}

/**
 * The stations of some tables with this code; else with exactly this name, or with these words in all of their rows. Where
 * the code is one's and the name another's, both: what they say differs, and is asked.
 */
function matches(tables: readonly Pick<FactTable, 'stations'>[], names: readonly string[]) {
  const wanted = new Set(names.map(nameKey));
  const isCalled = (name: string): boolean => wanted.has(nameKey(name));
  const all = tables.flatMap(({ stations }) => stations);
  const byCode = all.filter(({ codes }) => codes.some(isCalled));
  const byName = all.filter(({ names }) => names.some(isCalled));
  if (byCode.length > 0)
    return byName.some((station) => byCode.includes(station)) ? byCode : [...byCode, ...byName];
  return byName.length > 0 ? byName : all.filter(({ aliases }) => aliases.some(isCalled));
}

function nameKey(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

const SLOTS = ['name', 'identifier', 'place', 'elevation', 'hours'] as const;

function settled(sources: readonly StationRows[], byHand: readonly StationRows[]): StationFound {
  const facts: FoundFacts = {};
  const asked: AskedFact[] = [];
  for (const slot of SLOTS) {
    const typed = differing(byHand, slot);
    const offers = typed.length > 0 ? typed : differing(sources, slot);
    const [only, ...others] = offers;
    const odd = [...byHand, ...sources].flatMap((source) => oddOf(source, slot));
    if (only && others.length === 0) Object.assign(facts, only);
    else if (only) asked.push(askedOf(offers));
    else if (odd[0])
      asked.push({
        kind: odd[0].kind,
        fields: [odd[0].field],
        written: odd.map(({ written }) => written),
        offers: [],
      });
  }
  return { facts, asked };
}

function oddOf({ odd }: Said, slot: Slot): Said['odd'] {
  const fields = slot === 'place' ? ['latitude', 'longitude'] : [slot];
  return odd.filter(({ field }) => fields.includes(field));
}

function askedOf(offers: readonly FoundFacts[]): AskedFact {
  const [one, other] = offers.map(({ elevation }) => elevation?.value ?? 0);
  const ratio = Math.max(one ?? 0, other ?? 0) / Math.min(one ?? 0, other ?? 0);
  const areFeet = offers.length === 2 && Math.abs(ratio * 0.3048 - 1) < 0.02;
  return {
    kind: areFeet ? 'station.feet' : 'station.two-fit',
    fields: Object.keys(offers[0] ?? {}) as AskedFact['fields'],
    written: offers.map(writtenOf),
    offers,
  };
}

function writtenOf(facts: FoundFacts): AskedFact['written'][number] {
  const all = Object.values(facts);
  const [{ sheet, cell } = { sheet: '', cell: '' }] = all;
  return { value: all.map(({ value }) => value).join(', '), sheet, cell };
}

/** What the sources say of a slot, without what only says it with fewer decimals. Names are one if they are in other letters. */
function differing(sources: readonly Said[], slot: Slot): FoundFacts[] {
  const kept: FoundFacts[] = [];
  for (const facts of sources.flatMap((source): readonly FoundFacts[] => source[slot])) {
    const at = kept.findIndex((one) => agrees(one, facts) || agrees(facts, one));
    const before = kept[at];
    // What calls a station in a list is a name that its table has already chosen.
    if (before && agrees(facts, before) && !agrees(before, facts)) kept[at] = facts;
    else if (!before) kept.push(facts);
  }
  return slot === 'name' || slot === 'identifier' ? ofFirst(kept, slot) : kept;
}

/** "Upton" over the table and "UPTON AIRFIELD" in the list of its code: both are its names. */
function ofFirst(kept: readonly FoundFacts[], slot: 'name' | 'identifier'): FoundFacts[] {
  if (slot === 'name') return kept.slice(0, 1);
  const wigos = kept.filter(({ identifier }) => identifier?.value.startsWith('0-'));
  return wigos.length > 0 ? wigos : kept.slice(0, 1);
}

/** True if `rough` is what is left of `fine` with its number of decimals, rounded or cut. */
function agrees(rough: FoundFacts, fine: FoundFacts): boolean {
  return (Object.keys(rough) as (keyof FoundFacts)[]).every((field) => {
    const [one, other] = [rough[field]?.value, fine[field]?.value];
    if (typeof one !== 'number' || typeof other !== 'number')
      return nameKey(String(one)) === nameKey(String(other));
    const decimals = (String(one).split('.')[1] ?? '').length;
    return Math.abs(one - other) < 10 ** -decimals;
  });
}

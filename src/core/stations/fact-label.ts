import { plainText } from '../reading/plain-text.ts';
import { remembering } from '../sheet/cells/remembering.ts';
import { headerMeaning } from '../sheet/headers/header-meaning.ts';
import { rolesIn } from '../sheet/headers/known-words.ts';

/** What a column or a line says of stations. A `region` tells them apart, and is none of their names. */
export type FactKind =
  | ('wigos' | 'code' | 'name' | 'station' | 'region')
  | ('latitude' | 'longitude' | 'elevation' | 'hours');
export type FactLabel = { kind: FactKind; inFeet: boolean; inUtc: boolean };

/** Null for what says nothing of where a station is or what it is called. */
export const labelOf = remembering((text): { label: FactLabel | null } => ({
  label: text.length > LONGEST_LABEL ? null : labelled(text),
}));

const LONGEST_LABEL = 60;
const MOST_WORDS = 6;

function labelled(text: string): FactLabel | null {
  const plain = plainText(text);
  const words = plain.split(' ');
  const kind = words.length > MOST_WORDS ? null : kindOf(text, plain, words);
  const has = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  return kind && { kind, inFeet: has(FEET), inUtc: has(UTC) };
}

function kindOf(text: string, plain: string, words: readonly string[]): FactKind | null {
  const has = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  const [, whole] = CUT.exec(plain) ?? [];
  if (whole) return whole === 'lat' ? 'latitude' : 'longitude';
  const roles = rolesIn(plain);
  if (has(WIGOS)) return 'wigos';
  if (has(OF_OTHERS)) return null;
  if (roles.has('latitude') !== roles.has('longitude'))
    return roles.has('latitude') ? 'latitude' : 'longitude';
  if (has(READING) && has(HOUR)) return 'hours';
  if (roles.has('elevation') || has(HEIGHT)) return has(NOT_OF_GROUND) ? null : 'elevation';
  const isStation = headerMeaning(text).key === 'station';
  if (has(REGION)) return isStation ? 'region' : null;
  const isAlone = words.length <= 2;
  const isNumber = has(CODE) || words.some((word) => /.nummer(et)?$/.test(word));
  if (isNumber && (isStation || isAlone)) return 'code';
  if (roles.has('name') && (isStation || isAlone)) return 'name';
  return isStation ? 'station' : null;
}

/** "Latd, Latm": degrees and minutes. */
const CUT = /^(lat|lon)g?(?:d|deg|m|min|s|sec)$/;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

const WIGOS = wordsOf('wigos wsi');
const CODE = wordsOf(
  `code codes codigo cod cd kode kod id identifier identificador identifiant number numero num no nr n°
  nummer indicatif indicativo clave wmo omm icao usaf wban synop ghcn staid stnid souid poste 站号 ref`
    .split(/\s+/)
    .join(' '),
);
const HEIGHT = wordsOf('alti cota kota stationshohe hoogte quota msnm');
const FEET = wordsOf('ft feet foot pies pieds pes');
const UTC = wordsOf('utc gmt z tu ut utcz');
const READING = wordsOf(
  'reading readings observation observations obs lecture releve lectura observacion leitura observacao',
);
const HOUR = wordsOf('hour hours time heure heures hora horas');
/** "Height of gauge", "Wave height": above the ground, and no height of it. */
const NOT_OF_GROUND = wordsOf(
  `gauge gage wave waves wind anemometer barometer sensor instrument thermometer snow cloud tide tree plant
  river water pressure pluviometre pluviometro mast tower screen`
    .split(/\s+/)
    .join(' '),
);
const REGION = wordsOf(
  `state states province provincia district districts county country region regions zone departamento
  department departement division subdivision municipio municipality basin cuenca bacia bassin pais pays
  uf estado land bundesland kreis distrito catchment sector`
    .split(/\s+/)
    .join(' '),
);
/** Names and codes of something else. */
const OF_OTHERS = wordsOf(
  `observer file variable parameter parametro parametre element elemento quality flag source file image
  sensor network owner agency month day instrument observador observateur`
    .split(/\s+/)
    .join(' '),
);

import { ON_EARTH } from '../../dataset/contract.ts';
import { COLDEST_C, COLDEST_K, HOTTEST_C, HOTTEST_F } from '../cells/evidence.ts';
import { isOfADay, type Quantity, toStandard, type Unit } from '../cells/units.ts';
import { daysOfOne, type Size, type Sized, SLIPS_IN, withoutSlips } from './size-of-values.ts';
import { areSurelyF, areSurelyInches } from './surely-american.ts';

/** A unit, how it is known, and what else the person may say that it is. */
export type Settled = {
  unit: Unit;
  how: 'stated' | 'wished' | 'assumed' | 'inferred' | 'asked';
  could: readonly Unit[];
  /** a header says inches, or the amounts can be nothing else */
  areInches: boolean;
};

type Look = Size & {
  stated?: Unit | undefined;
  /** what was settled for the temperatures of the same sheet */
  beside?: Settled | undefined;
  isSurelyF: () => boolean;
};

const STANDARD = { temperature: 'C', rain: 'mm' } as const;

/** By the first line that fits. */
export function settledByLook(
  { series, size }: Sized,
  quantity: Quantity,
  beside?: Settled,
): Settled {
  const { unit: stated } = series.find(({ unit }) => unit) ?? {};
  const isSurelyF = (): boolean => areSurelyF(series, size, beside?.areInches);
  const plain = { stated, beside, isSurelyF, ...size };
  const isHot = quantity === 'temperature' && inStandard(plain) > WARMEST_MONTH;
  const look = isHot ? withoutSlips(plain) : plain;
  const [, how, ...units] =
    (stated ? CONTRADICTIONS : SIZES)[quantity].find(([fits]) => fits(look)) ??
    ([null, stated ? 'stated' : 'assumed'] as const);
  // A day's rate is its amount.
  const apart = units.filter((unit) => !plain.daily || !isOfADay(unit));
  const could = stated ? [...new Set([...apart, stated])] : apart;
  const unit = could[0] ?? STANDARD[quantity];
  const areInches = unit === 'in' && (how === 'stated' || areSurelyInches(size));
  return { unit, how, could, areInches };
}

export const NEARLY_ALL = 0.9;

/** What values look like, how their unit is settled, the likeliest unit, and what else it could be. */
type Line = readonly [fits: (look: Look) => boolean, how: Settled['how'], ...units: Unit[]];

const WARMEST_MONTH = 45;

/** For values without a unit. */
const SIZES: Record<Quantity, readonly Line[]> = {
  temperature: [
    [({ count }) => count === 0, 'assumed', 'C'],
    [mayBeC, 'assumed', 'C'],
    [({ daily, most }) => !daily && most <= 50, 'asked', 'C', 'F'],
    [({ least, most }) => least > COLDEST_K && most < 330, 'asked', 'K', '0.1C'],
    [({ isSurelyF }) => isSurelyF(), 'inferred', 'F', 'C', '0.1C'],
    [({ most }) => most <= HOTTEST_F, 'asked', 'F', 'C', '0.1C'],
    [areTenthsOfC, 'inferred', '0.1C', 'C', 'F'],
    [() => true, 'asked', '0.01C', '0.1C', 'C', 'F', 'K'],
  ],
  rain: [
    [({ count }) => count === 0, 'assumed', 'mm'],
    [areInchesBesideF, 'inferred', 'in', 'mm'],
    [isBesideF, 'asked', 'in', 'mm', '0.01in', '0.001in'],
    [areTenthsOfMm, 'inferred', '0.1mm', 'mm'],
    [(look) => !isEnough(look) && !areExact(look) && !areSmallMonths(look), 'assumed', 'mm'],
    [areMetres, 'asked', 'm', 'm/day', 'mm', 'in'],
    [areInches, 'asked', 'in', 'mm', 'cm', 'mm/day'],
    [areSmallMonths, 'asked', 'cm', 'in', 'mm/day', 'mm'],
    [areTooMany, 'asked', '0.1mm', 'mm', '0.01in', '0.001in'],
  ],
};

/**
 * For values that contradict the stated unit, such as °C over a July of 88: only the person knows which is wrong. The
 * stated unit is the last of the choices.
 */
const CONTRADICTIONS: Record<Quantity, readonly Line[]> = {
  temperature: [
    [(look) => look.stated === '0.1C' && hasFractions(look), 'asked', 'C', '0.1C', 'F'],
    [(look) => inStandard(look) > 60, 'asked', 'F', '0.1C'],
  ],
  rain: [
    [isDrizzle, 'asked', 'in', 'cm', 'mm/day'],
    [contradictsRain, 'asked', 'mm', '0.1mm', 'in', '0.01in', '0.001in'],
    [isFlood, 'asked', 'mm', '0.1mm', 'in'],
    // Under "mm/day" 80 may be the sum of a month.
    [areHardlyRates, 'asked', 'mm', 'in', 'cm'],
  ],
};

function inStandard({ most, stated = 'C', daily }: Look): number {
  return toStandard(most, stated, daysOfOne({ daily }));
}

function contradictsRain(look: Look): boolean {
  return (
    inStandard(look) > mostRain(look) * 1.1 ||
    (look.stated === '0.1mm' && hasFractions(look)) ||
    areTooManyInches(look)
  );
}

/** Tenths are whole numbers: under "0.1 °C" 21.4 is wrong, or the header is. The zeros of rain say nothing. */
function hasFractions({ count, wholes, dry }: Look): boolean {
  return wholes - dry < (count - dry) * NEARLY_ALL;
}

/** More rain never fell in a month or on a day. */
function mostRain({ daily }: Look): number {
  return ON_EARTH[daily ? 'day' : 'month'].rain.high;
}

/** One value in a hundred may be a slip. */
function isWhole({ wholes, count }: Look): boolean {
  return count - wholes <= count / SLIPS_IN;
}

/** No night is warmer than the warmest month: minima of 50 are in °F. */
function mayBeC({ daily, most, minima }: Look): boolean {
  const nights = minima();
  const areHot = nights.filter((night) => night > WARMEST_MONTH).length > nights.length / 10;
  return most <= (daily ? HOTTEST_C : WARMEST_MONTH) && !areHot;
}

function areTenthsOfC(look: Look): boolean {
  return isWhole(look) && look.least >= COLDEST_C * 10 && look.most <= HOTTEST_C * 10;
}

/** Where people write °F, they write inches, which are whole on no day and hardly in a month of 30. */
function isBesideF(look: Look): boolean {
  const { beside, most, daily } = look;
  const mayBeInches = !isWhole(look) || most <= (daily ? 0 : 30);
  return beside?.unit === 'F' && (mayBeInches ? most <= 110 : most > 0);
}

/** Beside °F 65.3 may be mm: inches are read to hundredths, if they are not whole. */
function areInchesBesideF(look: Look): boolean {
  const { beside, daily, most, hundredths } = look;
  if (!isBesideF(look) || (isWhole(look) && most > (daily ? 0 : 30))) return false;
  const isStated = beside?.how === 'stated' && (isWhole(look) || hundredths > 0);
  return isStated || (beside?.how === 'inferred' && areSurelyInches(look));
}

function areTenthsOfMm(look: Look): boolean {
  return isWhole(look) && (look.beside?.unit === '0.1C' || look.most > mostRain(look));
}

/**
 * 2.3, 0.8, 5.9: where hardly 10 mm fall in a month, most months are dry and one brings ten times as much. So they are
 * centimetres, inches, or a day's mean.
 */
function areSmallMonths({ daily, count, wholes, sum, most, dry }: Look): boolean {
  const mean = sum / count;
  // A dry season of five months may be as small in mm, and is less even.
  const isEven = most < mean * (count >= LONG_RECORD ? 7 : 4) && dry * 3 < count;
  return !daily && count >= FEWEST_MONTHS && mean < 10 && isEven && wholes * 2 < count;
}

const FEWEST_MONTHS = 5;
const LONG_RECORD = 24;

/**
 * Years of months in which it always rained, and never 10 mm: they are in another unit, or a day's mean. Tenths of a mm
 * are stated where it is as dry as in Antarctica.
 */
function isDrizzle(look: Look): boolean {
  const { stated, daily, count, dry } = look;
  const least = stated === 'mm' ? 10 : stated === '0.1mm' ? 0 : 2;
  return !daily && count >= LONG_RECORD && inStandard(look) < least && dry * 2 < count;
}

/** "Inch" may be a place: hardly a gauge caught 60 inches in a month, and inches are read to hundredths. */
function areTooManyInches({ stated, most, daily, hundredths }: Look): boolean {
  return stated === 'in' && most > (daily ? 30 : 60) && hundredths === 0;
}

/** 0.0254: in metres a month's rain has four decimals. */
function areMetres({ daily, most, fine, count, wholes }: Look): boolean {
  return most < (daily ? 0.5 : 1.5) && fine * 2 > count - wholes;
}

/** 1.25 and 0.07: inches are read to hundredths, and millimetres to tenths. */
function areInches({ daily, most, hundredths, count, wholes }: Look): boolean {
  return most < (daily ? 12 : 50) && hundredths * 3 > count - wholes;
}

/** True for a winter of 0.05 and 1.25 without 0.0254: hundredths alone show inches, even on a few days. */
function areExact({ hundredths, fine }: Look): boolean {
  return fine === 0 && hundredths >= FEWEST_HUNDREDTHS;
}

const FEWEST_HUNDREDTHS = 10;

/** True for 6,000 mm a year: few places have so much, and tenths of a common rain add up to it. */
function areTooMany(look: Look): boolean {
  return isWhole(look) && look.sum > look.count * daysOfOne(look) * MOST_A_DAY_MM;
}

const MOST_A_DAY_MM = 16.5;

/** Under "cm" millimetres make 13 m a year, as no place has; few have half of it. */
function isFlood(look: Look): boolean {
  const { stated = 'mm', sum, count } = look;
  if (isOfADay(stated) || !isEnough(look)) return false;
  const aDay = toStandard(sum, stated, 1) / (count * daysOfOne(look));
  return aDay > (stated === 'cm' ? MOST_A_DAY_MM : MOST_ON_EARTH_MM);
}

/** 80 "mm/day" from January to December: the wettest place has 33. */
function areHardlyRates({ stated, daily, sum, count, months }: Look): boolean {
  if (daily || !isOfADay(stated) || new Set(months()).size < 12) return false;
  return toStandard(sum, stated, 1) > count * MOST_ON_EARTH_MM;
}

const MOST_ON_EARTH_MM = 33;

function isEnough({ count, daily }: Look): boolean {
  return count >= (daily ? 300 : 12);
}

/** What makes the weather of an invented place; °C and mm. */
export type Climate = {
  seed: number;
  /** mean of the year, half the swing between the warmest and the coldest month */
  meanTemperature: number;
  seasonalSwing: number;
  /** how far the day's maximum lies above its minimum */
  dailyRange: number;
  /** 1 to 12: 7.4 is the second week of July */
  warmestMonth: number;
  warmingPerDecade: number;
  yearlyRain: number;
  wettestMonth: number;
  /** 0: every month alike; 1: the driest month has next to none */
  rainSeasonality: number;
};

/** A mild, damp hill in the north. */
export const ALDER_RIDGE: Climate = {
  seed: 11,
  meanTemperature: 9.1,
  seasonalSwing: 6.2,
  dailyRange: 7.1,
  warmestMonth: 7.4,
  warmingPerDecade: 0.18,
  yearlyRain: 1060,
  wettestMonth: 11.2,
  rainSeasonality: 0.3,
};

/** A dry plain with hot summers and winter rain. */
export const VALDEHELECHO: Climate = {
  seed: 23,
  meanTemperature: 14.6,
  seasonalSwing: 9.4,
  dailyRange: 12.3,
  warmestMonth: 7.6,
  warmingPerDecade: 0.27,
  yearlyRain: 435,
  wettestMonth: 11,
  rainSeasonality: 0.65,
};

/** A continental prairie: cold winters, summer storms. */
export const COTTONWOOD_FLATS: Climate = {
  seed: 37,
  meanTemperature: 10.4,
  seasonalSwing: 13.8,
  dailyRange: 12.8,
  warmestMonth: 7.5,
  warmingPerDecade: 0.2,
  yearlyRain: 690,
  wettestMonth: 6,
  rainSeasonality: 0.6,
};

/** Warm south of the equator, with a wet season round the turn of the year. */
export const KIBO_CREEK: Climate = {
  seed: 41,
  meanTemperature: 21.3,
  seasonalSwing: 4.1,
  dailyRange: 11.4,
  warmestMonth: 12.2,
  warmingPerDecade: 0.22,
  yearlyRain: 1130,
  wettestMonth: 1.5,
  rainSeasonality: 0.85,
};

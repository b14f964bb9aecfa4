/** What stands inside other sentences: elements and months, as they are written in running text. */
export const enClimate = {
  'climate.max': 'maximum temperature',
  'climate.min': 'minimum temperature',
  'climate.rain': 'rainfall',
  'climate.january': 'January',
  'climate.february': 'February',
  'climate.march': 'March',
  'climate.april': 'April',
  'climate.may': 'May',
  'climate.june': 'June',
  'climate.july': 'July',
  'climate.august': 'August',
  'climate.september': 'September',
  'climate.october': 'October',
  'climate.november': 'November',
  'climate.december': 'December',
} as const;

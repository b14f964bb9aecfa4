/** Datasets beside each other: what they differ by, and where that changes. */
export const enCompare = {
  'compare.title': 'Compare',
  'compare.lead':
    'Stations near each other share their weather. What is left between them shows where one of them was moved or changed.',
  'compare.not-loaded': 'This part of the page did not come. Close it and open it again.',
  'compare.choose': 'Choose a dataset',
  'compare.choose-more': 'Add another',
  'compare.find': 'Find a dataset by name',
  'compare.candidates': 'Datasets to compare with',
  'compare.chosen': 'Datasets compared',
  'compare.nearest': 'The nearest stand first.',
  'compare.nothing': 'No other dataset was found.',
  'compare.full': 'More than {most} others cannot be told apart. Remove one to add another.',
  'compare.add': 'Add',
  'compare.add-name': 'Add {name}',
  'compare.remove': 'Remove',
  'compare.remove-name': 'Remove {name}',
  'compare.gone': 'A dataset of this link is gone, or you may not see it.',
  'compare.distance': '{distance} km away',
  'compare.far':
    'They lie {distance} km apart, too far to share their weather: what differs between them tells of no move or change.',
  'compare.lines': '{element}: {names}',
  'compare.hint':
    'Only years with all twelve months. Point at a year or touch it, or use the arrow keys.',
  'compare.no-year': 'Without a complete year of it: {names}.',
  'compare.read': '{year}: {values}',
  'compare.against': 'Against {other}',
  'compare.difference': '{own} minus {other}',
  'compare.difference-rain': '{own} against {other}, in percent',
  'compare.mean-warmer': {
    by: 'years',
    one: 'In {years} common year {own} is {by} °C warmer.',
    other: 'On average of {years} common years ({first}–{last}) {own} is {by} °C warmer.',
  },
  'compare.mean-colder': {
    by: 'years',
    one: 'In {years} common year {own} is {by} °C colder.',
    other: 'On average of {years} common years ({first}–{last}) {own} is {by} °C colder.',
  },
  'compare.mean-wetter': {
    by: 'years',
    one: 'In {years} common year {own} has {by} % more rain.',
    other: 'On average of {years} common years ({first}–{last}) {own} has {by} % more rain.',
  },
  'compare.mean-drier': {
    by: 'years',
    one: 'In {years} common year {own} has {by} % less rain.',
    other: 'On average of {years} common years ({first}–{last}) {own} has {by} % less rain.',
  },
  'compare.mean-same': {
    by: 'years',
    one: 'In {years} common year they are the same.',
    other: 'On average of {years} common years ({first}–{last}) they are the same.',
  },
  'compare.no-common': 'They have no complete year in common.',
  'compare.too-few': 'That is too short to look for a step: it takes {needed} common years.',
  'compare.step-warmer':
    'From {year} on {own} is {by} °C warmer against {other} than before (with 95 % confidence between {least} and {most}).',
  'compare.step-colder':
    'From {year} on {own} is {by} °C colder against {other} than before (with 95 % confidence between {least} and {most}).',
  'compare.step-wetter':
    'From {year} on {own} has {by} % more rain against {other} than before (with 95 % confidence between {least} and {most}).',
  'compare.step-drier':
    'From {year} on {own} has {by} % less rain against {other} than before (with 95 % confidence between {least} and {most}).',
  'compare.step-means':
    'That is how a station shows that was moved or got other instruments. Two records do not tell which of them it was; a third one does.',
  'compare.step-own':
    'The step of {year} shows against each of them, so {own} itself has most likely changed.',
  'compare.no-step':
    'No step was found. One of {from} or more, well within these years, would most likely have shown.',
  'compare.drift-warmer':
    'No step, but the two drift apart: {own} grows {by} °C warmer a decade against {other}, and no single year explains it.',
  'compare.drift-colder':
    'No step, but the two drift apart: {own} grows {by} °C colder a decade against {other}, and no single year explains it.',
  'compare.drift-wetter':
    'No step, but the two drift apart: {own} grows {by} % wetter a decade against {other}, and no single year explains it.',
  'compare.drift-drier':
    'No step, but the two drift apart: {own} grows {by} % drier a decade against {other}, and no single year explains it.',
} as const;

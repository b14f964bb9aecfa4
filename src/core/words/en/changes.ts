/** What became of values between two versions of a table. */
export const enChanges = {
  'changes.changed': {
    by: 'count',
    one: 'One value changed',
    other: '{count} values changed',
  },
  'changes.months-new': { by: 'count', one: 'one month new', other: '{count} months new' },
  'changes.filled': {
    by: 'count',
    one: 'one value filled in',
    other: '{count} values filled in',
  },
  'changes.removed': {
    by: 'count',
    one: 'one value removed',
    other: '{count} values removed',
  },
  'changes.none-removed': 'nothing removed',
  'changes.no-value': 'none',
} as const;

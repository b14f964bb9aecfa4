import type { enChanges } from '../en/changes.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frChanges: PhrasesLike<typeof enChanges> = {
  'changes.changed': {
    by: 'count',
    one: 'Une valeur changée',
    other: '{count} valeurs changées',
  },
  'changes.months-new': {
    by: 'count',
    one: 'un mois nouveau',
    other: '{count} mois nouveaux',
  },
  'changes.filled': {
    by: 'count',
    one: 'une valeur complétée',
    other: '{count} valeurs complétées',
  },
  'changes.removed': {
    by: 'count',
    one: 'une valeur retirée',
    other: '{count} valeurs retirées',
  },
  'changes.none-removed': 'rien de retiré',
  'changes.no-value': 'sans valeur',
};

import type { enChanges } from '../en/changes.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esChanges: PhrasesLike<typeof enChanges> = {
  'changes.changed': {
    by: 'count',
    one: 'Un valor cambiado',
    other: '{count} valores cambiados',
  },
  'changes.months-new': { by: 'count', one: 'un mes nuevo', other: '{count} meses nuevos' },
  'changes.filled': {
    by: 'count',
    one: 'un valor completado',
    other: '{count} valores completados',
  },
  'changes.removed': {
    by: 'count',
    one: 'un valor quitado',
    other: '{count} valores quitados',
  },
  'changes.none-removed': 'nada quitado',
  'changes.no-value': 'sin dato',
};

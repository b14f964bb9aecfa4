import type { enChanges } from '../en/changes.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptChanges: PhrasesLike<typeof enChanges> = {
  'changes.changed': {
    by: 'count',
    one: 'Um valor alterado',
    other: '{count} valores alterados',
  },
  'changes.months-new': { by: 'count', one: 'um mês novo', other: '{count} meses novos' },
  'changes.filled': {
    by: 'count',
    one: 'um valor preenchido',
    other: '{count} valores preenchidos',
  },
  'changes.removed': {
    by: 'count',
    one: 'um valor removido',
    other: '{count} valores removidos',
  },
  'changes.none-removed': 'nada removido',
  'changes.no-value': 'sem valor',
};

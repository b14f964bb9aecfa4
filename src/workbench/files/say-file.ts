import { speaker } from '../../core/words/speaker.ts';
import type { FileSaid } from './file-problem.ts';

/** For a terminal and the workbench, which speak English. */
export function sayFile({ kind, params }: FileSaid): string {
  return speaker(['file'], 'en')(kind, params);
}

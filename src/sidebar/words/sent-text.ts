import type { SheetReading } from '../../addon/page-types.ts';
import type { SidebarWords } from './sidebar-words.ts';

/** `60 years with 2,131 values go to almanac.example, in °C and mm (converted from °F / in).` */
export function sentText(
  { counts, understood }: Pick<SheetReading, 'counts' | 'understood'>,
  where: string,
  { say }: Pick<SidebarWords, 'say'>,
): string {
  const { converted } = understood.sentence.params;
  return say('sidebar.what-is-sent', {
    years: say('sidebar.years', { count: counts.years }),
    values: say('sidebar.values', { count: counts.values }),
    where,
    ...(converted !== undefined && { converted }),
  });
}

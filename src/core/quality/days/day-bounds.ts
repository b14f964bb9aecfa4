import { ELEMENT_UNITS } from '../../dataset/unit-names.ts';
import type { Finding } from '../../reading/reading.ts';
import { placesAt } from '../../reading/series.ts';
import { dateOf } from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import { indexesWhere } from '../usual/indexes-where.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { isImpossible, possibleOf } from '../usual/possible-values.ts';

export function findImpossibleDays({ days, dayLines: lines }: LinedUpReading): Finding[] {
  return days.flatMap((line) => {
    const { element } = line;
    const impossible = indexesWhere(line, (value) => isImpossible(line, value));
    const [first] = impossible;
    if (first === undefined || !lines) return [];
    const value = line.values[first] as number;
    const params = { count: impossible.length, element, date: dateOf(lines, first), value };
    const bounds = { ...possibleOf(line), unit: ELEMENT_UNITS[element] };
    return [
      findingAt(
        'quality.day-impossible',
        placesAt(line, impossible),
        { ...params, ...bounds },
        'error',
      ),
    ];
  });
}

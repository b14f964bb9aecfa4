import { defineClass } from './define-class.ts';
import { makes, type RangeState } from './makers.ts';
import { rangeBorders } from './range-borders.ts';
import { rangeFormat } from './range-format.ts';
import { rangeOldNames } from './range-old-names.ts';
import { rangePlace } from './range-place.ts';
import { rangeStructure } from './range-structure.ts';
import { rangeValues } from './range-values.ts';
import { rangeGroups } from './sheet-groups.ts';

makes(
  'range',
  defineClass<GoogleAppsScript.Spreadsheet.Range, RangeState>('Spreadsheet.Range', () => ({
    ...rangePlace(),
    ...rangeValues(),
    ...rangeFormat(),
    ...rangeBorders(),
    ...rangeOldNames(),
    ...rangeGroups(),
    ...rangeStructure(),
  })),
);

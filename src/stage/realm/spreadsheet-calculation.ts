import type { Calculation } from '../platform/calls.ts';
import type { Methods } from './define-class.ts';
import { enumName, RecalculationInterval } from './enums.ts';
import type { SpreadsheetState } from './makers.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Self = SpreadsheetState & { self?: Api };

/** Each setting is kept and given back; the stage calculates when somebody reads. */
function get<Part extends keyof Calculation>(part: Part) {
  return function (this: SpreadsheetState): Calculation[Part] {
    return ask('document.info', this.document).calculation[part];
  };
}
function set<Part extends keyof Calculation>(part: Part) {
  return function (this: Self, value: Calculation[Part]): Api {
    return change(this, { [part]: value });
  };
}
function change(state: Self, part: Partial<Calculation>): Api {
  const { calculation } = ask('document.info', state.document);
  ask('document.change', state.document, { calculation: { ...calculation, ...part } });
  return state.self as Api;
}

/** When a spreadsheet is calculated again, and how it goes round in circles. */
export const spreadsheetCalculation = (): Methods<Api, SpreadsheetState> => ({
  getIterativeCalculationConvergenceThreshold: get('threshold'),
  getMaxIterativeCalculationCycles: get('cycles'),
  getRecalculationInterval() {
    const { interval } = ask('document.info', this.document).calculation;
    return RecalculationInterval[interval as keyof typeof RecalculationInterval];
  },
  isIterativeCalculationEnabled: get('iterative'),
  setIterativeCalculationConvergenceThreshold: set('threshold'),
  setIterativeCalculationEnabled: set('iterative'),
  setMaxIterativeCalculationCycles: set('cycles'),
  setRecalculationInterval(recalculationInterval) {
    return change(this, { interval: enumName(recalculationInterval) });
  },
});

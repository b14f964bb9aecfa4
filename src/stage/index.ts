/**
 * The door of the stage: what tests and the workbench may use. `page.ts` beside it is a second one, for code that is
 * bundled for a browser: this one loads threads and files, which a browser has not.
 */
export type { Editor } from './editor.ts';
export type { Handler } from './hosts.ts';
export type { Fault } from './kernel/faults.ts';
export type { Execution, Install, SavedState, StageEvent } from './kernel/protocol.ts';
export { pageFunctions } from './page.ts';
export type { CellValue, LineChange, Menu, Page } from './platform/calls.ts';
export type { LatencyChoice } from './platform/method-rules.ts';
export { seededRandom } from './platform/seeded-random.ts';
export type { Switches } from './platform/switches.ts';
export type { GivenDocument } from './sheets/spreadsheet-model.ts';
export { openStage, type Stage } from './stage.ts';

import type * as addon from '../../addon/main.ts';
import type { Answer } from '../../core/problem.ts';

/** The page calls these; menu and trigger call the other exports. */
type PageFunctions = Pick<
  typeof addon,
  | 'openingState'
  | 'connect'
  | 'testConnection'
  | 'disconnect'
  | 'readActiveSheet'
  | 'checkSheets'
  | 'keepProposals'
  | 'sendSeveral'
  | 'lookAtBatch'
  | 'rememberWishes'
  | 'compareUpload'
  | 'lookAtRecord'
  | 'changeRecord'
  | 'sendUnasked'
  | 'uploadSheet'
  | 'settleUnknown'
  | 'saveJob'
  | 'pauseJob'
  | 'deleteJob'
  | 'takeOverJob'
  | 'takeOverAll'
  | 'saveFileJob'
  | 'repairSchedule'
  | 'removeDamaged'
  | 'lookAtCells'
  | 'showCell'
  | 'confirmFinding'
  | 'forgetConfirmed'
  | 'mendCells'
  | 'writeAsNewSheet'
  | 'lookAtFiles'
  | 'makeFiles'
  | 'runHistory'
>;
export type FunctionName = keyof PageFunctions;
export type ArgumentsOf<Name extends FunctionName> = Parameters<PageFunctions[Name]>;
export type ValueOf<Name extends FunctionName> =
  ReturnType<PageFunctions[Name]> extends Answer<infer Value> ? Value : never;

/** Never rejects: a call that fails gives a problem like any other. */
export type CallServer = (name: FunctionName, args: readonly unknown[]) => Promise<Answer<unknown>>;

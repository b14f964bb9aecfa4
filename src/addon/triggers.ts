import { type Answer, bad, good } from '../core/problem.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

const HANDLER = 'runDueUploads';

/** This person's triggers in this spreadsheet: looking further would end other spreadsheets' schedules. */
function ownTriggers(spreadsheet: Spreadsheet): GoogleAppsScript.Script.Trigger[] {
  return ScriptApp.getUserTriggers(spreadsheet).filter(
    (trigger) => trigger.getHandlerFunction() === HANDLER,
  );
}

function hasTrigger(spreadsheet: Spreadsheet): boolean {
  return ownTriggers(spreadsheet).length > 0;
}

/** One hourly trigger drives every job of this person in this spreadsheet: Google permits no second. */
export function ensureTrigger(spreadsheet: Spreadsheet): Answer<null> {
  if (hasTrigger(spreadsheet)) return good(null);
  try {
    ScriptApp.newTrigger(HANDLER).timeBased().everyHours(1).create();
    return good(null);
  } catch (refusal) {
    // Another window may have made it meanwhile. Otherwise it is most often the limit of 20, said
    // in the person's own language.
    if (hasTrigger(spreadsheet)) return good(null);
    return bad('schedule.trigger-refused', { text: String((refusal as Error).message) });
  }
}

export function removeTriggers(spreadsheet: Spreadsheet): void {
  for (const trigger of ownTriggers(spreadsheet)) ScriptApp.deleteTrigger(trigger);
}

/** One alone, by its id: the person's others are the schedules of other spreadsheets. */
export function removeTrigger(uid: string): void {
  for (const trigger of ScriptApp.getProjectTriggers())
    if (trigger.getUniqueId() === uid) ScriptApp.deleteTrigger(trigger);
}

import { type Answer, err, ok } from '../../core/problem.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

const HANDLER = 'runDueUploads';

/** This person's triggers in this spreadsheet. To remove others would end other spreadsheets' schedules. */
function ownTriggers(spreadsheet: Spreadsheet): GoogleAppsScript.Script.Trigger[] {
  return ScriptApp.getUserTriggers(spreadsheet).filter(
    (trigger) => trigger.getHandlerFunction() === HANDLER,
  );
}

function hasTrigger(spreadsheet: Spreadsheet): boolean {
  return ownTriggers(spreadsheet).length > 0;
}

/** One hourly trigger drives every job of this person in this spreadsheet. Google permits no second one. */
export function ensureTrigger(spreadsheet: Spreadsheet): Answer<null> {
  if (hasTrigger(spreadsheet)) return ok(null);
  try {
    ScriptApp.newTrigger(HANDLER).timeBased().everyHours(1).create();
    return ok(null);
  } catch (refusal) {
    // Another window may have made the trigger meanwhile. If not, Google most often refuses because of
    // its limit of 20, in the person's language.
    if (hasTrigger(spreadsheet)) return ok(null);
    return err('schedule.trigger-refused', { text: String((refusal as Error).message) });
  }
}

export function removeTriggers(spreadsheet: Spreadsheet): void {
  for (const trigger of ownTriggers(spreadsheet)) ScriptApp.deleteTrigger(trigger);
}

/** Removes one trigger by its id, because the person's other triggers belong to other spreadsheets. */
export function removeTrigger(uid: string): void {
  for (const trigger of ScriptApp.getProjectTriggers())
    if (trigger.getUniqueId() === uid) ScriptApp.deleteTrigger(trigger);
}

import type { SheetReading } from '../../addon/page-types.ts';
import { isSameTarget } from '../../core/upload/target.ts';
import { withoutCalls, withoutTrouble } from './calls.ts';
import { offerDraftAnew } from './enter-view.ts';
import { filesOfNewReading } from './files-steps.ts';
import { withoutLook } from './record-steps.ts';
import type { OpenState } from './sidebar-state.ts';
import { isInForm, targetOf, uploadFor, withoutComparing } from './upload-steps.ts';
import { withOpening } from './with-opening.ts';

/** What was asked before of the tab in front, perhaps another one, would take this reading away again. */
export function showReading(state: OpenState, reading: SheetReading): OpenState {
  const { sheet } = reading;
  const read = withoutLook(withoutCalls(state, 'readActiveSheet'));
  // The same values need no second look at the sheet for what they change.
  const alone = isAsBefore(state, reading) ? read : withoutComparing(read);
  const files = filesOfNewReading(state.files);
  const seen = { ...withOpening(alone, { sheet }), reading, written: null, files };
  const shown = offerDraftAnew(state, seen);
  if (isInForm(state, targetOf(reading))) return shown;
  return { ...withoutTrouble(shown, 'uploadSheet'), upload: uploadFor(sheet) };
}

function isAsBefore({ reading: before }: Pick<OpenState, 'reading'>, now: SheetReading): boolean {
  return (
    before !== null &&
    before.fingerprint === now.fingerprint &&
    isSameTarget(targetOf(before), targetOf(now))
  );
}

export function isShown({ reading }: Pick<OpenState, 'reading'>, sheetId: number): boolean {
  return reading?.sheet.id === sheetId;
}

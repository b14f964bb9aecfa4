import { type Answer, ok } from '../../core/problem.ts';
import { targetIn } from '../../core/upload/target.ts';
import type { Context } from '../context/context.ts';
import type { ProposalRequest } from '../page-types.ts';
import { shownName } from '../schedule/job-states.ts';

/** What a person ticked and looked at, with their name: another editor goes on from there. */
export function keepProposalsFor(context: Context, asked: ProposalRequest[]): Answer<null> {
  const by = shownName(context.user.session()?.account ?? '');
  const tabs = new Set(context.spreadsheet.getSheets().map((sheet) => sheet.getSheetId()));
  const known = (Array.isArray(asked) ? asked : []).filter((one) => tabs.has(one?.sheetId));
  const proposals = known.map((one) => ({
    ...targetIn(one),
    ticked: one.ticked === true,
    looked: Array.isArray(one.looked) ? one.looked.map(String) : [],
    fingerprint: String(one.fingerprint),
    by,
  }));
  return context.document.hold('addon.answer-busy', (document) => {
    document.writeProposals(proposals);
    return ok(null);
  });
}

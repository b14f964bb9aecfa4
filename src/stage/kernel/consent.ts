import type { Answer } from '../platform/calls.ts';
import type { Editor } from './editors.ts';
import { openQuestion } from './questions.ts';
import type { World } from './world.ts';

/**
 * Before a click runs anything the platform asks for what the person has not consented to yet, and
 * to install what they do not have (apps-script.md §1.1). Nothing runs for who declines.
 */
export async function askConsent(world: World, editor: Editor): Promise<boolean> {
  const { user } = editor;
  const wanted = user.notAsked(world.scopes);
  if (user.installed && wanted.length === 0) return true;
  const answer = await new Promise<Answer>((resolve) => {
    openQuestion(world, editor, consentQuestion(user.installed, wanted), resolve);
  });
  if (answer.button !== 'ALLOW') return false;
  user.installed = true;
  user.answered(wanted, chosen(answer.text, wanted));
  return true;
}

function consentQuestion(installed: boolean, scopes: string[]) {
  const text = installed
    ? 'A script attached to this document needs your permission to run.'
    : 'This add-on is not installed yet. It is installed with your permission to run.';
  return {
    title: 'Authorization required',
    text: [text, ...scopes].join('\n'),
    buttons: ['ALLOW', 'DENY'],
    input: false,
  };
}

/** Consent may be given in part (§2.5): the text of the answer then lists what was ticked. */
function chosen(text: string, wanted: string[]): string[] {
  const ticked = text.split(/\s+/).filter((scope) => scope !== '');
  return ticked.length === 0 ? wanted : wanted.filter((scope) => ticked.includes(scope));
}

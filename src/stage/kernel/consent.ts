import type { Answer } from '../platform/calls.ts';
import type { Editor } from './editors.ts';
import { openQuestion } from './questions.ts';
import type { World } from './world.ts';

/**
 * Before a click runs anything the platform asks for what the person has not consented to yet, and
 * to install what they do not have (docs/apps-script.md §1.1). Nothing runs for who declines.
 */
export async function askConsent(world: World, editor: Editor): Promise<boolean> {
  const { user } = editor;
  const wanted = user.notAsked(world.scopes);
  if (user.installed && wanted.length === 0) return true;
  return askFor(world, editor, wanted);
}

/** Google's screen: a box a permission, none of them ticked (§2.5). */
export async function askFor(world: World, editor: Editor, scopes: string[]): Promise<boolean> {
  const { user } = editor;
  const answer = await new Promise<Answer>((resolve) => {
    openQuestion(world, editor, consentQuestion(user.installed, scopes), resolve);
  });
  const ticked = tickedOf(answer.text, scopes);
  if (answer.button !== 'ALLOW' || (scopes.length > 0 && ticked.length === 0)) return false;
  user.installed = true;
  user.answered(scopes, ticked);
  return true;
}

function consentQuestion(installed: boolean, scopes: string[]) {
  const text = installed
    ? 'A script attached to this document needs your permission to run.'
    : 'This add-on is not installed yet. It is installed with your permission to run.';
  const buttons = ['ALLOW', 'DENY'];
  return { title: 'Authorization required', text, buttons, boxes: scopes };
}

function tickedOf(text: string, scopes: string[]): string[] {
  if (text === 'all') return scopes;
  const ticked = text.split(/\s+/);
  return scopes.filter((scope) => ticked.includes(scope));
}

/** A link to the same screen, for these permissions. */
export function authorizationUrl(world: World, scopes: readonly string[]): string {
  return `${addressOfScreen(world)}?scope=${encodeURIComponent(scopes.join(' '))}`;
}

/** What a link asks for, or null where it leads anywhere else. */
export function scopesOfLink(world: World, url: string): string[] | null {
  if (!url.startsWith(`${addressOfScreen(world)}?`)) return null;
  return (new URL(url).searchParams.get('scope') ?? '').split(' ');
}

function addressOfScreen(world: World): string {
  return `https://script.google.com/macros/d/${world.opening.project.scriptId}/auth`;
}

import { createHash } from 'node:crypto';
import { DAY_MS } from '../platform/duration.ts';
import type { ScriptContext } from '../platform/thread-messages.ts';
import type { Run } from './run.ts';
import type { World } from './world.ts';

const KEY_ROTATES_AFTER_MS = 30 * DAY_MS;

/** What the thread must know before its first line runs (apps-script.md, Appendix A). */
export function scriptContext(world: World, run: Run): ScriptContext {
  const { project, install, switches } = world.opening;
  return {
    mode: run.mode,
    manifestScopes: project.manifest.oauthScopes ?? 'detected',
    grantedScopes: [...run.user.granted],
    document: run.trigger && switches.triggerDocument === 'none' ? null : run.document,
    lostDocument: switches.lostDocument === 'throws' ? lostDocument(world, run) : null,
    hasUi: run.editor !== null,
    effectiveUser: run.user.email,
    activeUser: activeUser(world, run),
    locale: run.user.locale,
    timeZone: project.manifest.timeZone,
    scriptId: project.scriptId,
    installationSource: install === 'published' ? 'WEB_STORE_ADD_ON' : 'NONE',
    temporaryUserKey: temporaryUserKey(project.scriptId, run.user.email, world.clock.now()),
    switches,
    faults: world.faults.methods(),
    seed: world.opening.deterministic ? world.opening.seed * 7_919 + run.id : null,
  };
}

/** Who visits a web app that runs as its owner has consented to nothing, and stays unknown. */
function activeUser(world: World, { answers, user }: Run): string {
  const { webapp } = world.opening.project.manifest;
  return answers === 'web' && webapp?.executeAs !== 'USER_ACCESSING' ? '' : user.email;
}

/** Anonymous, the same for one person and script, new every thirty days. */
function temporaryUserKey(scriptId: string, email: string, now: number): string {
  const period = Math.floor(now / KEY_ROTATES_AFTER_MS);
  return createHash('sha256').update(`${scriptId} ${email} ${period}`).digest('base64url');
}

/** Where a trigger was made, if that document is not there any more. */
function lostDocument(world: World, { trigger }: Run): string | null {
  const made = trigger === null ? null : (world.triggers.all.get(trigger)?.document ?? null);
  return made === null || world.documents.has(made) ? null : made;
}

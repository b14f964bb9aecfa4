import type { ScriptContext } from '../platform/thread-messages.ts';
import type { Run } from './run.ts';
import type { World } from './world.ts';

/** What the thread must know before its first line runs (docs/apps-script.md §1.1). */
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
    activeUser: run.user.email,
    locale: run.user.locale,
    timeZone: project.manifest.timeZone,
    scriptId: project.scriptId,
    installationSource: install === 'published' ? 'WEB_STORE_ADD_ON' : 'NONE',
    switches,
    faults: world.faults.methods(),
    seed: world.opening.deterministic ? world.opening.seed * 7_919 + run.id : null,
  };
}

/** Where a trigger was made, if that document is not there any more. */
function lostDocument(world: World, { trigger }: Run): string | null {
  const made = trigger === null ? null : (world.triggers.all.get(trigger)?.document ?? null);
  return made === null || world.documents.has(made) ? null : made;
}

import { documentCommands } from './document-commands.ts';
import { editorCommands } from './editor-commands.ts';
import type { Kernel } from './kernel.ts';
import type { CommandHandlers, Commands } from './protocol.ts';
import { savedState } from './saved-state.ts';
import { storeAt } from './storage-calls.ts';
import { isQuota } from './users.ts';
import { userOf } from './world.ts';

/** What the stage's owner may do: the hands of people, of the developer and of fate. */
export function commands(kernel: Kernel): CommandHandlers<Exclude<keyof Commands, 'open'>> {
  const { world, triggers } = kernel;
  return {
    ...editorCommands(kernel),
    ...documentCommands(world),
    run: (name, args, where) => kernel.run(name, args, where),
    advance: async (ms) => {
      await world.clock.advanceTo(world.clock.now() + ms);
      return null;
    },
    properties: (store, owner) => Object.fromEntries(storeAt(world, ownedKey(store, owner))),
    setProperties: (store, owner, values) => {
      const properties = storeAt(world, ownedKey(store, owner));
      for (const [key, value] of Object.entries(values)) properties.set(key, value);
      return null;
    },
    triggers: () => triggers.views(),
    runTrigger: (id) => kernel.runTrigger(id),
    changeTrigger: (id, change) => {
      if (change === 'delete') triggers.delete(id);
      else triggers.setDisabled(id, change === 'disable');
      return null;
    },
    grant: (email, scopes) => {
      userOf(world, email).answered(world.scopes, scopes === 'all' ? world.scopes : scopes);
      return null;
    },
    withdrawConsent: (email) => {
      userOf(world, email).withdraw(world.scopes);
      return null;
    },
    install: (email, installed) => {
      userOf(world, email).installed = installed;
      return null;
    },
    changeUser: (email, change) => {
      Object.assign(userOf(world, email), change);
      return null;
    },
    saved: () => savedState(world),
    removeFault: (id) => {
      world.faults.remove(id);
      return null;
    },
    addFault: (fault) => world.faults.add(fault),
    faultsStruck: () => world.faults.struck(),
    clearFaults: () => {
      world.faults.clear();
      return null;
    },
    spendQuota: (email, quota, left) => {
      if (!isQuota(quota)) throw new Error(`There is no quota "${quota}"`);
      userOf(world, email).leave(quota, left, world.clock.now());
      return null;
    },
  };
}

function ownedKey(store: 'script' | 'user' | 'document', owner: string): string {
  return store === 'script' ? 'script' : `${store}:${owner}`;
}

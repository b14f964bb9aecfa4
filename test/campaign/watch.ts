import { PEOPLE } from './step.ts';
import type { World } from './world.ts';

/**
 * After every step: records are kept, because the add-on itself keeps only the newest, and all that
 * anybody could read is searched for what nobody may.
 */
export function watcher(world: World): () => Promise<void> {
  let executions = 0;
  let mails = 0;
  world.stage.onEvent((event) => {
    // What a person is shown; their own address may be part of it.
    if (event.event !== 'question' && event.event !== 'page') return;
    const person = world.people.find(
      ({ google }) => world.stage.editor(event.editor)?.user === google,
    );
    search(world, `a ${event.event}`, event, [person?.account.email, person?.google]);
  });
  return async () => {
    for (const who of PEOPLE.keys()) {
      for (const { log } of await world.logs(who))
        for (const record of log.runs) world.records.set(record.id, { who, record });
      await searchProperties(world, who);
    }
    for (const document of ['farm', 'coast'])
      search(world, 'a document property', await world.stage.properties('document', document));
    const { stage } = world;
    for (const { logs } of stage.executions.slice(executions)) search(world, 'a log', logs);
    executions = stage.executions.length;
    for (const { subject, body } of stage.outbox.slice(mails))
      search(world, 'a mail', { subject, body });
    mails = stage.outbox.length;
    search(world, "the service's log", world.home.takeLog());
  };
}

async function searchProperties(world: World, who: number): Promise<void> {
  const { google = '' } = world.people[who] ?? {};
  const { session, ...others } = await world.stage.properties('user', google);
  for (const [key, value] of Object.entries(others)) {
    // The address a person typed to be mailed at is kept for that, where only they can read it.
    const isMailSetting = key.startsWith('schedule ');
    search(
      world,
      `the property "${key.split(' ')[0]}"`,
      isMailSetting ? value.replace(google, '') : value,
    );
  }
}

function search(
  world: World,
  place: string,
  found: unknown,
  allowed: (string | undefined)[] = [],
): void {
  const text = typeof found === 'string' ? found : JSON.stringify(found);
  for (const secret of world.model.secrets)
    if (text.includes(secret) && !allowed.includes(secret)) {
      const what = secret.includes('@') ? 'an address' : 'a token or password';
      world.leaks.push(`${place} holds ${what}`);
    }
}

import type { UploadRequest, UploadResult } from '../../src/addon/page-types.ts';
import type { RunRecord } from '../../src/core/upload/run-record.ts';
import { call, isOpenable, perform, settle, uploadOf } from './act.ts';
import { canonical } from './model.ts';
import type { Dataset } from './people.ts';
import { PEOPLE, SHEETS } from './step.ts';
import type { World } from './world.ts';

export type Broken = {
  what:
    | 'session lost'
    | 'dataset lost'
    | 'doubled'
    | 'not reported'
    | 'record wrong'
    | 'beyond the specification'
    | 'secret told'
    | 'not healed'
    | 'service ended';
  how: string;
};

export type Verdict = {
  broken: Broken[];
  uploads: number;
  acknowledged: number;
  exchanges: number;
  /** Sessions the service ended as it says it does, and the person was told. */
  ended: number;
  /** Uploads that only a person could settle at the end. */
  unknownHeld: number;
};

/** Everything is healed, everybody looks once more, and then all of it must hold. */
export async function judge(world: World, watch: () => Promise<void>): Promise<Verdict> {
  const broken: Broken[] = [];
  const say = (what: Broken['what'], how: string) => broken.push({ what, how });
  await heal(world);
  let ended = 0;
  for (const who of PEOPLE.keys()) ended += await judgeSession(world, who, say);
  for (const who of PEOPLE.keys()) await judgeBatch(world, who, say);
  const unknownHeld = await countUnknown(world);
  for (const who of PEOPLE.keys())
    for (const sheet of SHEETS.keys()) await lastUpload(world, who, sheet, say);
  await watch();
  for (const who of PEOPLE.keys()) await judgeDatasets(world, who, say);
  if (world.home.takeCrashes() > 0) say('service ended', 'a process of the service died by itself');
  for (const sent of world.home.takeBeyond()) say('beyond the specification', sent);
  for (const leak of new Set(world.leaks)) say('secret told', leak);
  const { attempts } = world.model;
  return {
    broken,
    uploads: new Set(attempts.map(({ account, rows }) => account + rows)).size,
    acknowledged: attempts.filter(({ datasetId }) => datasetId !== null).length,
    exchanges: world.model.exchanges,
    ended,
    unknownHeld,
  };
}

type Say = (what: Broken['what'], how: string) => void;

/** Longer than an execution's claim and the longest cool-down of a session. */
const HEALING_MINUTES = 45;

async function heal({ stage, home, people }: World): Promise<void> {
  await stage.faults.clear();
  await home.heal();
  for (const { google } of people) await stage.grant('all', google);
  for (const { id } of await stage.triggers()) await stage.command('changeTrigger', id, 'enable');
  await stage.advance(`${HEALING_MINUTES} minutes`);
}

/** What was pressed for together is sent, or told why not, once somebody takes it up; nothing of it waits for ever. */
async function judgeBatch(world: World, who: number, say: Say): Promise<void> {
  if (!(await isOpenable(world, 0))) return;
  const editor = await world.editor(who, SHEETS[0].document);
  for (const _sheet of SHEETS) await call(world, who, editor, 'sendSeveral', null);
  const opening = await call(world, who, editor, 'openingState');
  const batch = (opening?.value as { batch?: object | null } | undefined)?.batch;
  if (batch)
    say('not healed', `what ${PEOPLE[who]} pressed for together is left: ${JSON.stringify(batch)}`);
}

const NO_OPENING = { connection: { state: 'not shown', problem: null as unknown } };

/** A session lives unless a person ended it or a copy was used beyond the window, and then the sidebar says so. */
async function judgeSession(world: World, who: number, say: Say): Promise<number> {
  const person = world.people[who];
  if (!person || person.session === null) return 0;
  const name = PEOPLE[who];
  const stored = await world.sessionOf(who);
  if (stored === null) {
    if (!person.disconnected) say('session lost', `${name}'s session is gone without a word`);
    await perform(world, { do: 'connect', who, way: 'password' });
    return 0;
  }
  const editor = await world.editor(who, SHEETS[0].document);
  await call(world, who, editor, 'testConnection');
  const opening = await call(world, who, editor, 'openingState');
  const { connection } = (opening?.value ?? NO_OPENING) as typeof NO_OPENING;
  if (connection.state === 'connected') return 0;
  const reason = world.model.sessions.get(person.session)?.mayHaveEnded ?? null;
  const found = `${name}'s session is ${connection.state} (${JSON.stringify(connection.problem)})`;
  if (reason === null) say('session lost', found);
  else if (connection.state !== 'refused' || !connection.problem)
    say('session lost', `${found}, ended (${reason}) and not told`);
  await perform(world, { do: 'connect', who, way: 'password' });
  return 1;
}

async function countUnknown(world: World): Promise<number> {
  let count = 0;
  for (const who of PEOPLE.keys())
    for (const { log } of await world.logs(who))
      count += log.runs.filter(({ outcome }) => isOpen(outcome)).length;
  return count;
}

function isOpen(outcome: RunRecord['outcome']): boolean {
  return outcome === 'unknown' || outcome === 'sending';
}

/** A person who uploaded a sheet before can upload it now, once, and settles what is unknown. */
async function lastUpload(world: World, who: number, sheet: number, say: Say): Promise<void> {
  const person = world.people[who];
  if (!person || !(await world.memoryOf(who, sheet)) || !(await world.isThere(sheet))) return;
  if ((await world.sessionOf(who)) === null) return;
  const editor = await world.editor(who, SHEETS[sheet]?.document ?? '');
  let word = '';
  let more: Partial<UploadRequest> = {};
  for (let tries = 0; tries < 6; tries += 1) {
    const reply = await call(world, who, editor, 'uploadSheet', { ...uploadOf(sheet), ...more });
    const result = reply?.ok ? (reply.value as UploadResult) : null;
    if (result?.state === 'asks' && result.question === 'unchanged') return;
    // Where a schedule is, Run now says so without a question.
    if (result?.state === 'ran' && result.run.outcome === 'skipped') return;
    if (result?.state === 'ran' && result.run.outcome === 'sent') {
      // A repeated run may have brought what was sent before; then today's table is still to come.
      if (tries > 0 || result.run.fingerprint !== '') return;
    }
    // Its owner removed it at the site, or changed who may see it, and wants it sent.
    if (result?.state === 'ran' && result.run.reason?.kind === 'upload.record-removed')
      more = { anew: true, confirmed: ['unchanged'] };
    if (result?.state === 'asks' && result.question === 'visibility')
      more = { ...more, confirmed: ['visibility'] };
    word = JSON.stringify(
      result?.state === 'asks' ? result.question : (result?.run.outcome ?? reply),
    );
    if (word === '"unknown-run"') word += ` ${await settle(world, who, sheet)}`;
    else await world.stage.advance('8 minutes');
  }
  say('not healed', `${PEOPLE[who]} cannot upload sheet ${sheet}: ${word}`);
}

async function judgeDatasets(world: World, who: number, say: Say): Promise<void> {
  const person = world.people[who];
  if (!person) return;
  const name = PEOPLE[who];
  const stored = await world.browser.datasets(person.account, world.stage.now());
  const texts = stored.map(({ rows }) => canonical(rows));
  judgeAcknowledged(world, person.accountId, stored, texts, (what, how) =>
    say(what, `${name}: ${how}`),
  );
  for (const [index, text] of texts.entries()) {
    if (texts.indexOf(text) !== index) say('doubled', `${name} has two of ${stored[index]?.name}`);
    if (!world.tables.some((states) => states.includes(text)))
      say('dataset lost', `${name}: "${stored[index]?.name}" has values no sheet ever had`);
  }
  const records = [...world.records.values()].filter((one) => one.who === who);
  for (const { record } of records)
    judgeRecord(world, record, stored, texts, (what, how) => say(what, `${name}: ${how}`));
  await judgeNewest(world, who, texts, say);
}

/** A dataset that the service acknowledged is there as it was sent; every other upload is on record. */
function judgeAcknowledged(
  world: World,
  accountId: string,
  stored: Dataset[],
  texts: string[],
  say: Say,
): void {
  for (const attempt of world.model.attempts.filter(({ account }) => account === accountId)) {
    const { key, datasetId, name, rows, record: of } = attempt;
    const known = of === null ? null : world.model.records.get(of);
    if (known?.isRemoved) continue;
    if (datasetId !== null) {
      const dataset = stored.find(({ id }) => id === datasetId);
      if (!dataset) say('dataset lost', `"${name}" was acknowledged and is not in the Directory`);
      else if (canonical(dataset.rows) !== rows)
        say('dataset lost', `"${name}" is not as it was sent`);
      else if (dataset.isPublic !== (known ?? attempt).isPublic)
        say('dataset lost', `"${name}" is seen by others, or no more by them`);
      else if (known && dataset.name !== known.title)
        say('dataset lost', `"${known.title}" is called "${dataset.name}" again`);
      continue;
    }
    const record = key === null ? undefined : world.records.get(key)?.record;
    if (!texts.includes(rows) && record === undefined && !isMerged(world, accountId))
      say('not reported', `a run of "${name}" is neither stored nor on record`);
  }
}

/** The same failure several times in a row is one record with a count. */
function isMerged(world: World, accountId: string): boolean {
  return [...world.records.values()].some(
    ({ who, record }) => world.people[who]?.accountId === accountId && record.times > 1,
  );
}

function judgeRecord(
  world: World,
  record: RunRecord,
  stored: Dataset[],
  texts: string[],
  say: Say,
): void {
  const { id, outcome, datasetId, title, isPublic, years } = record;
  const attempts = world.model.attempts.filter(({ key }) => key === id);
  const sent = attempts.map(({ rows }) => rows);
  const known = attempts.flatMap(({ record: of }) => (of && world.model.records.get(of)) || []);
  if (known.some(({ isRemoved }) => isRemoved)) return;
  const isChanged = known.some((one) => one.isChanged);
  const isStored = sent.some((rows) => texts.includes(rows));
  if (outcome === 'sent') {
    const dataset = stored.find((one) => one.id === datasetId);
    if (datasetId === null ? !isStored : !dataset)
      say('record wrong', `"${title}" is recorded as sent and not in the Directory`);
    if (
      dataset &&
      ((!isChanged && (dataset.name !== title || dataset.isPublic !== isPublic)) ||
        dataset.rows.length !== years)
    )
      say('record wrong', `the record of "${title}" is of another dataset`);
  }
  const wasSentOtherwise = world.model.attempts.some(
    (one) =>
      one.key !== id && one.key !== null && sent.includes(one.rows) && texts.includes(one.rows),
  );
  if (outcome === 'failed' && isStored && !wasSentOtherwise)
    say('record wrong', `"${title}" is recorded as failed (${record.reason?.kind}) and stored`);
}

/** The table a person sees now is in the Directory, if they upload this sheet at all. */
async function judgeNewest(world: World, who: number, texts: string[], say: Say): Promise<void> {
  if ((await world.sessionOf(who)) === null) return;
  for (const sheet of SHEETS.keys()) {
    if (!(await world.memoryOf(who, sheet)) || !(await world.isThere(sheet))) continue;
    if (!texts.includes(world.tables[sheet]?.at(-1) ?? ''))
      say('dataset lost', `${PEOPLE[who]}'s sheet ${sheet} is not in the Directory as it is now`);
  }
}

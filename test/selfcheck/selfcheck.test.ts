import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type Install, openStage } from '../../src/stage/index.ts';
import { casesOf } from '../support/every-case.ts';
import { openBrowser } from '../support/open-browser.ts';
import { answersOfStage, type Recorded } from './answers-of-stage.ts';
import { differences, latencies } from './compare.ts';
import { isWaived, WAIVED } from './waived.ts';

const FOLDER = 'test/selfcheck/recorded';
const FILE = /^\d{4}-\d{2}-\d{2}-(consumer|workspace)-(bound|test|private)\.json$/;
const INSTALL: Record<string, Install> = { bound: 'bound', test: 'test', private: 'published' };
/** Fewer would mean that a part of the project was not run. */
const LEAST_PROBES = 100;

const recorded = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => FILE.test(name)) : [];

let browser: Browser;
const known = new Map<Install, Promise<Recorded>>();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

function onStage(install: Install): Promise<Recorded> {
  const answers = known.get(install) ?? answersOfStage(install, browser);
  known.set(install, answers);
  return answers;
}

/** Where the three steps that ask leave their answers. */
const STEPS: Record<string, string[]> = {
  menu: ['runtime', 'syntax', 'range', 'tab', 'cells', 'rule', 'dates', 'properties'],
  page: ['page', 'call', 'undo'],
  clock: ['tick'],
};

/** Of what is published Google asks more; a bound one is asked at times. */
const INSTALLS = ['bound', 'published'] as const;

describe.each(casesOf(INSTALLS, (install) => install === 'published'))(
  'the self-check on the stage, %s',
  (install) => {
    it('answers every probe of every step, and none of them by failing itself', async () => {
      const { answers } = await onStage(install);
      expect(Object.keys(answers).length).toBeGreaterThanOrEqual(LEAST_PROBES);
      for (const [where, rooms] of Object.entries(STEPS))
        for (const room of rooms) {
          const asked = Object.entries(answers).filter(([id]) => id.startsWith(`${room}.`));
          expect([room, new Set(asked.map(([, answer]) => answer.where))]).toEqual([
            room,
            new Set([where]),
          ]);
        }
      const broken = Object.entries(answers).filter(
        ([, { error }]) => error && /stage failed|not emulated|is not defined/.test(error.message),
      );
      expect(broken).toEqual([]);
    });

    it('tells in the menu what opening may call', async () => {
      const mode = install === 'bound' ? 'LIMITED' : 'NONE';
      const { opening } = await onStage(install);
      if (mode === 'LIMITED') expect(opening).toMatch(/^opened in LIMITED, permitted [A-Z]+$/);
      // Nothing can be stored in NONE: the last step asks the person for the caption.
      else expect(opening).toBeNull();
    });

    it('leaves no trigger, no property and no sheet of its work behind', async () => {
      const { answers } = await onStage(install);
      expect(answers['properties.clean']?.value).toBe(0);
      expect(answers['trigger.life']?.value).toMatchObject({ after: [0, 0] });
    });
  },
);

it('leaves the question of undo to a person, and looks at cells and notes that were written', async () => {
  const { answers } = await onStage('published');
  expect(answers['undo.once']?.value).toBe('nobody could press it');
  const stage = await openStage({ project: 'test/selfcheck', documents: [{ id: 'a', name: 'A' }] });
  await stage.run('readyUndo', [], { document: 'a' });
  await stage.run('writeForUndo', [], { document: 'a' });
  const left = { values: ['after', 'after'], notes: ['after', 'after'] };
  expect(await stage.run('leftByUndo', [], { document: 'a' })).toEqual(left);
  await expect(stage.run('leftByUndo', [], { document: 'a' })).rejects.toThrow(/null/);
  await stage.close();
});

it('compares probe by probe, and names what differs', async () => {
  const stage = await onStage('published');
  expect(differences(stage, stage)).toEqual([]);
  const other = structuredClone(stage);
  other.answers['runtime.void'] = { where: 'menu', value: 'other' };
  delete other.answers['tick.event'];
  expect(differences(other, stage).map(({ probe, google }) => [probe, google])).toEqual([
    ['runtime.void', { value: 'other' }],
    ['tick.event', 'not asked'],
  ]);
});

it('takes from the times what one call of each kind costs, and the stage takes them', async () => {
  const timed = structuredClone(await onStage('published'));
  for (const [id, ms] of [
    ['properties.read', 61],
    ['properties.write', 45],
    ['fetch.plain', 190],
    ['fetch.not-found', 180],
  ] as const)
    timed.answers[id] = { where: 'menu', value: null, ms };
  const latency = latencies(timed);
  expect(latency).toMatchObject({ property: 61, fetch: 190 });
  const stage = await openStage({
    project: 'test/selfcheck',
    documents: [{ id: 'a', name: 'A' }],
    latency,
  });
  await stage.run('keptOpening', [], { document: 'a' });
  expect(stage.executions.at(-1)?.durationMs).toBe(61);
  await stage.close();
});

it('waives only probes that there are', async () => {
  const { answers } = await onStage('published');
  const unknown = Object.keys(WAIVED).filter(
    (waived) =>
      !Object.keys(answers).some((id) => id === waived || `${id.split('.')[0]}.*` === waived),
  );
  expect(unknown).toEqual([]);
});

if (recorded.length === 0)
  test('Google has not been asked yet: no file lies in test/selfcheck/recorded', () => {
    expect(readdirSync(FOLDER)).toEqual(['README.md']);
  });
else
  describe.each(recorded)('%s', (name) => {
    const [, , how = ''] = name.match(FILE) ?? [];
    const google = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Recorded;

    it('says what the stage says, but for what is waived', async () => {
      const install = INSTALL[how] ?? 'bound';
      const found = differences(google, await onStage(install));
      expect(found.filter(({ probe }) => !isWaived(probe))).toEqual([]);
    });

    it('holds facts of every step, and times', () => {
      expect(Object.keys(google.answers).length).toBeGreaterThanOrEqual(LEAST_PROBES);
      expect(Object.keys(latencies(google)).length).toBeGreaterThan(3);
    });
  });

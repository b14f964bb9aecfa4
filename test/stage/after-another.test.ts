import { expect, it } from '@jest/globals';
import { openStage, type Stage } from '../../src/stage/index.ts';
import { ALL_SCOPES, withProject } from './probe-stage.ts';

const CODE = `
function note(value) { PropertiesService.getUserProperties().setProperty('kept', value); globalThis.left = value; }
function found() { return [PropertiesService.getUserProperties().getProperty('kept'), typeof left, Date.now()]; }
`;
const documents = [{ id: 'book', name: 'Book' }];
const childOf = (stage: Stage) =>
  (stage as unknown as { kernel: { child: { pid: number } } }).kernel.child.pid;

it('a stage in the process of one that is over finds nothing of it, and begins in its own time', () =>
  withProject({ 'Code.js': CODE }, async (project) => {
    const first = await openStage({ project, documents, clock: { startsAt: '2026-06-01' } });
    await first.run('note', ['of the first']);
    await first.advance('1 day');
    await first.faults.add({
      at: { method: 'Properties.*' },
      times: 'always',
      happens: { kind: 'killed' },
    });
    const startsAt = Date.UTC(2026, 1, 3);
    const second = await openStage({ project, documents, clock: { startsAt }, after: first });
    expect(childOf(second)).toBe(childOf(first));
    expect(await second.run('found')).toEqual([null, 'undefined', startsAt]);
    expect(second.now()).toBe(startsAt);
    await expect(first.run('found')).rejects.toThrow('The stage is closed');
    await second.close();
  }));

it('a stage after one whose clock goes on by itself has a process of its own', () =>
  withProject({ 'Code.js': CODE }, async (project) => {
    const options = { project, documents, users: [{ email: 'ada@x.test', granted: ALL_SCOPES }] };
    const first = await openStage({ ...options, clock: { flows: true } });
    const second = await openStage({ ...options, after: first });
    expect(childOf(second)).not.toBe(childOf(first));
    await Promise.all([first.close(), second.close()]);
  }));

import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { builtProgram } from '../../src/build/built-program.mjs';
import { PATIENCE_MS } from '../support/patience.ts';
import { runStageCommand as run } from './run-stage-command.ts';

describe('the command that runs a project folder', () => {
  /** As npm runs it, for what only the program itself has. */
  const node = (...args: string[]) =>
    spawnSync('node', args, { encoding: 'utf8', timeout: PATIENCE_MS });

  it('prints what a function returns and what it cost', async () => {
    const { status, stdout } = await run(
      'test/stage/programs/lock-guarded-counter',
      '--call',
      'countWithLock',
      '--args',
      '[3]',
    );
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^returned .*countWithLock: completed in .* cost \d+/s),
    ]);
  });

  it('types as a person does, and shows the cells', async () => {
    const project = 'test/stage/programs/lock-guarded-counter';
    expect(await run(project, '--type', 'B2=7', '--show', 'B2:C2')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^cells\s+\[\s+\[\s+7,\s+""\s+\]\s+\]\n/),
    });
  });

  it('runs from a folder of any name, and says when a part of it is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'Téléchargements, 100 % '));
    await cp('dist/stage', join(folder, 'dist/stage'), { recursive: true });
    await cp(await builtProgram(process.cwd(), 'src/stage/main.ts'), join(folder, 'main.mjs'));
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const project = 'test/stage/programs/lock-guarded-counter';
    const count = () => node(join(folder, 'main.mjs'), project, '--call', 'countWithLock');
    const whole = count();
    await rm(join(folder, 'dist/stage/thread.cjs'));
    const broken = count();
    await rm(folder, { recursive: true });
    expect(whole.status).toBe(0);
    expect(whole.stdout).toMatch(/^returned .*countWithLock: completed/s);
    expect(broken.status).not.toBe(0);
    expect(broken.stderr).toContain('thread.cjs');
  });

  it('does not guess where something is to be typed', async () => {
    expect(await run('test/stage/programs/lock-guarded-counter', '--type', '7')).toEqual(
      expect.objectContaining({
        status: 1,
        stderr: expect.stringContaining('Cannot read --type 7: say it like B2=7,2'),
      }),
    );
  });

  it.each([
    [['--at', 'tomorrow'], 'Cannot read the time "tomorrow"'],
    [['--zone', 'Europe/Atlantis'], 'there is no time zone Europe/Atlantis'],
    [['--call', 'countWithLock', '--args', '3'], 'Cannot read --args 3: say a list in JSON'],
  ])('says what is wrong with %j', async (wish, says) => {
    expect(await run('test/stage/programs/lock-guarded-counter', ...wish)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(says),
    });
  });

  it('names a wish that it does not know, and says which there are', async () => {
    expect(await run('anywhere', '--repeat')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Unknown option '--repeat'\nnpm run stage -- FOLDER/),
    });
  });

  it('names the buttons there are where an answer presses none of them', () => {
    const birds = 'test/stage/programs/bird-count-menu';
    const sheet = `${birds}/Sightings.csv`;
    const wishes = ['--sheet', sheet, '--menu', 'Count birds', '--answer', 'OK'];
    expect(node('src/build/run.mjs', 'src/stage/main.ts', birds, ...wishes)).toMatchObject({
      status: 1,
      stderr: 'Cannot answer "OK": the buttons are YES, NO and CLOSE\n',
    });
  });

  it('ends with what to add when the script asks and no answer is left', async () => {
    const birds = 'test/stage/programs/bird-count-menu';
    const sheet = `${birds}/Sightings.csv`;
    expect(await run(birds, '--sheet', sheet, '--menu', 'Count birds')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^asks .*\[YES NO\]\n.*countBirds: running/s),
      stderr: 'The script waits for an answer: add --answer YES\n',
    });
  });

  it('says in one line why a folder is no project', async () => {
    const stderr = expect.stringMatching(/^Cannot open project .*docs: .*appsscript\.json.*\n$/);
    expect(await run('docs')).toMatchObject({ status: 1, stderr });
  });

  it('without a folder says how it is called, and fails', async () => {
    expect(await run()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--call FUNCTION'),
    });
  });
});

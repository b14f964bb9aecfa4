import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { ExecutionFailed } from '../../src/stage/execution-failed.ts';
import { type Probed, probeStage } from './probe-stage.ts';

// A stack names the script's own lines, its files without their ending, and ends as on the platform.
const END = 'at __GS_INTERNAL_top_function_call__.gs:1:8';

const SCRIPT = `function refused() { return stackOf_(ask_); }
function ask_() { SpreadsheetApp.getActiveSheet().getRange('!!'); }
function stackOf_(work) { try { work(); } catch (error) { return error.stack; } }
function inCallback() { return [1].map(() => stackOf_(ask_))[0]; }
function gap() { DriveApp.getFiles(); }
function deep(left = 20) { return left > 0 ? deep(left - 1) : new Error('deep').stack; }
function named() { return stackOf_(() => { throw new TideError('low'); }); }
class TideError extends Error { constructor(text) { super(text); this.name = 'TideError'; } }
`;

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({ files: { 'Reports.gs': SCRIPT } });
});
afterAll(() => probed.close());

const linesOf = async (name: string) =>
  String(await probed.stage.run(name))
    .split('\n')
    .map((line) => line.trim());

describe('the stack of an error', () => {
  test.each([
    [
      'of the platform begins with the line that called it',
      'refused',
      [
        'Exception: Range not found',
        'at ask_ (Reports:2:51)',
        'at stackOf_ (Reports:3:33)',
        'at refused (Reports:1:29)',
        END,
      ],
    ],
    [
      'names what the language called',
      'inCallback',
      [
        'Exception: Range not found',
        'at ask_ (Reports:2:51)',
        'at stackOf_ (Reports:3:33)',
        'at Reports:4:46',
        'at Array.map (<anonymous>)',
        'at inCallback (Reports:4:36)',
        END,
      ],
    ],
  ])('%s', async (_, name, lines) => {
    expect(await linesOf(name)).toEqual(lines);
  });

  it('has ten lines at most, and then not the last', async () => {
    const lines = await linesOf('deep');
    expect([lines.length, lines.includes(END)]).toEqual([11, false]);
  });

  it('names an error of the script as the script does', async () => {
    expect((await linesOf('named'))[0]).toBe('TideError: low');
  });

  it('stands on the execution', async () => {
    const failed = await probed.stage.run('gap').catch((error: ExecutionFailed) => error);
    expect((failed as ExecutionFailed).execution.failure?.stack).toBe(
      `Error: DriveApp.getFiles is not emulated yet\n    at gap (Reports:5:27)\n    ${END}`,
    );
  });
});

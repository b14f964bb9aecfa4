import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Receiver = 'sef' | 'climpact';
/** What a receiver's own function says of a file. */
export type Said = { file: string; by: string; text: string };

const R = process.env.ALMANAC_RSCRIPT ?? 'Rscript';
const PROGRAM = 'test/judge/depots/receivers.R';

/** Why this receiver cannot be asked on this machine; null where it can. */
export function whyNotHere(receiver: Receiver): string | null {
  if (spawnSync(R, ['--version']).status !== 0)
    return 'R is not here (r-base-core, ALMANAC_RSCRIPT)';
  if (receiver === 'climpact')
    return process.env.ALMANAC_CLIMPACT ? null : 'ALMANAC_CLIMPACT names no folder of ClimPACT';
  const found = spawnSync(R, ['-e', 'library(dataresqc)']).status === 0;
  return found ? null : 'R does not find dataresqc (R_LIBS)';
}

/** Has every file of the folder read, and gives what was said of them. What was read lies beside each file. */
export function readInR(receiver: Receiver, folder: string): Said[] {
  const { status, stdout, stderr } = spawnSync(R, [PROGRAM, receiver, folder], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`R stopped: ${stderr}`);
  return stdout
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields.length >= 3)
    .map(([file = '', by = '', ...text]) => ({ file, by, text: text.join(' ').trim() }));
}

/** The rows that R read of a file, by the names of its columns. */
export function rowsRead(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(`${file}.read`, 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const fields = line.split('\t');
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']));
  });
}

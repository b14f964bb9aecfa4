import { readdir, readFile } from 'node:fs/promises';

/** What Linux counts processor time in, on every machine: USER_HZ. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time a process and those it started have taken, the ended ones too. */
export async function processorSeconds(pid: number): Promise<number> {
  const found = await Promise.all((await readdir('/proc')).filter(isPid).map(statOf));
  const family = found
    .filter((one) => one !== null)
    .filter(({ id, parent }) => id === pid || parent === pid);
  return family.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

function isPid(name: string): boolean {
  return /^\d+$/.test(name);
}

/** Fields as proc(5) numbers them, after the name, which may hold spaces. */
async function statOf(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // Ended between the list and the look.
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { id: Number(pid), parent: Number(fields[1]), ticks };
}

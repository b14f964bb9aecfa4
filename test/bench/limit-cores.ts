import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const GROUPS = '/sys/fs/cgroup/cpu';
const PERIOD_US = 100_000;

/**
 * Gives a process a share of a core, as a small machine would have, until the answer is called. Null
 * where only the machine's administrator may do that, or it counts shares another way.
 */
export async function limitCores(
  pid: number,
  cores: number,
): Promise<(() => Promise<void>) | null> {
  const folder = join(GROUPS, `almanac-bench-${pid}`);
  const moveTo = (group: string) => writeFile(join(group, 'cgroup.procs'), String(pid));
  try {
    await mkdir(folder);
  } catch {
    return null;
  }
  await writeFile(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
  await writeFile(join(folder, 'cpu.cfs_quota_us'), String(cores * PERIOD_US));
  await moveTo(folder);
  return async () => {
    await moveTo(GROUPS);
    await rmdir(folder);
  };
}

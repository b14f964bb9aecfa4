/** docs/apps-script.md §6.1: how many executions may run at once. */
const LIMITS = { user: 30, script: 1_000 };

/** The gate an execution passes before a thread is taken for it. */
export class Simultaneous<User> {
  private readonly running = new Map<User, number>();
  private all = 0;

  isFull(user: User): boolean {
    return this.all >= LIMITS.script || (this.running.get(user) ?? 0) >= LIMITS.user;
  }

  enter(user: User): void {
    this.all += 1;
    this.running.set(user, (this.running.get(user) ?? 0) + 1);
  }

  leave(user: User): void {
    this.all -= 1;
    this.running.set(user, (this.running.get(user) ?? 0) - 1);
  }
}

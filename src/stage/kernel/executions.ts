import type { CallMessage } from '../platform/calls.ts';
import { exceptionText } from '../platform/exception-texts.ts';
import { methodRule } from '../platform/method-rules.ts';
import type { FromThread, StartMessage } from '../platform/thread-messages.ts';
import type { Execution, Outcome, ScriptFailure } from './protocol.ts';
import type { Run, RunWish } from './run.ts';
import { scriptContext } from './script-context.ts';
import { Simultaneous } from './simultaneous.ts';
import type { Thread, ThreadPool } from './thread-pool.ts';
import type { User } from './users.ts';
import type { World } from './world.ts';

const LOOK_EVERY_MS = 250;

type AnswerCall = (run: Run, message: CallMessage) => Promise<string> | string;

/** Starts executions, each in a thread of its own, and keeps a few threads warm. */
export class Executions {
  private readonly world: World;
  private readonly answerCall: AnswerCall;
  private readonly threads: ThreadPool;
  private readonly gate = new Simultaneous<User>();
  private readonly undos = new WeakMap<Run, Set<() => void>>();
  private lastId = 0;

  constructor(world: World, threads: ThreadPool, answerCall: AnswerCall) {
    this.world = world;
    this.threads = threads;
    this.answerCall = answerCall;
  }

  async start(wish: RunWish): Promise<Outcome> {
    const refused = wish.refusal ? failureOf(wish.refusal) : this.refused(wish);
    this.world.clock.hold();
    const run = this.newRun(wish);
    this.world.tell({ event: 'execution', execution: run.record });
    if (refused) return this.finish(run, 'failed', refused, null);
    this.world.turns.begin(run);
    const thread = await this.threads.take();
    return new Promise((resolve) => this.drive(run, thread, resolve));
  }

  /** Why it may not start at all. */
  private refused(wish: RunWish): ScriptFailure | null {
    const left = wish.user.left('trigger runtime ms', this.world.clock.now());
    if (wish.trigger && left === 0) return failureOf(exceptionText('computer-time'));
    return this.gate.isFull(wish.user) ? failureOf(exceptionText('too-many-simultaneous')) : null;
  }

  private newRun(wish: RunWish): Run {
    this.lastId += 1;
    const record = newRecord(this.lastId, wish, this.world.clock.now());
    const undos = new Set<() => void>();
    const run: Run = {
      ...wish,
      id: this.lastId,
      record,
      ended: false,
      block: (arrange) => this.block(run, arrange),
      onEnd: (undo) => void undos.add(undo),
      waiting: () => false,
      callCount: 0,
      answeredMs: 0,
      kill: () => undefined,
      pauseLimit: () => () => undefined,
    };
    this.gate.enter(run.user);
    this.undos.set(run, undos);
    return run;
  }

  private block<T>(run: Run, arrange: (wake: (value: T) => void) => void): Promise<T> {
    const { clock, turns } = this.world;
    return new Promise<T>((resolve) => {
      let woken = false;
      turns.waits(run, true);
      arrange((value) => {
        if (woken || run.ended) return;
        woken = true;
        clock.hold();
        turns.waits(run, false);
        resolve(value);
      });
      // `wake` has held the clock for this execution again, so the hold of the wait is released here.
      clock.release();
      run.waiting = () => !woken;
    });
  }

  private drive(run: Run, thread: Thread, resolve: (outcome: Outcome) => void): void {
    const { world } = this;
    let over = false;
    const stopWatch = this.watch(run);
    const end = (
      status: Execution['status'],
      failure: ScriptFailure | null,
      value: string | null,
    ) => {
      if (over) return;
      over = true;
      stopWatch();
      thread.listen(null);
      if (status === 'killed') thread.terminate();
      else this.threads.giveBack(thread);
      resolve(this.finish(run, status, failure, value));
    };
    run.kill = (why) => end('killed', failureOf(why), null);
    thread.listen((message: FromThread) => {
      if (over) return;
      if (message.type === 'call') void this.answer(run, thread, message);
      else if (message.type === 'log')
        run.record.logs.push({ at: world.clock.now(), level: message.level, text: message.text });
      else {
        addCounts(run.record.calls, message.localCalls);
        run.record.wants = message.wants;
        run.record.notEmulated = message.notEmulated;
        const failure = message.failure ?? this.swallowed(message.notEmulated);
        end(failure ? 'failed' : 'completed', failure, message.value);
      }
    });
    thread.start(startMessage(world, run), world.clockCells);
  }

  /** On a strict stage a gap that the script caught is still a failure. */
  private swallowed(names: string[]): ScriptFailure | null {
    if (!this.world.opening.strict || names.length === 0) return null;
    const message = `${names.join(', ')} is not emulated yet, and the script went on`;
    return { name: 'NotEmulated', message, stack: '' };
  }

  private async answer(run: Run, thread: Thread, message: CallMessage): Promise<void> {
    const { turns } = this.world;
    const turn = turns.ask(run);
    if (turn) await turn;
    if (run.ended) return;
    if (message.first) charge(run, message.method);
    const answer = this.answerCall(run, message);
    const text = typeof answer === 'string' ? answer : await answer;
    if (run.ended) return;
    thread.answer(text);
  }

  /** The platform's time limit, on the virtual clock; computing counts after a grace. */
  private watch(run: Run): () => void {
    const { clock } = this.world;
    let left = run.timeLimitMs;
    let since = clock.now();
    const over = () => run.kill(exceptionText('execution-time'));
    let cancel = clock.schedule(since + left, 'follows', over);
    run.pauseLimit = () => {
      cancel();
      left -= clock.now() - since;
      return () => {
        since = clock.now();
        cancel = clock.schedule(since + left, 'follows', over);
      };
    };
    const stopNudging = this.nudgeWhileComputing(run);
    return () => {
      cancel();
      stopNudging();
    };
  }

  private nudgeWhileComputing(run: Run): () => void {
    const { computingGraceMs } = this.world.opening;
    let calls = -1;
    let quietMs = 0;
    let spentMs = processorMs();
    const timer = setInterval(() => {
      const made = run.callCount;
      const workedMs = Math.min(processorMs() - spentMs, LOOK_EVERY_MS);
      spentMs = processorMs();
      quietMs = made === calls && !run.waiting() ? quietMs + workedMs : 0;
      calls = made;
      if (quietMs <= computingGraceMs) return;
      this.world.clock.nudge(Math.round(workedMs));
      if (this.world.clock.now() - run.record.startedAt >= run.timeLimitMs)
        run.kill(exceptionText('execution-time'));
    }, LOOK_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  private finish(
    run: Run,
    status: Execution['status'],
    failure: ScriptFailure | null,
    value: string | null,
  ): Outcome {
    const { clock } = this.world;
    const { record } = run;
    this.world.turns.end(run);
    if (!run.waiting()) clock.release();
    run.ended = true;
    this.gate.leave(run.user);
    for (const undo of this.undos.get(run) ?? []) undo();
    record.status = status;
    record.failure = failure;
    record.endedAt = clock.now();
    record.durationMs = record.endedAt - record.startedAt - run.answeredMs;
    if (run.trigger) run.user.count('trigger runtime ms', record.durationMs, clock.now());
    this.world.tell({ event: 'execution', execution: record });
    return { execution: record, value };
  }
}

/** Processor time of this process, not time on the wall: a script that waits for a busy machine computes nothing. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function failureOf(message: string): ScriptFailure {
  return { name: 'Exception', message, stack: '' };
}

function newRecord(id: number, wish: RunWish, startedAt: number): Execution {
  return {
    id,
    functionName: wish.functionName,
    kind: wish.kind,
    mode: wish.mode,
    user: wish.user.email,
    document: wish.document,
    trigger: wish.trigger,
    status: 'running',
    startedAt,
    endedAt: null,
    durationMs: 0,
    cost: 0,
    costs: {},
    calls: {},
    failure: null,
    wants: null,
    notEmulated: [],
    logs: [],
  };
}

function startMessage(world: World, run: Run): StartMessage {
  return {
    functionName: run.functionName,
    args: run.args,
    event: run.event,
    answers: run.answers,
    files: world.opening.project.files,
    context: scriptContext(world, run),
  };
}

function charge(run: Run, method: string): void {
  const { record } = run;
  run.callCount += 1;
  record.calls[method] = (record.calls[method] ?? 0) + 1;
  const { cost } = methodRule(method);
  if (!cost) return;
  record.cost += 1;
  record.costs[cost] = (record.costs[cost] ?? 0) + 1;
}

function addCounts(calls: Record<string, number>, more: Record<string, number>): void {
  for (const [method, count] of Object.entries(more)) calls[method] = (calls[method] ?? 0) + count;
}

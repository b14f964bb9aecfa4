import type { CallName, Calls } from '../platform/calls.ts';
import { Exception, wanting } from '../platform/exception.ts';
import { refusal, scopesFor } from '../platform/gate.ts';
import { matchesPattern } from '../platform/method-rules.ts';
import type { Host, NativeName, ScriptContext } from '../platform/thread-messages.ts';
import { fromWire, toWire } from '../platform/wire.ts';

// A realm serves one execution, so what belongs to the execution lives in this module.
let host: Host;
let context: ScriptContext | null = null;
let method = '';
let first = true;
const passed = new Set<string>();
const localCalls: Record<string, number> = {};

export function connect(to: Host): void {
  host = to;
}

export function begin(next: ScriptContext): void {
  context = next;
}

export function theHost(): Host {
  return host;
}

/**
 * Work outside the script's engine. What fails there is an error of the thread, whose constructors
 * lead out of the realm: the script gets one of its own.
 */
export function native(name: NativeName, ...args: string[]): string {
  try {
    return host.native(name, ...args);
  } catch (error) {
    throw new Exception((error as Error).message);
  }
}

export function theContext(): ScriptContext {
  if (!context) throw new Error('No execution has begun in this realm');
  return context;
}

export function localCallCounts(): Record<string, number> {
  return localCalls;
}

/** Every method of the platform goes through here: the gate, and the count of what was called. */
export function enter<T>(name: string, work: () => T): T {
  const outer = { method, first };
  pass(name);
  method = name;
  first = true;
  try {
    const value = work();
    // A method that never leaves the thread still meets a fault that waits for it.
    if (first && isAwaited(name)) ask('fault.point');
    return value;
  } finally {
    if (first) localCalls[name] = (localCalls[name] ?? 0) + 1;
    ({ method, first } = outer);
  }
}

function isAwaited(name: string): boolean {
  const { faults } = theContext();
  return faults.length > 0 && faults.some((pattern) => matchesPattern(pattern, name));
}

function pass(name: string): void {
  if (passed.has(name)) return;
  const permissions = theContext();
  const refused = refusal(name, permissions);
  if (refused) throw wanting(refused, { scopes: scopesFor(name, permissions), required: false });
  passed.add(name);
}

/** Asks the stage and waits; a refusal is thrown here as the platform throws it. */
export function ask<Name extends CallName>(
  operation: Name,
  ...args: Parameters<Calls[Name]>
): ReturnType<Calls[Name]> {
  const answer = host.call({
    type: 'call',
    method,
    first,
    operation,
    arguments: toWire(args),
  });
  first = false;
  if (answer.startsWith('-')) throw new Exception(answer.slice(1));
  return fromWire(answer.slice(1)) as ReturnType<Calls[Name]>;
}

import * as v from 'valibot';
import { refuse } from '../http/answer.ts';
import type { Owner } from '../http/caller.ts';
import type { ServiceProblem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import type { Handler } from '../http/route.ts';
import type { Query } from '../store/database.ts';
import { countWrite, NO_LIMITS } from './account-limits.ts';
import { type DatasetPorts, ownerOf } from './dataset-ports.ts';
import { idIn } from './read-dataset.ts';

/** What an account wants to be changed. `id` is null where the address has none. */
type Wish<Sent> = {
  request: Request;
  owner: Owner;
  id: string | null;
  sent: Sent;
  /** Is done once all is committed. */
  afterwards: (work: () => void) => void;
};

type How<Sent> = {
  ports: DatasetPorts;
  /** reads the body, where there is one */
  read?: (value: unknown) => Reading<Sent>;
  /** the hash of the offer's link that is accepted */
  linkIn?: (sent: Sent) => string;
};

export type Reading<Sent> = { ok: true; sent: Sent } | { ok: false; problem: ServiceProblem };

const BODY_BYTES = 256 * 1024;

/** Changes something of the account that asks, when its turn comes: all of it, or nothing where `work` refuses. */
export function asOwner<Sent>(
  { ports, read, linkIn }: How<Sent>,
  work: (query: Query, wish: Wish<Sent>) => Promise<Response>,
): Handler {
  return async (request, around) => {
    const owner = await ownerOf(request, ports);
    if (owner instanceof Response) return owner;
    const body = read ? await readJson(request, BODY_BYTES) : null;
    if (body && !body.ok) return refuse(request, body.problem);
    const reading = read?.(body?.value);
    if (reading && !reading.ok) return refuse(request, reading.problem);
    const sent = reading?.sent as Sent;
    const after: (() => void)[] = [];
    const afterwards = (later: () => void) => void after.push(later);
    const wish = { request, owner, id: idIn(around), sent, afterwards };
    const counted = async (query: Query) => {
      const limits = ports.accountLimits ?? NO_LIMITS;
      await countWrite(query, owner, 0, { limits, now: ports.now() });
      return work(query, wish);
    };
    const done = await ports.store.change(owner, counted, linkIn?.(sent));
    if (!(done instanceof Response)) return refuse(request, done.problem);
    for (const later of after) later();
    return done;
  };
}

export function shaped<Schema extends v.GenericSchema>(
  schema: Schema,
  kind: 'join-unreadable' | 'offer-unreadable',
) {
  return (value: unknown): Reading<v.InferOutput<Schema>> => {
    const reading = v.safeParse(schema, value);
    return reading.success
      ? { ok: true, sent: reading.output }
      : { ok: false, problem: { kind } as ServiceProblem };
  };
}

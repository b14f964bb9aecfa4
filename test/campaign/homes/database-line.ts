import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Strike = { when: 'before' | 'after'; nth: number; act: () => void };

/**
 * The line between a service and its PostgreSQL. It reads the protocol as far as to count statements
 * and their ends, so that a strike falls at the same word however the bytes were cut into pieces.
 */
export type DatabaseLine = {
  port: number;
  arm: (strike: Strike | null) => void;
  /** While it is away, every connection is refused. */
  setAway: (away: boolean) => void;
  cut: () => void;
  close: () => void;
};

/** Words of a client that say nothing is to come before an answer: query, sync, flush, password, end. */
const ENDS_OF_A_STATEMENT = 'QSHpX';
const COUNTED = 'QS';
const READY = 'Z';
const COMPLETE = 'C';

export async function databaseLine(databasePort: number): Promise<DatabaseLine> {
  const lines = new Set<() => void>();
  let strike: (Strike & { seen: number }) | null = null;
  let isAway = false;
  const isStruck = (when: Strike['when']) => {
    if (strike?.when !== when) return false;
    strike.seen += 1;
    return strike.seen === strike.nth;
  };

  const join = (client: Socket) => {
    if (isAway) return void client.destroy();
    const database = connect(databasePort, '127.0.0.1');
    const end = () => {
      client.destroy();
      database.destroy();
      lines.delete(end);
    };
    lines.add(end);
    for (const socket of [client, database]) {
      socket.on('error', end).on('close', end);
      // A line adds no pause of its own: small words would wait 40 ms for the other side's receipt.
      socket.setNoDelay(true);
    }
    const said = words('without a type at first');
    const answered = words('typed');
    let held: Buffer[] = [];
    client.on('data', (bytes) => {
      for (const word of said(bytes)) {
        held.push(word.bytes);
        if (word.type !== '' && !ENDS_OF_A_STATEMENT.includes(word.type)) continue;
        if (COUNTED.includes(word.type) && word.type !== '' && isStruck('before'))
          return strike?.act();
        database.write(Buffer.concat(held));
        held = [];
      }
    });
    let last: Buffer[] = [];
    database.on('data', (bytes) => {
      for (const word of answered(bytes)) {
        last.push(word.bytes);
        // An end is told together with "ready", or not at all.
        if (word.type === COMPLETE) continue;
        if (word.type === READY && isStruck('after')) return strike?.act();
        client.write(Buffer.concat(last));
        last = [];
      }
    });
  };

  const server = createServer(join);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const end of [...lines]) end();
  };
  return {
    port: (server.address() as AddressInfo).port,
    arm: (next) => {
      strike = next && { ...next, seen: 0 };
    },
    setAway: (away) => {
      isAway = away;
      if (away) cut();
    },
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}

type Word = { type: string; bytes: Buffer };

/** Cuts a stream into the protocol's words; only a client's first word has no type. */
function words(first: 'typed' | 'without a type at first'): (bytes: Buffer) => Word[] {
  let rest: Buffer = Buffer.alloc(0);
  let typed = first === 'typed';
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const found: Word[] = [];
    for (;;) {
      const head = typed ? 1 : 0;
      if (rest.length < head + 4) return found;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return found;
      found.push({
        type: typed ? String.fromCharCode(rest[0] ?? 0) : '',
        bytes: rest.subarray(0, length),
      });
      rest = rest.subarray(length);
      typed = true;
    }
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Strike = { when: 'before' | 'after'; nth: number; act: () => void };

type When = Strike['when'];
type Word = { type: string; bytes: Buffer };

/** Of each side: which words end a message, and which of those are counted. */
const SIDES: Record<When, { ends: (type: string) => boolean; counts: (type: string) => boolean }> =
  {
    // A client says nothing more before an answer after: query, sync, flush, password, end.
    before: {
      ends: (type) => type === '' || 'QSHpX'.includes(type),
      counts: (type) => type !== '' && 'QS'.includes(type),
    },
    // "Complete" goes out together with "ready", or not at all.
    after: { ends: (type) => type !== 'C', counts: (type) => type === 'Z' },
  };

/**
 * The line between a service and its PostgreSQL. It reads the protocol as far as to count statements
 * and their ends, so that a strike falls at the same word however the bytes were cut into pieces.
 */
export class DatabaseLine {
  private readonly databasePort: number;
  private readonly server = createServer((client) => this.join(client));
  private readonly joined = new Set<() => void>();
  private strike: (Strike & { seen: number }) | null = null;
  private isAway = false;

  private constructor(databasePort: number) {
    this.databasePort = databasePort;
  }

  static async open(databasePort: number): Promise<DatabaseLine> {
    const line = new DatabaseLine(databasePort);
    line.server.listen(0, '127.0.0.1');
    await once(line.server, 'listening');
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  arm(next: Strike | null): void {
    this.strike = next && { ...next, seen: 0 };
  }

  /** While it is away, every connection is refused. */
  setAway(away: boolean): void {
    this.isAway = away;
    if (away) this.cut();
  }

  cut(): void {
    for (const end of [...this.joined]) end();
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private join(client: Socket): void {
    if (this.isAway) return void client.destroy();
    const database = connect(this.databasePort, '127.0.0.1');
    const end = () => {
      client.destroy();
      database.destroy();
      this.joined.delete(end);
    };
    this.joined.add(end);
    for (const socket of [client, database]) {
      socket.on('error', end).on('close', end);
      // A line adds no pause of its own: small words would wait 40 ms for the other side's receipt.
      socket.setNoDelay(true);
    }
    client.on('data', this.carry(words('without a type at first'), database, 'before'));
    database.on('data', this.carry(words('typed'), client, 'after'));
  }

  /** Hands on whole messages; the one that is struck never arrives. */
  private carry(cut: (bytes: Buffer) => Word[], to: Socket, when: When): (bytes: Buffer) => void {
    const { ends, counts } = SIDES[when];
    let held: Buffer[] = [];
    return (bytes) => {
      for (const word of cut(bytes)) {
        held.push(word.bytes);
        if (!ends(word.type)) continue;
        if (counts(word.type) && this.isStruck(when)) return this.strike?.act();
        to.write(Buffer.concat(held));
        held = [];
      }
    };
  }

  private isStruck(when: When): boolean {
    if (this.strike?.when !== when) return false;
    this.strike.seen += 1;
    return this.strike.seen === this.strike.nth;
  }
}

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

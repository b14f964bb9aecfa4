import { createServer } from 'node:http';
import type { Counter, Histogram } from 'prom-client';
import type { Log, Measure } from '../../app.ts';
import type { Standing } from '../../store/gate.ts';

/** What is counted of a service. Routes are patterns: no id, no address and no name of a person is in any of it. */
export type Metrics = {
  measure: Measure;
  /** Takes notice of a gate. */
  watch: (gate: string) => (standing: () => Standing) => void;
  /** The same log, whose events are counted. */
  counting: (log: Log) => Log;
  listen: (port: number, host: string) => Promise<{ stop: () => void }>;
};

/** Only a service that is measured waits for the library. */
export async function openMetrics(): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import(
    'prom-client'
  );
  const register = new Registry();
  const registers = [register];
  const standings = new Map<string, () => Standing>();
  collectDefaultMetrics({ register });
  const seconds: Histogram = new Histogram({
    name: 'almanac_request_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const events: Counter = new Counter({
    name: 'almanac_events_total',
    help: 'Lines of the log by event',
    labelNames: ['event'],
    registers,
  });
  new Gauge({
    name: 'almanac_gate',
    help: 'How much is inside of each gate, and how many wait before it',
    labelNames: ['gate', 'where'],
    registers,
    collect() {
      for (const [gate, standing] of standings) {
        const { inside, waiting } = standing();
        this.set({ gate, where: 'inside' }, inside);
        this.set({ gate, where: 'waiting' }, waiting);
      }
    },
  });
  return {
    watch: (gate) => (standing) => standings.set(gate, standing),
    measure: ({ method, route, status }, ms) =>
      seconds.observe({ method, route, status }, ms / 1000),
    counting: (log) => (event, details) => {
      events.inc({ event });
      log(event, details);
    },
    listen: (port, host) => {
      const server = createServer(async (_, outgoing) => {
        outgoing.setHeader('content-type', register.contentType);
        outgoing.end(await register.metrics());
      });
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve({ stop: () => void server.close() }));
      });
    },
  };
}

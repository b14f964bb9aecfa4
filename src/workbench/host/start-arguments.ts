import { parseArgs } from 'node:util';

export type StartArguments = {
  reset: boolean;
  folder: string;
  pagePort: number;
  servicePort: number;
};

/** What may follow `npm start --`. For anything else the person gets a sentence. */
export function readStartArguments(args: string[]): StartArguments {
  const { values } = parseArgs({
    args,
    options: {
      reset: { type: 'boolean', default: false },
      folder: { type: 'string', default: '.almanac/workbench' },
      port: { type: 'string', default: '8900' },
      'service-port': { type: 'string', default: '8787' },
    },
  });
  return {
    reset: values.reset,
    folder: values.folder,
    pagePort: readPort(values.port),
    servicePort: readPort(values['service-port']),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`Cannot use port "${text}": it must be a whole number up to 65535`);
}

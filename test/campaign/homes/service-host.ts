import { join } from 'node:path';
import { startService } from '../../../src/service/hosts/node/start-service.ts';
import type { FromHost, ToHost } from './host-messages.ts';

/** The real service in a process of its own, at the time it is told. */
const CHEAP_PASSWORDS = { logN: 8, r: 8, p: 1 };

let now = Number(process.env.CAMPAIGN_NOW);
const { CAMPAIGN_FOLDER: dataFolder = '', CAMPAIGN_DATABASE: databaseUrl = '' } = process.env;
const service = await startService({
  port: 0,
  databaseUrl,
  dataFolder,
  now: () => now,
  passwordCost: CHEAP_PASSWORDS,
  log: (event, details) => process.stdout.write(`${JSON.stringify({ event, ...details })}\n`),
  settings: {
    siteUrl: 'https://almanac.example',
    // All processes over one database sign with the same keys.
    keysFile: join(dataFolder, '..', 'keys.json'),
    // One machine stands for the addresses of many people here.
    signUpsPerAddress: 1_000_000,
    passwordsPerAddress: 1_000_000,
    databaseConnections: 2,
  },
});
process.on('message', (message: ToHost) => obey(message));
process.on('disconnect', () => process.exit());
tell({ is: 'listening', address: service.address });

function obey(message: ToHost): void {
  if (message.say === 'stop') return void service.stop().then(() => process.exit());
  now = message.now;
  tell({ is: 'heard' });
}

function tell(message: FromHost): void {
  process.send?.(message);
}

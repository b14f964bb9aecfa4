import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { describePublicClients } from '../../contracts/public-clients-contract.ts';
import { openProject, type Project } from './project.ts';

describe('the public clients before GoTrue', () => {
  let project: Project;
  beforeAll(async () => {
    project = await openProject();
  });
  afterAll(() => project?.stop());

  describePublicClients(() => ({ address: project.address, pass: sleep }));
});

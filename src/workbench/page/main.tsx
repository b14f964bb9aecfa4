import type { Setting } from '../host/setting.ts';

import { showWorkbench } from './show-workbench.tsx';
import { openSocketStage } from './socket-stage.ts';

const home = document.getElementById('workbench');
const [setting, clientSource, stage] = await Promise.all([
  fetch('/setting.json').then((answer) => answer.json() as Promise<Setting>),
  fetch('/google-script-client.js').then((answer) => answer.text()),
  openSocketStage(`ws://${location.host}/stage`),
]);
if (home) await showWorkbench(home, stage, { setting, clientSource });

import { demoSpreadsheets } from '../../../src/workbench/demo/demo-spreadsheets.ts';
import { showWorkbench } from '../../../src/workbench/page/show-workbench.tsx';
import { fixtureStage } from './fixture-stage.ts';

// The page over a small stage of its own, inside the browser: no add-on, no service.
const home = document.getElementById('workbench');
if (home)
  void showWorkbench(home, fixtureStage(demoSpreadsheets()), {
    setting: {
      directoryUrl: 'about:blank',
      serviceAddress: 'https://almanac.example',
      account: { email: 'demo@almanac.example', password: 'marsh-lane-2026' },
    },
    clientSource: await fetch('/google-script-client.js').then((answer) => answer.text()),
  });

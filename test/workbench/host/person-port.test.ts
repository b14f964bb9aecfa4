import { afterEach, describe, expect, it } from '@jest/globals';
import { openStage, type Stage } from '../../../src/stage/index.ts';
import { faultPanel } from '../../../src/workbench/host/fault-switches.ts';
import { openPersonPort, type PersonPort } from '../../../src/workbench/host/person-port.ts';
import type { StageEvent } from '../../../src/workbench/host/stage-port.ts';

const SERVICE = 'https://almanac.example';
const PEOPLE = ['ada@gmail.test', 'bea@gmail.test'];

let stage: Stage;
let port: PersonPort;
afterEach(() => stage.close());

describe('of two spreadsheets opened quickly', () => {
  it('the later one lies open, and nothing asked of the earlier one is done there', async () => {
    await openPort();
    const both = [port.openSpreadsheet('weather'), port.openSpreadsheet('other')];
    await Promise.all(both);
    await expect(port.clickMenu('weather', 'openSidebar')).rejects.toThrow('not open');
    await port.clickMenu('other', 'openSidebar');
    await expect(port.select('weather', 0, 'B2')).rejects.toThrow('not open');
  });

  it("a page's call goes to the spreadsheet it was shown in, or nowhere", async () => {
    const { shown } = await openPort();
    await port.openSpreadsheet('weather');
    await port.clickMenu('weather', 'openSidebar');
    const [page = ''] = shown;
    const asked = () => port.callFromPage(page, 'openingState', '[]');
    expect(JSON.stringify(await asked())).toContain('"spreadsheetName":"Hill farm"');
    await port.openSpreadsheet('other');
    await expect(asked()).rejects.toThrow();
  });
});

it('closes a page that is shown, and none that took its place', async () => {
  const { shown, over } = await openPort();
  await port.openSpreadsheet('weather');
  for (let times = 0; times < 2; times++) await port.clickMenu('weather', 'openSidebar');
  const [first = '', second = ''] = shown;
  await port.closePage(first);
  expect(over).toEqual([]);
  await port.closePage(second);
  expect(over).toEqual([second]);
});

async function openPort(): Promise<{ shown: string[]; over: string[] }> {
  const document = {
    editors: PEOPLE,
    sheets: [{ id: 0, name: 'Monthly', cells: [['Year', 'Rain']] }],
  };
  stage = await openStage({
    project: 'dist/addon',
    install: 'bound',
    users: PEOPLE.map((email) => ({ email })),
    documents: [
      { ...document, id: 'weather', name: 'Hill farm' },
      { ...document, id: 'other', name: 'Valley' },
    ],
  });
  const faults = faultPanel(stage, PEOPLE, SERVICE);
  port = openPersonPort({ stage, people: PEOPLE, faults });
  const [shown, over]: [string[], string[]] = [[], []];
  port.listen((event: StageEvent) => {
    if (event.is === 'sidebar') shown.push(event.page.pageId);
    if (event.is === 'page-over') over.push(event.pageId);
  });
  return { shown, over };
}

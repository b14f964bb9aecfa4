import { afterEach, describe, expect, it } from '@jest/globals';
import { openStage, type Stage } from '../../../src/stage/index.ts';
import { faultPanel } from '../../../src/workbench/host/fault-switches.ts';
import { type Desk, openDesk } from '../../../src/workbench/host/stage-desk.ts';
import type { StageEvent } from '../../../src/workbench/host/stage-port.ts';

const SERVICE = 'https://almanac.example';
const PEOPLE = ['ada@gmail.test', 'bea@gmail.test'];

let stage: Stage;
let desk: Desk;
afterEach(() => stage.close());

describe('of two spreadsheets opened quickly', () => {
  it('the later one lies open, and nothing asked of the earlier one is done there', async () => {
    await sitDown();
    const both = [desk.openSpreadsheet('weather'), desk.openSpreadsheet('other')];
    await Promise.all(both);
    await expect(desk.clickMenu('weather', 'openSidebar')).rejects.toThrow('not open');
    await desk.clickMenu('other', 'openSidebar');
    await expect(desk.select('weather', 0, 'B2')).rejects.toThrow('not open');
  });

  it("a page's call goes to the spreadsheet it was shown in, or nowhere", async () => {
    const { shown } = await sitDown();
    await desk.openSpreadsheet('weather');
    await desk.clickMenu('weather', 'openSidebar');
    const [page = ''] = shown;
    const asked = () => desk.callFromPage(page, 'openingState', '[]');
    expect(JSON.stringify(await asked())).toContain('"spreadsheetName":"Hill farm"');
    await desk.openSpreadsheet('other');
    await expect(asked()).rejects.toThrow();
  });
});

it('closes a page that is shown, and none that took its place', async () => {
  const { shown, over } = await sitDown();
  await desk.openSpreadsheet('weather');
  for (let times = 0; times < 2; times++) await desk.clickMenu('weather', 'openSidebar');
  const [first = '', second = ''] = shown;
  await desk.closePage(first);
  expect(over).toEqual([]);
  await desk.closePage(second);
  expect(over).toEqual([second]);
});

async function sitDown(): Promise<{ shown: string[]; over: string[] }> {
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
  desk = openDesk({ stage, people: PEOPLE, faults });
  const [shown, over]: [string[], string[]] = [[], []];
  desk.listen((event: StageEvent) => {
    if (event.is === 'sidebar') shown.push(event.page.pageId);
    if (event.is === 'page-over') over.push(event.pageId);
  });
  return { shown, over };
}

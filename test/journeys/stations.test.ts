import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { speaker } from '../../src/core/words/speaker.ts';
import {
  beConnected,
  closeSidebar,
  type Desk,
  directoryOf,
  sitDown,
  statusSays,
} from '../sidebar/support/workbench-desk.ts';
import { openBrowser } from '../support/open-browser.ts';
import { chooseMenu, type OpenWorkbench, openWorkbench } from '../support/open-workbench.ts';

let browser: Browser;
let workbench: OpenWorkbench;

beforeAll(async () => {
  [browser, workbench] = await Promise.all([openBrowser(), openWorkbench()]);
});
afterAll(async () => {
  await browser.close();
  await workbench.remove();
});

const STATIONS: readonly [name: string, latitude: number, longitude: number, height: number][] = [
  ...([
    ['Odienné', 9.51, -7.56, 421],
    ['Korhogo', 9.42, -5.61, 381],
    ['Bouaké', 7.73, -5.07, 376],
  ] as const),
  ...([
    ['Man', 7.38, -7.51, 339],
    ['Daloa', 6.87, -6.47, 276],
    ['Bondoukou', 8.05, -2.78, 370],
  ] as const),
  ...([
    ['Yamoussoukro', 6.9, -5.35, 213],
    ['Dimbokro', 6.65, -4.7, 92],
    ['Gagnoa', 6.13, -5.95, 214],
  ] as const),
  ...([
    ['Adiaké', 5.3, -3.3, 39],
    ['San-Pédro', 4.75, -6.65, 31],
    ['Sassandra', 4.95, -6.08, 62],
  ] as const),
].map((one) => [...one]);

/** As a ministry keeps it: a tab of words, a list of the stations, a tab for each, and one cell that is wrong. */
function workbook(): Buffer {
  const book = utils.book_new();
  const add = (name: string, cells: (string | number)[][]) =>
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
  add('À lire', [['Classeur du réseau. Les relevés de 2021 manquent encore.']]);
  add('Stations', [
    ['Station', 'Latitude', 'Longitude', 'Altitude (m)'],
    ...STATIONS.map((one) => [...one]),
  ]);
  STATIONS.forEach(([name], at) => {
    const months = Array.from({ length: 36 }, (_, month) => [
      2018 + Math.floor(month / 12),
      (month % 12) + 1,
      31.4 + ((month * 7 + at * 3) % 23) / 10,
      name === 'Man' && month === 5 ? 41.2 : 21.2 + ((month * 5 + at * 3) % 19) / 10,
    ]);
    add(name, [['Année', 'Mois', 'Tmax (°C)', 'Tmin (°C)'], ...months]);
  });
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

it('a clerk sends twelve stations in French in eight presses, closing the sidebar meanwhile, and a correction in four', async () => {
  const language = 'fr';
  const desk = await sitDown(browser, workbench, {
    spreadsheet: 'Alder Ridge',
    tab: 'Alder Ridge',
    language,
  });
  const { page, sidebar } = desk;
  await beConnected(desk);
  await closeSidebar(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'réseau.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook(),
  });
  await page.getByRole('tab', { name: 'Odienné' }).click();
  await page.locator('.running:empty').waitFor({ state: 'attached' });

  const presses = counted(desk);
  await presses.menu();
  await presses.on(sidebar.locator('.tabs button[value=stations]'));
  await statusSays(desk, /^Stations prêtes\s: 11 sur 12\.$/);
  await presses.on(sidebar.getByRole('button', { name: 'Vu', exact: true }));
  await presses.on(sidebar.getByRole('button', { name: 'Cocher toutes celles qui sont prêtes' }));
  await presses.on(sidebar.getByRole('button', { name: 'Envoyer 12' }));
  await presses.on(sidebar.getByLabel('Public'));
  await presses.on(sidebar.getByRole('button', { name: 'Envoyer 12' }));
  // It goes on in the script, which knows nothing of a page.
  await sidebar.locator('.status-busy').first().waitFor();
  await closeSidebar(page);
  console.info(`${presses.count()} presses to send twelve stations`);
  expect(presses.count()).toBeLessThanOrEqual(8);
  while ((await directoryOf(workbench)).length < STATIONS.length) await page.waitForTimeout(200);
  await presses.menu();
  await sidebar.locator('.tabs button[value=stations]').click();
  await sidebar.locator('.stations tr:last-child', { hasText: 'envoyée le' }).waitFor();

  await page.getByRole('tab', { name: 'Bouaké' }).click();
  await correct(desk, 'C5', '30.1');
  const correction = counted(desk);
  await correction.on(sidebar.getByRole('button', { name: 'Contrôler de nouveau' }));
  const line = sidebar.locator('.stations tr', { hasText: 'Bouaké' });
  await line.getByText('1 mois modifié').waitFor();
  await correction.on(line.getByRole('checkbox'));
  await correction.on(sidebar.getByRole('button', { name: 'Envoyer 1', exact: true }));
  await statusSays(desk, /^Stations envoyées\s: 1 sur 12\.$/);
  console.info(`${correction.count()} presses for a correction`);
  expect(correction.count()).toBeLessThanOrEqual(4);
  const sent = await directoryOf(workbench);
  expect(sent.map(({ name }) => name).sort()).toEqual(STATIONS.map(([name]) => name).sort());
});

/** What a person presses. */
function counted({ page }: Desk) {
  let count = 0;
  return {
    count: () => count,
    menu: async () => {
      // *Extensions*, and the item.
      count += 2;
      await chooseMenu(page, speaker(['menu'], 'fr')('addon.menu-sidebar'));
    },
    on: async (button: Locator) => {
      count += 1;
      await button.click();
    },
  };
}

async function correct({ page }: Desk, cell: string, text: string): Promise<void> {
  await page.locator(`.sheet-table .cell[data-address="${cell}"]`).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.locator(`.sheet-table .cell[data-address="${cell}"]`, { hasText: '30' }).waitFor();
}

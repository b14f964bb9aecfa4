import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { type Editor, type Install, openStage, pageFunctions } from '../../src/stage/index.ts';
import { frameSource } from '../../src/workbench/page/serve-frame.ts';

/** What one probe gave, as the project keeps it. */
export type Probed = {
  where: 'menu' | 'page' | 'clock';
  value?: unknown;
  error?: { name: string; message: string; isError: boolean };
  ms?: number;
};

export type Recorded = {
  recorded: string;
  installed: string;
  locale: string;
  /** the caption that says what `onOpen` may call */
  opening: string | null;
  answers: Record<string, Probed>;
};

const OWNER = 'owner@example.com';

/** The four steps on the stage, in the order a person takes them; the page runs in a real browser. */
export async function answersOfStage(install: Install, browser: Browser): Promise<Recorded> {
  const stage = await openStage({
    project: 'test/selfcheck',
    install,
    users: [{ email: OWNER }],
    documents: [{ id: 'empty', name: 'Empty', sheets: [{ name: 'Sheet1' }] }],
  });
  try {
    const editor = await stage.open('empty');
    const step = async (number: number) => {
      editor.willAnswer('OK');
      editor.willAnswer('OK');
      await editor.clickMenu(editor.menuItems.find((item) => item.startsWith(`${number} `)) ?? '');
    };
    await step(1);
    await step(2);
    await runPage(editor, browser, pageFunctions(stage.project.functions));
    await step(3);
    await stage.advance('2 hours');
    await step(4);
    return (await editor.callFromPage('allAnswers')) as Recorded;
  } finally {
    await stage.close();
  }
}

/** The page as the workbench shows it: a frame of its own origin, its calls answered by the stage. */
async function runPage(editor: Editor, browser: Browser, functions: string[]): Promise<void> {
  const client = await readFile('dist/workbench/page/google-script-client.js', 'utf8');
  const html = editor.sidebar?.html ?? '';
  const shown = { pageId: 'sidebar', title: 'Self-check', html, functions };
  const page = await browser.newPage();
  await page.exposeFunction('callStage', async (name: string, args: string) => {
    try {
      return { ok: true, value: await editor.callFromPage(name, ...JSON.parse(args)) };
    } catch (error) {
      return { ok: false, message: (error as Error).message };
    }
  });
  await page.setContent('<iframe sandbox="allow-scripts" style="width: 300px"></iframe>');
  await page.evaluate(answerFrame, frameSource(shown, client, {}));
  const frame = page.frameLocator('iframe');
  // The stage has no undo; only a person in front of Google's sheet can answer that one.
  await frame.getByRole('button', { name: 'There is no undo here' }).click();
  await frame.getByText('Go on with 3').waitFor();
  await page.close();
}

/** Runs in the page around the frame. */
function answerFrame(source: string): void {
  type Called = { almanacFrame: string; call: number; functionName: string; args: string };
  type CallStage = (name: string, args: string) => Promise<unknown>;
  const frame = document.querySelector('iframe');
  const { callStage } = window as unknown as { callStage: CallStage };
  window.addEventListener('message', async ({ data }: MessageEvent<Called>) => {
    if (data.almanacFrame !== 'call') return;
    const answer = await callStage(data.functionName, data.args);
    frame?.contentWindow?.postMessage({ almanacFrame: 'answer', call: data.call, answer }, '*');
  });
  if (frame) frame.srcdoc = source;
}

import type { ShownPage } from '../host/stage-port.ts';
import type { Actions } from './actions/workbench-actions.ts';
import type { FrameMessage, FrameReply, NamedHosts } from './frame-message.ts';

/** Answers the google.script calls of one frame, and of no other window. */
export function serveFrame(
  frame: HTMLIFrameElement,
  page: ShownPage,
  { callFromPage, followLink }: Pick<Actions, 'callFromPage' | 'followLink'>,
): () => void {
  const hear = async ({ source, data }: MessageEvent<FrameMessage>) => {
    if (!source || source !== frame.contentWindow) return;
    if (data.almanacFrame === 'follow') await followLink(data.url);
    if (data.almanacFrame !== 'call') return;
    const answer = await callFromPage(page.pageId, data.functionName, data.args);
    const reply: FrameReply = { almanacFrame: 'answer', call: data.call, answer };
    // The frame has an opaque origin, so only the address `*` reaches it.
    frame.contentWindow?.postMessage(reply, '*');
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** The add-on's page, with the client script before all scripts of its own. */
export function frameSource(
  { html, functions }: ShownPage,
  clientSource: string,
  names: NamedHosts,
): string {
  const given = [functions, names].map((list) => JSON.stringify(list)).join(',');
  const script = `(function(){${clientSource};googleScriptClient.install(${given})})()`;
  const tag = `<script>${script.replace(/<\/script/gi, '<\\/script')}</script>`;
  const doctype = html.match(/^\s*<!doctype[^>]*>/i)?.[0] ?? '';
  return `${doctype}${tag}${html.slice(doctype.length)}`;
}

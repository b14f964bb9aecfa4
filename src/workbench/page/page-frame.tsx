import { useEffect, useRef } from 'preact/hooks';
import type { ShownPage } from '../host/stage-port.ts';
import { frameSource, serveFrame } from './serve-frame.ts';
import type { ViewProps } from './workbench.tsx';

/** The sidebar: 300 px wide, one at a time, as on Google. */
export function SidebarFrame({ state, actions, say }: ViewProps) {
  const { sidebar } = state;
  if (!sidebar) return null;
  const close = () => void actions.closePage(sidebar.pageId);
  return (
    <aside class="sidebar" aria-label={sidebar.title}>
      <header>
        <h2>{sidebar.title}</h2>
        <button
          type="button"
          class="plain close"
          aria-label={say('workbench.close')}
          onClick={close}
        >
          ×
        </button>
      </header>
      <Frame
        key={sidebar.pageId}
        page={sidebar}
        actions={actions}
        clientSource={state.clientSource}
      />
    </aside>
  );
}

export function DialogFrame({ state, actions, say }: ViewProps) {
  const { dialog } = state;
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog?.modal) element.current?.showModal();
    else element.current?.show();
  }, [dialog?.pageId]);
  if (!dialog) return null;
  const close = () => void actions.closePage(dialog.pageId);
  return (
    <dialog class="page-dialog" ref={element} key={dialog.pageId} onCancel={close}>
      <header>
        <h2>{dialog.title}</h2>
        <button
          type="button"
          class="plain close"
          aria-label={say('workbench.close')}
          onClick={close}
        >
          ×
        </button>
      </header>
      <div style={{ width: `${dialog.width}px`, height: `${dialog.height}px` }}>
        <Frame page={dialog} actions={actions} clientSource={state.clientSource} />
      </div>
    </dialog>
  );
}

/**
 * What Google allows its frames, but for its own origin: here the page and the workbench would
 * share one, and the add-on could reach into the workbench.
 */
const ALLOWED =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads';

type FrameProps = { page: ShownPage; actions: ViewProps['actions']; clientSource: string };

function Frame({ page, actions, clientSource }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) return serveFrame(frame.current, page, actions);
    return undefined;
  }, [page.pageId]);
  const source = frameSource(page, clientSource);
  return <iframe ref={frame} title={page.title} sandbox={ALLOWED} srcdoc={source} />;
}

import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ShownPage } from '../host/stage-port.ts';
import { frameSource, serveFrame } from './serve-frame.ts';
import type { ViewProps } from './view-props.ts';

/** The sidebar: 300 px wide, one at a time, as on Google. */
export function SidebarFrame(props: ViewProps) {
  const { sidebar } = props.state;
  const element = useRef<HTMLElement>(null);
  // In a narrow window the sidebar opens below the sheet, where nobody would see it.
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), [sidebar?.pageId]);
  if (!sidebar) return null;
  return (
    <aside class="sidebar" aria-label={sidebar.title} ref={element}>
      <FrameHeader page={sidebar} {...props} />
      <Frame key={sidebar.pageId} page={sidebar} takesFocus {...props} />
    </aside>
  );
}

type FrameProps = ViewProps & {
  page: ShownPage;
  /** For the keyboard a sidebar is far behind the menu it was opened from. */
  takesFocus?: boolean;
};

function FrameHeader({ page, actions }: FrameProps) {
  const close = () => void actions.closePage(page.pageId);
  return (
    <header>
      <h2>{page.title}</h2>
      <button type="button" class="plain close" aria-label="Close" onClick={close}>
        ×
      </button>
    </header>
  );
}

/**
 * What Google allows its frames, without `allow-same-origin`: here page and workbench would have the
 * same origin, and the add-on could reach into the workbench.
 */
const ALLOWED =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads';

function Frame({ page, takesFocus, actions, state: { clientSource, setting } }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Before the page can ask: after the next frame would be too late for one that loads quickly.
  useLayoutEffect(() => {
    if (frame.current) return serveFrame(frame.current, page, actions);
    return undefined;
  }, [page.pageId]);
  const names = setting ? { [setting.serviceAddress]: setting.directoryUrl } : {};
  const address = usePageAddress(frameSource(page, clientSource, names));
  return (
    <iframe
      ref={frame}
      title={page.title}
      sandbox={ALLOWED}
      src={address}
      onLoad={({ currentTarget }) => takesFocus && currentTarget.focus()}
    />
  );
}

/**
 * As `srcdoc` the page would be an attribute of its frame, 190 KB that go wherever somebody looks at the
 * frame: to the browser's tools, or to a test each time it looks for something within.
 */
function usePageAddress(source: string): string {
  const address = useMemo(
    () => URL.createObjectURL(new Blob([source], { type: 'text/html; charset=utf-8' })),
    [source],
  );
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}

import { useEffect } from 'preact/hooks';
import type { Notice } from './state/page-state.ts';
import type { ViewProps } from './view-props.ts';

/** At the bottom right. The notice of a failed script stays until a person closes it. */
export function Notices({ state, actions }: ViewProps) {
  return (
    <div class="notices" aria-live="polite">
      {state.notices.map((notice) => (
        <OneNotice key={notice.id} notice={notice} actions={actions} />
      ))}
    </div>
  );
}

type OneNoticeProps = { notice: Notice; actions: ViewProps['actions'] };

function OneNotice({ notice, actions }: OneNoticeProps) {
  const close = () => actions.closeNotice(notice.id);
  useEffect(() => {
    if (notice.seconds < 0) return;
    const timer = setTimeout(close, notice.seconds * 1000);
    return () => clearTimeout(timer);
  }, [notice.id]);
  return (
    <div
      class={notice.failed ? 'notice failed' : 'notice'}
      role={notice.failed ? 'alert' : 'status'}
    >
      <div>
        {notice.title && <strong>{notice.title}</strong>}
        <p>{notice.message}</p>
      </div>
      <button type="button" class="plain close" aria-label="Close" onClick={close}>
        ×
      </button>
    </div>
  );
}

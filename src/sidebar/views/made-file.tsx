import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { FilesState } from '../state/sidebar-state.ts';
import { useWords } from '../words/sidebar-words.ts';

/** The file that was asked for, saved at once; or the tabs that hold it. */
export function MadeFile({ made }: Pick<FilesState, 'made'>) {
  const { say } = useWords();
  if (made.is === 'written')
    return <p role="status">{say('sidebar.files-written', { tabs: made.names.join(', ') })}</p>;
  return made.is === 'saved' ? <SavedFile name={made.name} parts={made.parts} /> : null;
}

/** A browser that asks first, or refuses, still has the link. */
function SavedFile({ name, parts }: { name: string; parts: string[] }) {
  const { say } = useWords();
  const link = useRef<HTMLAnchorElement>(null);
  const address = useMemo(() => URL.createObjectURL(new Blob(parts.map(bytesOf))), [parts]);
  useEffect(() => {
    link.current?.click();
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return (
    <div role="status">
      <p>{say('sidebar.files-saved', { file: name })}</p>
      <a ref={link} href={address} download={name}>
        {say('sidebar.files-save-again')}
      </a>
    </div>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

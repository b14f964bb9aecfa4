import { useRef } from 'preact/hooks';
import type { ViewProps } from './view-props.ts';

/** The browser's own choice of files behind a button, which the keyboard reaches. */
export function OpenFileButton({ actions, look }: ViewProps & { look: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={look} onClick={() => input.current?.click()}>
        Open a file
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          void actions.openFiles([...(currentTarget.files ?? [])]);
          // The same file again is a choice, too.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

const ACCEPTED = '.csv,.tsv,.txt,.tab,.dat,.prn,.asc,.xlsx,.xlsm,.xls,.xlsb,.ods,text/*';

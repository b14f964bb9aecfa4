import { useRef } from 'preact/hooks';

type ChooseProps = { text: string; look: string; accept?: string; open: (files: File[]) => void };

/** The browser's own choice of files behind a button, which the keyboard reaches. */
export function ChooseFiles({ text, look, accept = '', open }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={look} onClick={() => input.current?.click()}>
        {text}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file again is a choice, too.
          currentTarget.value = '';
          if (files.length > 0) open(files);
        }}
      />
    </>
  );
}

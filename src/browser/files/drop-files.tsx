import { useEffect, useState } from 'preact/hooks';

type DropProps = { text: string; open: (files: File[]) => void };

/** Takes files wherever they are dropped, and says so while they hang over the page. */
export function DropFiles({ text, open }: DropProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const listen = new AbortController();
    const hear = (event: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(event, act, { signal: listen.signal });
    hear('dragover', (event) => {
      if (!bringsFiles(event)) return;
      // Without this the browser would leave the page and show the file itself.
      event.preventDefault();
      setOver(true);
    });
    hear('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false);
    });
    hear('drop', (event) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      open([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listen.abort();
  }, []);
  if (!over) return null;
  return (
    <p class="drop-here">
      <span>{text}</span>
    </p>
  );
}

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

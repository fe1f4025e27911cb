import { type DragEvent, useEffect, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files that are dropped on a place or pasted while it is in sight. */
export function useDropped(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    function paste({ clipboardData }: ClipboardEvent) {
      const files = Array.from(clipboardData?.files ?? []);
      if (files.length > 0) onFiles(files);
    }
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [onFiles]);

  const place = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles(Array.from(event.dataTransfer.files));
    },
  };
  return { isOver, place };
}

import { type DragEvent, useEffect, useState } from 'react';
import { pastedFiles } from '../pasted-files';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files that are pasted while a place is in sight. */
export function usePasted(onFiles: (files: readonly File[]) => void) {
  useEffect(() => {
    function paste({ clipboardData }: ClipboardEvent) {
      const files = pastedFiles(clipboardData);
      if (files.length > 0) onFiles(files);
    }
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [onFiles]);
}

/** Files that are dropped on a place. */
export function useDropped(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const place = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      // From one part of the place to the next nothing has been left.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles(Array.from(event.dataTransfer.files));
    },
  };
  return { isOver, place };
}

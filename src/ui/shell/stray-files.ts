import { useEffect } from 'react';

/** A file that is dropped beside its place would be opened by the browser, in place of the dashboard and of what is being written there. */
export function useStrayFiles() {
  useEffect(() => {
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}

function refuse(event: DragEvent) {
  const { target, dataTransfer } = event;
  // A field for files takes them by itself.
  const isTaken = event.defaultPrevented || (target instanceof Element && target.matches('input[type=file]'));
  if (isTaken || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

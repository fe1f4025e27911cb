import { useState } from 'react';
import { faultOfFile } from '~/ui/forms/file-rules';
import type { Media } from '../media';
import { NEEDED } from '../media-call';
import { addPicture } from './media-calls';
import { pictureRules } from './picture-rules';

export interface Upload {
  id: string;
  file: File;
  alt: string;
  decorative: boolean;
  /** From 0 to 1 while it is on its way. */
  progress: number | undefined;
  /** Why it is not in the library. */
  fault: string;
  /** It can never be: it is too large, or no picture. */
  isRefused: boolean;
  added: Media | undefined;
}

function uploadOf(file: File): Upload {
  const fault = faultOfFile(file, pictureRules)?.words ?? '';
  const start = { alt: '', decorative: false, progress: undefined, added: undefined };
  return { id: crypto.randomUUID(), file, ...start, fault, isRefused: fault !== '' };
}

/** What was chosen to be uploaded, until all of it is described and in the library. */
export function useUploads(onDone: (added: readonly Media[]) => void, start: readonly File[] = []) {
  const [uploads, setUploads] = useState<readonly Upload[]>(() => start.map(uploadOf));
  const [busy, setBusy] = useState(false);

  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  async function send(upload: Upload): Promise<Upload> {
    const { id, file, alt, decorative } = upload;
    if (!decorative && alt.trim() === '') return { ...upload, fault: NEEDED };
    change(id, { progress: 0, fault: '' });
    try {
      const added = await addPicture(file, { alt, decorative }, (progress) => change(id, { progress }));
      return { ...upload, progress: undefined, fault: '', added };
    } catch (cause) {
      const fault = cause instanceof Error ? cause.message : 'Something went wrong.';
      return { ...upload, progress: undefined, fault };
    }
  }

  /** One after the other: what fails stays to be mended, and keeps none of the others back. */
  async function sendAll() {
    setBusy(true);
    const after: Upload[] = [];
    for (const upload of uploads) {
      const sent = upload.added || upload.isRefused ? upload : await send(upload);
      change(upload.id, sent);
      after.push(sent);
    }
    setBusy(false);
    if (after.some(({ fault }) => fault)) return;
    // What was dropped or pasted meanwhile is to be described yet.
    const sent = new Set(after.map(({ id }) => id));
    setUploads((all) => all.filter(({ id }) => !sent.has(id)));
    onDone(after.flatMap(({ added }) => added ?? []));
  }

  function close() {
    // What is on its way arrives, and is told then.
    if (busy) return;
    const added = uploads.flatMap((upload) => upload.added ?? []);
    setUploads([]);
    if (added.length > 0) onDone(added);
  }

  return {
    uploads,
    busy,
    change,
    sendAll,
    close,
    choose: (files: readonly File[]) => setUploads((all) => [...all, ...files.map(uploadOf)]),
    drop: (id: string) => setUploads((all) => all.filter((one) => one.id !== id)),
  };
}

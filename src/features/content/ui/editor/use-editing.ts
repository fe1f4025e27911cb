import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { now } from '~/lib/time';
import { useUser } from '~/platform/auth/ui/session';
import { type Autosave, type Editing, startAutosave } from '~/ui/autosave/autosave';
import { unsavedWords } from '~/ui/autosave/unsaved-words';
import { changeAt, type Update } from '../fields/at-path';
import { objectOf } from '../fields/field-schema';
import { type EntryPlace, newestOf, saveDraft, sideIn, takeAnswer, type WholeEntry } from './entry-queries';

/** An open editor: what stands in it, and how it is changed and saved. */
export function useEditing({ collection, id }: EntryPlace, entry: WholeEntry) {
  const queries = useQueryClient();
  const { _id: userId } = useUser();
  const opened = useRef(entry);
  const autosave = useRef<Autosave>(undefined);
  const [editing, setEditing] = useState<Editing>();

  useEffect(() => {
    const place = { collection, id };
    const words = unsavedWords(userId, id);
    const one = startAutosave({
      userId,
      words,
      start: newestOf(opened.current),
      sideOf: sideIn,
      async save(data, basedOn) {
        const { entry: saved } = await saveDraft(place, data, basedOn);
        takeAnswer(queries, place, saved);
        return { version: newestOf(saved).version, at: saved.draft?.at ?? now() };
      },
      onChange: setEditing,
    });
    autosave.current = one;
    setEditing(one.present());
    const unsaved = words.read();
    if (unsaved) one.takeUp(unsaved);
    return one.close;
  }, [collection, id, userId, queries]);

  const change = useCallback((path: string, update: Update) => {
    const { current } = autosave;
    if (current) current.edited(objectOf(changeAt(current.present().data, path, update)), path);
  }, []);

  return { editing, autosave, change };
}

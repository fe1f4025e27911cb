import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '~/lib/api';
import { now } from '~/lib/time';
import { useUser } from '~/platform/auth/ui/session';
import { type Autosave, type Editing, startAutosave } from '~/ui/autosave/autosave';
import { unsavedWords } from '~/ui/autosave/unsaved-words';
import type { entryCall } from '../../content-call';
import { changeAt, type Update } from '../fields/at-path';
import { type FieldSchema, objectOf } from '../fields/field-schema';
import { sayFault } from '../lists/entries';
import {
  type EntryPlace,
  newestOf,
  pathOf,
  saveDraft,
  sideIn,
  takeAnswer,
  type WholeEntry,
} from './entry-queries';
import { withAddresses } from './proposed-address';

/** What is taken back after its editor was closed is taken back in the one that is open by then. */
const openEditors = new Map<string, Autosave>();

/** An open editor: what stands in it, and how it is changed and saved. */
export function useEditing({ collection, id }: EntryPlace, entry: WholeEntry, schema: FieldSchema) {
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
    openEditors.set(id, one);
    words.takeLeft(one.takeUp);
    return () => {
      if (openEditors.get(id) === one) openEditors.delete(id);
      one.close();
      words.close();
    };
  }, [collection, id, userId, queries]);

  // Once visitors have come by an address, it changes only by hand.
  const isNew = entry.state === 'draft';
  const change = useCallback(
    (path: string, update: Update) => {
      const open = openEditors.get(id);
      if (open) {
        const { data } = open.present();
        const typed = objectOf(changeAt(data, path, update));
        open.edited(isNew ? withAddresses(schema, data, typed) : typed, path);
      } else void changeClosed({ collection, id }, { path, update, last: autosave.current, queries });
    },
    [collection, id, queries, schema, isNew],
  );

  return { editing, autosave, change };
}

interface LateChange {
  path: string;
  update: Update;
  /** It may still be sending. */
  last: Autosave | undefined;
  queries: QueryClient;
}

async function changeClosed(place: EntryPlace, { path, update, last, queries }: LateChange) {
  try {
    await last?.sendNow();
    const { version, data } = newestOf(await callApi<typeof entryCall>('GET', pathOf(place)));
    const { entry } = await saveDraft(place, objectOf(changeAt(data, path, update)), version);
    takeAnswer(queries, place, entry);
  } catch (fault) {
    sayFault(fault);
  }
}

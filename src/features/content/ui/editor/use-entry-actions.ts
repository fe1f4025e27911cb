import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { showWithUndo } from '~/records/ui/list/undo';
import { focusField } from '~/records/ui/ordered/reveal';
import type { Autosave } from '~/ui/autosave/autosave';
import { toast } from '~/ui/toast/toast';
import type {
  dropDraftCall,
  publishCall,
  removeEntryCall,
  restoreEntryCall,
  unpublishCall,
  unscheduleCall,
} from '../../content-call';
import type { endPreviewsCall } from '../../preview-call';
import { type ChangedEntry, type EntryPlace, newestOf, pathOf, saveDraft, takeAnswer } from './entry-queries';

interface Answer {
  message: string;
  entry: ChangedEntry;
}

/** What is done with a whole entry. What was typed is saved first; where that does not work, nothing else is done. */
export function useEntryActions(place: EntryPlace, autosave: RefObject<Autosave | undefined>) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const path = pathOf(place);
  const about = `entry ${place.id}`;

  async function doing<Done>(work: (editor: Autosave) => Promise<Done>): Promise<Done | undefined> {
    const editor = autosave.current;
    if (!editor || busy) return undefined;
    setBusy(true);
    try {
      await editor.sendNow();
      if (editor.present().save.is !== 'saved') return undefined;
      return await work(editor);
    } catch (fault) {
      if (!(fault instanceof AppError)) throw fault;
      toast.error(fault.message, { about: [about] });
      const [first] = Object.keys(fault.fields ?? {});
      editor.showErrors(fault.fields ?? {});
      if (first !== undefined) requestAnimationFrame(() => focusField(document, first));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  const changing = (call: (editor: Autosave) => Promise<Answer>) =>
    doing(async (editor) => {
      const answer = await call(editor);
      takeAnswer(queries, place, answer.entry);
      editor.startFrom(newestOf(answer.entry));
      return answer;
    });

  async function say(answer: Promise<Answer | undefined>) {
    const message = (await answer)?.message;
    if (message) toast.success(message, { about: [about] });
  }

  async function discard() {
    const said = autosave.current?.present().data;
    const answer = await changing(() => callApi<typeof dropDraftCall>('DELETE', `${path}/draft`));
    if (!answer || !said) return;
    const undo = async () => {
      await changing(() => saveDraft(place, said, newestOf(answer.entry).version));
      return undefined;
    };
    showWithUndo(answer.message, undo, { about: [about] });
  }

  async function trash(title: string) {
    const answer = await doing(() => callApi<typeof removeEntryCall>('DELETE', path));
    if (!answer) return;
    await navigate(`/dashboard/content/${place.collection}`);
    const undo = async () => {
      await callApi<typeof restoreEntryCall>('POST', `${path}/restore`);
      await queries.invalidateQueries({ queryKey: ['content'] });
      return undefined;
    };
    showWithUndo(answer.message, undo, { about: [about], detail: `“${title}”` });
  }

  async function endPreviews() {
    const answer = await doing(() => callApi<typeof endPreviewsCall>('DELETE', `${path}/preview`));
    if (answer) toast.success(answer.message, { about: [about] });
  }

  return {
    busy,
    discard,
    trash,
    endPreviews,
    publish: (at: string | null) =>
      say(
        changing((editor) =>
          callApi<typeof publishCall>('POST', `${path}/publish`, {
            body: { at, version: editor.present().version },
          }),
        ),
      ),
    unschedule: () => say(changing(() => callApi<typeof unscheduleCall>('DELETE', `${path}/schedule`))),
    unpublish: () => say(changing(() => callApi<typeof unpublishCall>('POST', `${path}/unpublish`))),
  };
}

export type EntryActions = ReturnType<typeof useEntryActions>;

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '~/lib/api';
import { type AnyRecord, type Resource, titleOf } from '~/model/resource';
import type { judgeCall } from '~/records/spam-call';
import { toast } from '~/ui/toast/toast';
import { attempts, inWords, mayWorkLater } from './outcomes';
import { hideRows, refresh } from './refresh';
import { NOTICE_MS, showWithUndo, type Undo } from './undo';

/** There and back: what was said of one way is of no use once the other has worked. */
const ATTEMPT = 'spam';

/** Moves a record into the spam folder or out of it, and says what came of it. */
export function useJudge(resource: Resource) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { name, path } = resource;

  async function judge(row: AnyRecord, isSpam: boolean): Promise<Undo | undefined> {
    const ids = [row._id];
    hideRows(queries, name, ids);
    let again: Undo | undefined;
    try {
      const done = await callApi<typeof judgeCall>('PUT', `/records/${name}/spam`, { body: { ids, isSpam } });
      tell(row, isSpam, done.announced);
    } catch (fault) {
      const words = isSpam ? 'This could not be moved to spam: ' : 'This could not be moved to the list: ';
      toast.error(inWords(words, fault), { about: attempts(ATTEMPT, [row]) });
      if (mayWorkLater(fault)) again = () => judge(row, isSpam);
    }
    await refresh(queries, name);
    return again;
  }

  function tell(row: AnyRecord, isSpam: boolean, announced: number) {
    const about = attempts(ATTEMPT, [row]);
    const which = titleOf(resource, row);
    if (isSpam) {
      showWithUndo('Moved to spam:', () => judge(row, false), { detail: which, about });
      return;
    }
    // What has been sent cannot be taken back, so the way on is shown and not a way back.
    toast.success(`Moved to ${resource.title}:`, {
      detail: announced > 0 ? `${which}. The receipt and the alert to the staff go out now.` : which,
      about,
      duration: NOTICE_MS,
      action: { label: 'Open', run: () => navigate(`/dashboard/${path}?record=${row._id}`) },
    });
  }

  return judge;
}

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

/** Moves records into the spam folder or out of it, and says what came of it. */
export function useJudge(resource: Resource) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { name, path } = resource;

  async function judge(rows: readonly AnyRecord[], isSpam: boolean): Promise<Undo | undefined> {
    const ids = rows.map(({ _id }) => _id);
    hideRows(queries, name, ids);
    let again: Undo | undefined;
    try {
      const done = await callApi<typeof judgeCall>('PUT', `/records/${name}/spam`, { body: { ids, isSpam } });
      tell(rows, isSpam, done.announced);
    } catch (fault) {
      const words = isSpam ? 'This could not be moved to spam: ' : 'This could not be moved to the list: ';
      toast.error(inWords(words, fault), { about: attempts(ATTEMPT, rows) });
      if (mayWorkLater(fault)) again = () => judge(rows, isSpam);
    }
    await refresh(queries, name);
    return again;
  }

  function tell(rows: readonly AnyRecord[], isSpam: boolean, announced: number) {
    const [only] = rows;
    if (!only) return;
    const many = rows.length > 1;
    const about = attempts(ATTEMPT, rows);
    const which = many ? `${rows.length} records` : titleOf(resource, only);
    if (isSpam) {
      showWithUndo('Moved to spam:', () => judge(rows, false), { detail: which, about });
      return;
    }
    // What has been sent cannot be taken back, so the way on is shown and not a way back.
    const list = `/dashboard/${path}`;
    toast.success(`Moved to ${resource.title}:`, {
      detail: announced > 0 ? `${which}. ${newsWords(announced)}` : which,
      about,
      duration: NOTICE_MS,
      action: {
        label: many ? 'Show the list' : 'Open',
        run: () => navigate(many ? list : `${list}?record=${only._id}`),
      },
    });
  }

  return judge;
}

const newsWords = (announced: number) =>
  announced === 1
    ? 'The receipt and the alert to the staff go out now.'
    : 'The receipts and the alerts to the staff go out now.';

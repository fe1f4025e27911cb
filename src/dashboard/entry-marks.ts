import { useMailTrouble } from '~/features/outbox/use-mail-trouble';
import { OUTBOX, SPAM } from '~/features/places';
import { resources } from '~/features/resources';
import { useSpamCounts } from '~/features/spam/ui/spam-counts';
import { type Role, reach } from '~/model/permissions';
import { keepsSpam } from '~/model/resource';

interface Mark {
  count: number;
  /** The count in words, for those who do not see where it stands. */
  words: string;
  urgent: boolean;
}

/** What waits behind an entry of the sidebar, by its address; nothing where nothing does. */
export function useEntryMarks(role: Role): Record<string, Mark | undefined> {
  const judged = resources.filter(
    (resource) => keepsSpam(resource) && reach(role, `${resource.area}:edit`) !== 'none',
  );
  const spam = useSpamCounts({ enabled: judged.length > 0 });
  const trouble = useMailTrouble(role);
  const suspects = judged.reduce((sum, { name }) => sum + (spam.data?.[name] ?? 0), 0);
  return {
    [SPAM]: mark(suspects, 'to look through', false),
    [OUTBOX]: mark(trouble?.count ?? 0, 'not sent', true),
  };
}

const mark = (count: number, words: string, urgent: boolean): Mark | undefined =>
  count > 0 ? { count, words, urgent } : undefined;

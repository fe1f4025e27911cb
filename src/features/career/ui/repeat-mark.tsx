import { useCall } from '~/lib/use-call';
import type { AnyRecord } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { Mark } from '~/ui/mark';
import { career } from '../career';
import { MOST_PEOPLE, type repeatedCall } from '../others-call';

interface RepeatMarkProps {
  row: AnyRecord;
  /** All that are shown with it: of all of them it is asked at once, however many marks there are. */
  rows: readonly AnyRecord[];
}

/** That somebody has applied more than once, before their application is opened. */
export function RepeatMark({ row: { personId }, rows }: RepeatMarkProps) {
  const mayRead = useMay()('submissions:edit');
  const people = peopleOf(rows, String(personId));
  const { data } = useCall<typeof repeatedCall>(
    [career.name, 'repeated', people],
    `/career/repeated?people=${people}`,
    { enabled: mayRead && Boolean(personId) },
  );
  const found = data?.find((one) => one.personId === personId);
  return found ? <Mark tone="busy">{`${found.applications} applications`}</Mark> : null;
}

/** On a board that somebody has paged through there are more than can be asked for at once. */
function peopleOf(rows: readonly AnyRecord[], personId: string) {
  const all = [...new Set(rows.map((row) => row.personId).filter(Boolean))];
  const from = Math.floor(Math.max(0, all.indexOf(personId)) / MOST_PEOPLE) * MOST_PEOPLE;
  return all.slice(from, from + MOST_PEOPLE).join(',');
}

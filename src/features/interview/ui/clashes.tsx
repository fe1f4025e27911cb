import { career } from '~/features/career/career';
import { labelAmong, type Named } from '~/lib/namesakes';
import { momentInWords, now } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { type Clash, type clashesCall, MOST_IN_A_PANEL, MOST_MINUTES } from '../interview-calls';

interface ClashesProps {
  careerId: string;
  at: string;
  minutes: number;
  panel: readonly string[];
  /** As they are called where they are chosen. */
  staff: readonly Named[];
  except: string | undefined;
}

/** Who has something else at that time. It can be saved all the same. */
export function Clashes({ careerId, at, minutes, panel, staff, except }: ClashesProps) {
  const isAskable =
    at > now() &&
    Number.isInteger(minutes) &&
    minutes > 0 &&
    minutes <= MOST_MINUTES &&
    panel.length > 0 &&
    panel.length <= MOST_IN_A_PANEL;
  const query = new URLSearchParams({
    ...{ at, minutes: String(minutes), panel: panel.join(',') },
    ...(except ? { except } : {}),
  });
  const asked = useCall<typeof clashesCall>(
    [career.name, 'clashes', careerId, String(query)],
    `/career/${careerId}/interviews/clashes?${query}`,
    { enabled: isAskable, gcTime: 0 },
  );
  const clashes = isAskable ? (asked.data?.clashes ?? []) : [];
  return (
    <div role="status" className="text-sm empty:hidden">
      {clashes.length > 0 && (
        <ul className="grid gap-2 rounded-md border border-line bg-sunken p-4">
          {clashes.map((clash) => (
            <li key={`${clash.userId} ${clash.at}`}>{wordsOf(clash, staff)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wordsOf({ kind, userId, name, at, minutes }: Clash, staff: readonly Named[]) {
  const who = labelAmong(staff, { _id: userId ?? '', name });
  return kind === 'away'
    ? `${who} is away that day.`
    : `${who} has another interview: ${momentInWords(at ?? '')}, ${minutes} minutes.`;
}

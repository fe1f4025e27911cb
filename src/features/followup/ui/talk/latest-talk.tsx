import { Link } from 'react-router';
import type { timelineCall } from '~/features/person/timeline-call';
import { howLongAgo } from '~/lib/relative-time';
import { useCall } from '~/lib/use-call';
import { labelOf } from '~/model/fields';
import { outcomes } from '~/model/leads/activities';
import { followup } from '../../followup';

/** How somebody was spoken with. What was noted stands among the remarks. */
const WAYS: Readonly<Record<string, string>> = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  mail: 'Mail',
  meeting: 'Meeting',
};

const MOST_SHOWN = 5;

/** Beside the remarks, for whoever takes a lead over: the latest that was said to or by its person, and the way to all of it. */
export function LatestTalk({ personId }: { personId: string }) {
  // Under the leads: who logs something has these asked for anew.
  const timeline = useCall<typeof timelineCall>(
    [followup.name, 'talk', personId],
    `/people/${personId}/timeline`,
  );
  const items = (timeline.data?.items ?? []).filter(({ kind }) => kind in WAYS).slice(0, MOST_SHOWN);
  if (items.length === 0) return null;
  return (
    <section aria-label="Calls and messages">
      <h3 className="mb-3 text-base">Calls and messages</h3>
      <ul className="grid gap-2 text-sm">
        {items.map(({ _id, kind, direction, outcome, by, at, text }) => (
          <li key={_id} className="wrap-anywhere">
            <span className="font-medium">{[WAYS[kind], ...wayOf(direction, outcome)].join(', ')}</span>
            <span className="text-muted">
              {by && `, by ${by}`}, <time dateTime={at}>{howLongAgo(at)}</time>
            </span>
            {text && <p className="line-clamp-3 whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ul>
      <Link
        to={`/dashboard/people/${personId}`}
        className="mt-2 inline-block py-1 text-sm text-accent underline underline-offset-4"
      >
        All of the timeline
      </Link>
    </section>
  );
}

const wayOf = (direction: 'in' | 'out' | null, outcome: string | null) => [
  ...(direction === 'in' ? ['from them'] : []),
  ...(outcome ? [labelOf(outcomes, outcome).toLowerCase()] : []),
];

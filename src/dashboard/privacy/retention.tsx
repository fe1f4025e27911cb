import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { retentionCall } from '~/lib/privacy-call';
import { keptDays } from '~/lib/retention';
import { formatDate, formatMoment } from '~/lib/time';
import { resources } from '~/resources';
import type { Resource } from '~/resources/resource';
import { Table } from '~/ui/table';
import { countDown } from '../count-down';
import { TableSheet } from '../table-sheet';
import { amountWords, useRetention } from './person';

type Answer = z.output<typeof retentionCall.answer>;

interface Line {
  name: string;
  what: string;
  term: string;
  next: ReactNode;
  waiting: string;
}

/** How long each kind of thing is kept, what goes next, and what was done when people asked. */
export function Retention() {
  const retention = useRetention();
  const { data, error, refetch } = retention;
  return (
    <>
      <Part
        title="How long things are kept"
        lead="What has been kept for its time is erased by itself, with its files, its history and the mails about it. The privacy policy tells visitors the same figures."
      >
        <TableSheet title="The terms could not be loaded." fault={error} onRetry={refetch}>
          <Table
            caption="Terms"
            columns={columns}
            rows={data && linesOf(data.kinds)}
            rowKey="name"
            heading="what"
            skeletonRows={8}
          />
        </TableSheet>
      </Part>
      {data && (
        <Part
          title="What was done"
          lead="That somebody was handed a copy or erased is remembered; who it was is not."
        >
          <Actions actions={data.actions} />
        </Part>
      )}
    </>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-sm text-muted">{lead}</p>
      {children}
    </section>
  );
}

const columns = [
  { title: 'What', field: 'what' as const },
  { title: 'Kept for', field: 'term' as const },
  { title: 'Next to go', field: 'next' as const, cell: ({ next }: Line) => next },
  { title: 'Goes sooner', field: 'waiting' as const },
];

function termWords({ kept, keptByLaw }: Resource) {
  if (keptByLaw) return 'As long as labour law asks';
  if (!kept) return 'Until somebody deletes it';
  return `${kept.months} months${kept.after === 'last exchange' ? ' after the last exchange' : ''}`;
}

/** Records of each kind, then what comes along with them. */
const linesOf = (kinds: Answer['kinds']): Line[] => [
  ...resources.map((resource) => {
    const kind = kinds.find((one) => one.resource === resource.name);
    return {
      name: resource.name,
      what: resource.title,
      term: termWords(resource),
      next: kind?.next && <Next resource={resource} next={kind.next} />,
      waiting: waitingWords(kind),
    };
  }),
  ...[
    ['Spam', `${keptDays.spam} days`],
    ['Trash', `${keptDays.trash} days`],
    ['Mails that were sent', `${keptDays.mails} days, or as long as their record`],
    ['Notifications', `${keptDays.notifications} days, or as long as their record`],
    ['Sessions', '14 days'],
    ['Backups', `${keptDays.backups} days`],
  ].map(([what = '', term = '']) => ({ name: what, what, term, next: '', waiting: '' })),
];

const waitingWords = (kind: Answer['kinds'][number] | undefined) =>
  [
    ...(kind?.spam ? [`${kind.spam.toLocaleString('en-IN')} in the spam`] : []),
    ...(kind?.trash ? [`${kind.trash.toLocaleString('en-IN')} in the trash`] : []),
  ].join(', ');

type NextRecord = NonNullable<Answer['kinds'][number]['next']>;

const Next = ({ resource, next }: { resource: Resource; next: NextRecord }) => (
  <span title={`${next.title}, ${formatDate(next.erasedOn)}`}>
    <Link
      to={`/dashboard/${resource.path}?view=${next._id}`}
      className="underline decoration-line underline-offset-4 hover:decoration-text"
    >
      {next.title}
    </Link>{' '}
    <span className="text-muted">{countDown(next.erasedOn)}</span>
  </span>
);

function Actions({ actions }: Pick<Answer, 'actions'>) {
  if (actions.length === 0) {
    return (
      <p className="rounded-lg border border-line bg-surface p-4 text-sm text-muted sm:px-5">
        Nobody has asked yet.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
      {actions.map(({ _id, at, userName, action, counts }) => (
        <li key={_id} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-4 py-3 sm:px-5">
          <span className="wrap-anywhere">
            <span className="font-medium">{userName}</span>{' '}
            {action === 'erased' ? 'erased a person:' : 'exported what is held on a person:'}{' '}
            {amountWords(counts).join(', ') || 'nothing was held'}
          </span>
          <time dateTime={at} className="text-muted tabular-nums">
            {formatMoment(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

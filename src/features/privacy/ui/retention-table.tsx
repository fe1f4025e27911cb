import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { resources } from '~/features/resources';
import { inFigures } from '~/lib/figures';
import { countDown } from '~/lib/relative-time';
import { formatDate, formatMoment } from '~/lib/time';
import type { Resource } from '~/model/resource';
import { retentionDays } from '~/model/retention';
import { Who } from '~/records/ui/details/who';
import { LoadFault, RowSkeletons } from '~/ui/panel';
import type { retentionCall } from '../privacy-call';
import { amountWords, useRetention } from './person';

type Answer = z.output<typeof retentionCall.answer>;

interface Line {
  what: string;
  term: string;
  more?: ReactNode;
}

/** How long each kind of thing is kept, what goes next, and what was done when people asked. */
export function Retention() {
  const { data, isError, isPending, refetch } = useRetention();
  return (
    <>
      <Part
        title="How long things are kept"
        lead="What has been kept for its time is erased by itself, with its files, its history and the mails about it. The privacy policy tells visitors the same figures."
      >
        <div className={sheet}>
          {isPending && <RowSkeletons count={8} />}
          {isError && (
            <div className="p-4 sm:px-5">
              <LoadFault words="The terms could not be loaded." onRetry={() => refetch()} />
            </div>
          )}
          {data && (
            <ul className="divide-y divide-line">
              {linesOf(data.kinds).map(({ what, term, more }) => (
                <li key={what} className={lineLook}>
                  <span className="font-medium">{what}</span>
                  <span className="text-muted sm:text-text">{term}</span>
                  {more}
                </li>
              ))}
            </ul>
          )}
        </div>
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

const sheet = 'overflow-hidden rounded-lg border border-line bg-surface text-sm';
const lineLook =
  'grid gap-x-6 gap-y-0.5 px-4 py-3 tabular-nums sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-5 lg:grid-cols-[11rem_17rem_minmax(0,1fr)]';

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

function termWords({ retention, legalHold }: Resource) {
  if (legalHold) return 'As long as labour law asks';
  if (!retention) return 'Until somebody deletes it';
  if (retention.until) return `${retention.months} months, or ${retention.until.why}`;
  return `${retention.months} months${retention.after === 'last exchange' ? ' after the last exchange' : ''}`;
}

/** Records of each kind, then what comes along with them. */
const linesOf = (kinds: Answer['kinds']): Line[] => [
  ...resources.map((resource) => {
    const kind = kinds.find(({ resource: name }) => name === resource.name);
    return {
      what: resource.title,
      term: termWords(resource),
      ...(kind ? { more: <Going resource={resource} kind={kind} /> } : {}),
    };
  }),
  { what: 'Spam', term: `${retentionDays.spam} days` },
  { what: 'Trash', term: `${retentionDays.trash} days` },
  { what: 'Mails', term: `${retentionDays.mails} days, or as long as their record` },
  { what: 'Notifications', term: `${retentionDays.notifications} days, or as long as their record` },
  { what: 'Sessions', term: '14 days' },
  { what: 'Backups', term: `${retentionDays.backups} days` },
];

/** The next that goes, and what goes sooner than the others. */
function Going({
  resource,
  kind: { next, spam, trash },
}: {
  resource: Resource;
  kind: Answer['kinds'][number];
}) {
  const sooner = [
    ...(spam ? [`${inFigures(spam)} in the spam`] : []),
    ...(trash && !resource.legalHold ? [`${inFigures(trash)} in the trash`] : []),
  ].join(', ');
  if (!next && !sooner) return null;
  return (
    <span className="grid gap-0.5 text-muted sm:col-start-2 lg:col-start-3">
      {next && (
        <span className="wrap-anywhere">
          Next{' '}
          <time dateTime={next.erasedOn} title={formatDate(next.erasedOn)} className="text-text">
            {countDown(next.erasedOn)}
          </time>
          :{' '}
          <Link
            to={`/dashboard/${resource.path}?record=${next._id}`}
            className="underline decoration-line underline-offset-4 hover:decoration-text"
          >
            {next.title}
          </Link>
        </span>
      )}
      {sooner && <span>Sooner: {sooner}</span>}
    </span>
  );
}

function Actions({ actions }: Pick<Answer, 'actions'>) {
  if (actions.length === 0) {
    return <p className={`${sheet} p-4 text-muted sm:px-5`}>Nobody has asked yet.</p>;
  }
  return (
    <ul className={`${sheet} divide-y divide-line`}>
      {actions.map(({ _id, at, action, counts, ...author }) => (
        <li key={_id} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-4 py-3 sm:px-5">
          <span className="wrap-anywhere">
            <Who {...author} />{' '}
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

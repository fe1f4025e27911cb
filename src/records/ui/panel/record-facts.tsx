import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { countDown } from '~/lib/relative-time';
import { formatDate, formatMoment, now } from '~/lib/time';
import { type AnyRecord, type Resource, sortableFields } from '~/model/resource';
import { useIsVisible, useMay } from '~/platform/auth/ui/session';
import { Icon } from '~/ui/icon';
import { RecordHistory } from '../details/record-history';
import { useTerm } from '../list/record-calls';
import { OfPerson } from './of-person';
import { Reach } from './reach';
import type { Reached, Talk } from './talk';

interface RecordFactsProps {
  resource: Resource;
  row: AnyRecord;
  work?: ReactNode;
  talk?: Talk | undefined;
  more?: ((row: AnyRecord) => ReactNode) | undefined;
  /** To where it is written down what was said. */
  startNote: () => void;
}

/** How somebody is reached and what one does about it, then all that is known of it: its fields, how long it stays, what is linked to it, and what has happened to it. */
export function RecordFacts({ resource, row, work, talk, more, startNote }: RecordFactsProps) {
  const headingId = useId();
  const may = useMay();
  const isVisible = useIsVisible(resource);
  const facts = factsOf(resource).filter(isVisible);
  const shownIn = (fact: Fact) => shownOf(fact, row);
  const { person } = resource;
  const ways = may('insights:read')
    ? [person?.phone, person?.email].flatMap((way) =>
        facts.filter(({ field }) => field === way && row[field]),
      )
    : [];
  const [reached, setReached] = useState<Reached>();
  function reachFor(way: Reached['way']) {
    setReached({ way, at: now() });
    if (way !== 'mail') startNote();
  }
  function talked() {
    // The place where a mail was written is gone by then: one goes on at the note, and not there.
    flushSync(() => setReached(undefined));
    startNote();
  }
  return (
    <>
      {ways.length > 0 && (
        <div className="-my-1 flex flex-wrap gap-x-6 gap-y-1 font-medium tabular-nums">
          {ways.map((fact) => (
            <Reach
              key={fact.field}
              isPhone={fact.field === person?.phone}
              value={String(row[fact.field])}
              shown={shownIn(fact)}
              onReach={reachFor}
              writesHere={Boolean(talk) && may('mails:create') && may(`${resource.area}:edit`)}
            />
          ))}
        </div>
      )}
      {talk?.(row, { reached, onDone: talked })}
      {typeof row.personId === 'string' && may('insights:read') && (
        <OfPerson personId={row.personId} except={row._id} />
      )}
      {work}
      <section>
        <h3 id={headingId} className="mb-3 text-base">
          Details
        </h3>
        <dl
          aria-labelledby={headingId}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 tabular-nums max-sm:gap-x-4"
        >
          {facts
            .filter(({ folded }) => !folded)
            .map((fact) => (
              <div key={fact.field} className="contents">
                <dt className="text-sm text-muted">{fact.title}</dt>
                <dd className="font-medium whitespace-pre-line wrap-anywhere">
                  {shownIn(fact) || '–'} <More fact={fact} row={row} />
                </dd>
              </div>
            ))}
        </dl>
        {facts
          .filter((fact) => fact.folded && shownIn(fact))
          .map((fact) => (
            <details key={fact.field} className="mt-2 text-sm">
              <summary className="min-h-6 w-fit cursor-pointer rounded-sm text-muted hover:text-text max-sm:py-2.5">
                {fact.title}
              </summary>
              <p className="mt-1 wrap-anywhere">
                {shownIn(fact)}
                <More fact={fact} row={row} />
              </p>
            </details>
          ))}
      </section>
      {may(`${resource.area}:edit`) && <Term resource={resource} id={row._id} />}
      {more?.(row)}
      {may(`${resource.area}:edit`) && <HistorySection resource={resource} row={row} />}
    </>
  );
}

/** Beside the record, which stays open. */
function More({ fact, row }: { fact: Fact; row: AnyRecord }) {
  const to = fact.leadsTo?.(row);
  return to ? (
    <>
      {' '}
      <a href={to} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-4">
        Read it<span className="sr-only">: {fact.title}</span>
      </a>
    </>
  ) : null;
}

type Fact = NonNullable<Resource['details']>[number];

/** As in the list, but a moment with its hour. */
function shownOf({ field, cell }: Fact, row: AnyRecord) {
  const value = row[field];
  const text = cell ? cell(row) : String(value ?? '');
  const isMoment = typeof value === 'string' && value.includes('T') && text === dateIn(value);
  return isMoment ? formatMoment(value) : text;
}

const dateIn = (value: string) => (Number.isNaN(Date.parse(value)) ? undefined : formatDate(value));

/** A list within a record has its own place below; of it the table only tells the latest. */
const factsOf = (resource: Resource): readonly Fact[] => {
  const single = sortableFields(resource);
  return [...resource.columns.filter(({ field }) => single.includes(field)), ...(resource.details ?? [])];
};

/** How long the record will be there. */
function Term({ resource, id }: { resource: Resource; id: string }) {
  const { data } = useTerm(resource, id);
  if (!data?.erasedOn) return null;
  return (
    <p className="-mt-2 flex gap-2 text-sm text-muted tabular-nums">
      <Icon name="calendar" className="mt-0.5 size-4 shrink-0" />
      <span>
        Will be erased on {formatDate(data.erasedOn)} ({countDown(data.erasedOn)}), {data.why}.
      </span>
    </p>
  );
}

/** Fetched when it is asked for. */
function HistorySection({ resource, row }: { resource: Resource; row: AnyRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="border-t border-line pt-3">
      <h3 className="text-base">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-mx-2 flex min-h-9 w-[calc(100%+1rem)] items-center gap-2 rounded-md px-2 text-left hover:bg-sunken max-sm:min-h-11"
        >
          <Icon name="clock" className="size-4.5 text-muted" />
          History
          <Icon name="chevron" className={`ml-auto size-5 text-muted ${open ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      {open && <RecordHistory resource={resource} row={row} />}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inFigures } from '~/lib/figures';
import { reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { useUser } from '~/platform/auth/ui/session';
import { WHOLE_LIST } from '~/records/ui/views/view-query';
import { classNames } from '~/ui/class-names';
import { Icon, type IconName } from '~/ui/icon';
import { LoadFault } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { figuresFor } from './figures';
import { arrivedSince } from './list-links';
import { type Insights, useStats } from './queries';
import { weekWords } from './words';

type Week = Insights['weeks'][string];

interface CardsProps {
  /** Undefined while loading; null where there are none to come. */
  weeks: Insights['weeks'] | undefined | null;
}

/** A card for each kind of record that this person may see. */
export function Cards({ weeks }: CardsProps) {
  const { role } = useUser();
  const stats = useStats();
  const { cards, others } = figuresFor(role);
  const count = (name: string) =>
    stats.isPending ? (
      <Skeleton className="mt-[0.15em] inline-block h-[0.8em] max-h-full w-16" />
    ) : (
      inFigures(stats.data?.[name] ?? 0)
    );
  return (
    <>
      {stats.isError && (
        <div className="mb-4">
          <LoadFault words="The figures could not be loaded." onRetry={() => stats.refetch()} />
        </div>
      )}
      {/* One sheet ruled by hairlines; what is left of the last row goes to the smaller figures, a line each, so that it has no hole. */}
      <ul className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
        {cards.map(({ name, title, to, listed, listAccess }) => (
          <li
            key={name}
            className={classNames(
              'bg-surface',
              others.length > 0
                ? 'grow basis-[calc((100%-1px)/2)] lg:grow-0 lg:basis-[calc((100%-4px)/5)]'
                : 'basis-full sm:basis-[calc((100%-2px)/3)]',
            )}
          >
            <Card
              to={reach(role, listAccess) === 'none' ? undefined : to}
              title={title}
              below={
                weeks !== null && (
                  <WeekLine
                    week={weeks?.[name]}
                    loading={weeks === undefined}
                    to={reach(role, listAccess) === 'none' ? undefined : newIn(to, listed)}
                  />
                )
              }
              look={
                weeks === null ? 'items-baseline max-sm:grid-cols-[1fr_auto]' : 'grid-rows-[1fr_auto_auto]'
              }
            >
              <span className="block h-[1lh] font-heading text-2xl tabular-nums">{count(name)}</span>
            </Card>
          </li>
        ))}
        {others.length > 0 && (
          <li className="grid basis-full grid-cols-2 bg-surface py-2 sm:grid-cols-3 lg:min-w-36 lg:flex-1 lg:basis-0 lg:grid-cols-1 lg:content-evenly">
            {others.map(({ name, title, to }) => (
              <Link
                key={name}
                to={to}
                state={WHOLE_LIST}
                className="flex min-h-11 items-center justify-between gap-x-2 px-4 leading-tight transition-colors hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,var(--color-surface))] focus-visible:-outline-offset-4 lg:min-h-6"
              >
                <span className="text-xs text-muted">{title}</span>
                <span className="text-sm font-semibold tabular-nums">{count(name)}</span>
              </Link>
            ))}
          </li>
        )}
      </ul>
    </>
  );
}

const cellLook =
  'group grid h-full flex-1 transition-colors hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,var(--color-surface))] focus-visible:-outline-offset-4';

interface CardProps {
  to: string | undefined;
  title: string;
  look: string;
  children: ReactNode;
  /** A line with an address of its own. */
  below: ReactNode;
}

/** However many lines a title has, the figures of a row stand on one line. */
function Card({ to, title, look, children, below }: CardProps) {
  const heading = <span className="text-sm text-muted">{title}</span>;
  if (!to) {
    return (
      <div className={classNames('grid h-full gap-1 p-4', look)}>
        {heading}
        {children}
        {below}
      </div>
    );
  }
  const figure = (
    <>
      <span className="flex items-start justify-between gap-2">
        {heading}
        <Icon
          name="arrow"
          className="mt-0.5 size-4 shrink-0 text-muted opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 max-sm:hidden"
        />
      </span>
      {children}
    </>
  );
  if (!below) {
    return (
      <Link to={to} state={WHOLE_LIST} className={classNames(cellLook, 'gap-1 p-4', look)}>
        {figure}
      </Link>
    );
  }
  // All of the card leads to the list, but for the line below.
  return (
    <div className={classNames(cellLook, 'relative grid-rows-[1fr_auto] gap-1 p-4')}>
      <Link
        to={to}
        state={WHOLE_LIST}
        className="group grid grid-rows-[1fr_auto] gap-1 after:absolute after:inset-0"
      >
        {figure}
      </Link>
      {below}
    </div>
  );
}

/** The records of a list that came in the last seven days, as they are counted. */
function newIn(list: string, listed: Resource) {
  const [path, query] = list.split('?');
  return `${path}?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries(arrivedSince(listed, 7))])}`;
}

const WAYS: Record<ReturnType<typeof weekWords>['way'], IconName | undefined> = {
  up: 'up',
  down: 'down',
  level: undefined,
};

interface WeekLineProps {
  week: Week | undefined;
  loading: boolean;
  /** Where those that are new are listed. */
  to: string | undefined;
}

function WeekLine({ week, loading, to }: WeekLineProps) {
  const trend = week && weekWords(week);
  const icon = trend && WAYS[trend.way];
  return (
    <span className="flex min-h-[2lh] items-start sm:min-h-[1lh] lg:min-h-[2lh] xl:min-h-[1lh] gap-1 text-xs text-muted tabular-nums">
      {loading && <Skeleton className="mt-0.5 max-h-3 w-24" />}
      {icon && <Icon name={icon} className="mt-0.5 size-3 shrink-0 text-accent" />}
      {to && week && week.now > 0 ? (
        <Link
          to={to}
          className="relative -m-1 rounded-sm p-1 hover:text-text hover:underline max-sm:after:absolute max-sm:after:-inset-x-1 max-sm:after:-top-1 max-sm:after:-bottom-4"
        >
          {trend?.words}
        </Link>
      ) : (
        trend?.words
      )}
    </span>
  );
}

import { Fragment } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { inFigures } from '~/lib/figures';
import { useCall } from '~/lib/use-call';
import { useMay } from '~/platform/auth/ui/session';
import { classNames } from '~/ui/class-names';
import { LoadFault } from '~/ui/panel';
import { type dueCall, dueQueries, openOfQuery } from './due-call';
import { followup } from './followup';

type Due = z.output<typeof dueCall.answer>;
type Word = keyof typeof dueQueries;

const words: Record<Word, string> = { overdue: 'Overdue', today: 'Today', unplanned: 'Unplanned' };
const order: readonly Word[] = ['overdue', 'today', 'unplanned'];

/** What has waited longest first, as the view of my overdue ones shows it. */
const orders: Partial<Record<Word, { sort: string }>> = { overdue: { sort: 'nextDate' } };

const addressOf = (word: Word, own: Record<string, string>) =>
  `/dashboard/${followup.path}?${new URLSearchParams({ ...own, ...dueQueries[word], ...orders[word] })}`;

const figure = ({ total, more }: Due['all'][Word]) => `${inFigures(total)}${more ? '+' : ''}`;

/** What nobody may forget, before anything else: mine, and how many it is for all of us. Each leads to exactly these. */
export function DueStrip() {
  const maySee = useMay()(`${followup.area}:read`);
  // Under the follow-ups' own key: a change of one of them asks anew.
  const due = useCall<typeof dueCall>([followup.name, 'due'], '/followup/due', { enabled: maySee });
  if (!maySee) return null;
  if (due.isError)
    return (
      <LoadFault
        words="Your follow-ups could not be counted."
        onRetry={() => due.refetch()}
        className="mb-4 gap-y-2 text-sm"
      />
    );
  return (
    <>
      <section
        aria-label="Your follow-ups"
        aria-busy={!due.data}
        className="mb-4 grid grid-cols-3 gap-2 sm:gap-4"
      >
        {order.map((word) => (
          <Tile key={word} word={word} due={due.data} />
        ))}
      </section>
      <LeftBehind owners={due.data?.leftBehind ?? []} />
    </>
  );
}

/** Whoever cannot work on them any more is rung and mailed for nothing: somebody takes these over. */
const LeftBehind = ({ owners }: { owners: Due['leftBehind'] }) =>
  owners.length > 0 && (
    <p className="mb-4 rounded-lg border border-line bg-warning-soft px-3 py-2 text-sm text-on-warning-soft sm:px-4">
      Open leads whose owner is blocked or has left:{' '}
      {owners.map(({ _id, name, ...counted }, at) => (
        <Fragment key={_id}>
          {at > 0 && ', '}
          <Link
            to={`/dashboard/${followup.path}?${new URLSearchParams(openOfQuery(_id))}`}
            className="inline-block py-1 font-medium underline underline-offset-4 thumb-high"
          >
            {figure(counted)} of {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );

function Tile({ word, due }: { word: Word; due: Due | undefined }) {
  const mine = due?.mine[word];
  const all = due?.all[word];
  const isPressing = word !== 'today' && (mine?.total ?? 0) > 0;
  return (
    <div className="grid rounded-lg border border-line bg-surface">
      <Link
        to={addressOf(word, { 'is.ownerId': 'me' })}
        className="items-baseline justify-between gap-x-3 rounded-t-lg px-3 max-sm:grid sm:flex pt-2.5 pb-1 hover:bg-sunken/60 focus-visible:-outline-offset-4 sm:px-4"
      >
        <span className="text-sm font-medium">{words[word]}</span>
        <span className={classNames('text-xl font-semibold tabular-nums', isPressing && 'text-danger')}>
          {mine ? figure(mine) : '–'}
          <span className="sr-only"> of yours</span>
        </span>
      </Link>
      <Link
        to={addressOf(word, {})}
        className="rounded-b-lg px-3 pt-1 pb-2.5 text-xs text-muted tabular-nums hover:underline focus-visible:-outline-offset-4 max-sm:flex max-sm:min-h-11 max-sm:items-center max-sm:pb-1 sm:px-4"
      >
        {all ? figure(all) : '–'} in all<span className="sr-only">: {words[word]}</span>
      </Link>
    </div>
  );
}

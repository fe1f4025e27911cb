import { useState } from 'react';
import { Link } from 'react-router';
import { resources } from '~/features/resources';
import { formatDate } from '~/lib/time';
import { useMay } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { usePersonActions, type WholePerson } from './person-queries';

type OfPerson = WholePerson['records'][number];
const keyOf = ({ resource, _id }: OfPerson) => `${resource} ${_id}`;

/** All that they have sent. What turns out to be somebody else's is ticked and taken apart. */
export function PersonRecords({ person }: { person: WholePerson }) {
  const mayEdit = useMay()('leads:edit');
  const { split } = usePersonActions(person);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const { records } = person;
  const chosen = records.filter((record) => ticked.has(keyOf(record)));
  // Something stays with them, or it would be the same person anew.
  const maySplit = mayEdit && new Set(records.map(({ group }) => group)).size > 1;

  /** A request, its follow-ups and their quotations are of one person: they are ticked together. */
  function tick({ group }: OfPerson, isTicked: boolean) {
    const along = records.filter((record) => record.group === group).map(keyOf);
    const others = [...ticked].filter((key) => !along.includes(key));
    setTicked(new Set(isTicked ? [...others, ...along] : others));
  }

  async function takeApart() {
    setBusy(true);
    if (await split(chosen.map(({ resource, _id }) => ({ resource, _id })))) setTicked(new Set());
    setBusy(false);
  }

  return (
    <Panel title="Records">
      {records.length === 0 && <p className="px-4 py-4 text-sm text-muted sm:px-5">No records.</p>}
      <ul className="empty:hidden">
        {records.map((record) => (
          <li
            key={keyOf(record)}
            className="flex items-start gap-3 border-line px-4 py-2.5 text-sm not-first:border-t sm:px-5"
          >
            {maySplit && (
              <input
                type="checkbox"
                aria-label={`Somebody else’s: ${record.title || titleOf(record)}`}
                checked={ticked.has(keyOf(record))}
                onChange={({ target }) => tick(record, target.checked)}
                className="mt-0.5 size-5 shrink-0 accent-action"
              />
            )}
            <span className="grid min-w-0 flex-1">
              <Link
                to={addressOf(record)}
                className="w-fit rounded-sm font-medium underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {titleOf(record)}, {formatDate(record.date)}
              </Link>
              <span className="text-muted wrap-anywhere">{wordsOf(record)}</span>
            </span>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 text-sm sm:px-5">
          <span role="status">{chosen.length} ticked</span>
          <Button
            size="sm"
            variant="secondary"
            busy={isBusy}
            disabled={chosen.length === records.length}
            onClick={takeApart}
          >
            This is somebody else
          </Button>
          {chosen.length === records.length && <span>Something must stay with them.</span>}
        </div>
      )}
    </Panel>
  );
}

/** A follow-up tells its stage by itself. */
const wordsOf = ({ title, stage = '' }: OfPerson) =>
  (title.includes(stage) ? [title] : [title, stage]).filter(Boolean).join(' · ');

const resourceOf = ({ resource }: OfPerson) => resources.find(({ name }) => name === resource);
const titleOf = (record: OfPerson) => resourceOf(record)?.title ?? record.resource;
const addressOf = (record: OfPerson) => `/dashboard/${resourceOf(record)?.path}?record=${record._id}`;

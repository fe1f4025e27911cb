import { useState } from 'react';
import { talkAbout } from '~/features/followup/talk';
import { phoneWords } from '~/lib/phone-words';
import { now } from '~/lib/time';
import { useMay } from '~/platform/auth/ui/session';
import { Reach } from '~/records/ui/panel/reach';
import type { Reached } from '~/records/ui/panel/talk';
import { Panel } from '~/ui/panel';
import { person as people } from '../person';
import { Merges } from './merges';
import { OpenLeads } from './open-leads';
import type { WholePerson } from './person-queries';
import { PersonRecords } from './person-records';
import { Suggestions } from './suggestions';
import { Timeline } from './timeline';

interface PersonSheetProps {
  person: WholePerson;
  /** They were looked for under an id that they had before they were merged. */
  hasMoved: boolean;
}

/** Who somebody is and what is open stands at the side of all that happened; above it where there is no room. */
export function PersonSheet({ person, hasMoved }: PersonSheetProps) {
  return (
    <>
      {hasMoved && (
        <p role="status" className="mb-5 rounded-md bg-accent-soft px-4 py-2.5 text-sm text-on-accent-soft">
          The address led to somebody who was merged. This is who they are now.
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          <Suggestions person={person} />
          <WhoTheyAre person={person} />
          <OpenLeads open={person.open} />
        </div>
        <div className="min-w-0 xl:row-span-2">
          <Timeline personId={person._id} />
        </div>
        <div className="grid min-w-0 gap-5">
          <PersonRecords key={person.version} person={person} />
          <Merges person={person} />
        </div>
      </div>
    </>
  );
}

export function WhoTheyAre({ person }: { person: WholePerson }) {
  const { emails, phones, company, ownerName, open } = person;
  const may = useMay();
  const [reached, setReached] = useState<Reached>();
  const talk = talkAbout(people, open.length > 0);
  const lists = [
    { title: 'Numbers', isPhone: true, ways: phones },
    { title: 'Addresses', isPhone: false, ways: emails },
  ];
  return (
    <Panel title="Who they are">
      <dl className="grid gap-y-3 px-4 py-4 sm:px-5">
        {lists.map(({ title, isPhone, ways }) => (
          <div key={title}>
            <dt className="text-sm text-muted">{title}</dt>
            {ways.map((way) => (
              <dd key={way} className="font-medium tabular-nums wrap-anywhere">
                <Reach
                  isPhone={isPhone}
                  value={way}
                  shown={isPhone ? phoneWords(way) : way}
                  onReach={(by) => setReached({ way: by, at: now(), ...(isPhone ? {} : { to: way }) })}
                  writesHere={may('mails:create') && may('leads:edit')}
                />
              </dd>
            ))}
            {ways.length === 0 && <dd className="font-medium">–</dd>}
          </div>
        ))}
        <div>
          <dt className="text-sm text-muted">Company</dt>
          <dd className="font-medium wrap-anywhere">{company || '–'}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Owner</dt>
          <dd className="font-medium wrap-anywhere">{ownerName || 'Nobody'}</dd>
        </div>
      </dl>
      <div className="grid gap-4 px-4 pb-4 empty:hidden sm:px-5">
        {talk(person, { reached, onDone: () => setReached(undefined) })}
      </div>
    </Panel>
  );
}

import type { ListedOpening } from '~/features/opening/opening-calls';
import { useWords } from '../words.server';
import { OpenList } from './open-list.server';
import { isUnread, type Unread } from './openings.server';

/** What is open today, above the general application. */
export function OpenNow({ openings }: { openings: readonly ListedOpening[] | Unread }) {
  const { openAfter } = useWords('careers');
  const count = isUnread(openings) ? 0 : openings.length;
  return (
    <section id="openings" aria-labelledby="openings-title" className="scroll-mt-18 bg-sunken">
      <div className="wrap py-14 lg:py-20">
        <h2 id="openings-title" className="text-3xl">
          {count > 0 ? (
            <>
              <span className="text-accent">{count === 1 ? 'One opening' : `${count} openings`}</span>{' '}
              {openAfter}
            </>
          ) : (
            <>
              Nothing <span className="text-accent">advertised</span> today
            </>
          )}
        </h2>
        {!isUnread(openings) && openings.length > 0 ? (
          <div className="mt-8">
            <OpenList openings={openings} />
          </div>
        ) : (
          <p className="mt-4 max-w-prose text-lg text-muted">
            {isUnread(openings)
              ? 'What is open could not be read just now. Load the page again in a minute.'
              : 'Choose a desk below and send your CV all the same: every one is read.'}
          </p>
        )}
      </div>
    </section>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '~/lib/use-call';
import { useUser } from '~/platform/auth/ui/session';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { LoadFault, Panel, RowSkeletons, rowLook } from '~/ui/panel';
import { REQUESTS } from './my-request';
import type { myRequestsCall } from './my-requests-call';
import { MessageList } from './ui/messages';
import { RequestCard } from './ui/request-card';

const FIRST_SHOWN = 5;

/** What somebody has asked us for, how far it is, and what was said about it. */
export function MyRequests() {
  const { emailVerified } = useUser();
  const othersId = useId();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // With the button that was pressed the keyboard would lose its place.
  useEffect(() => {
    if (all) list.current?.children.item(FIRST_SHOWN)?.querySelector<HTMLElement>('a, button')?.focus();
  }, [all]);
  const requests = useCall<typeof myRequestsCall>([REQUESTS], '/my/requests');
  const { items, others = [] } = requests.data ?? {};
  return (
    <Panel title="Your requests">
      {requests.isPending && <RowSkeletons count={3} />}
      {requests.isError && (
        <div className="p-4 sm:px-5">
          <LoadFault words="Your requests could not be loaded." onRetry={() => requests.refetch()} />
        </div>
      )}
      {items?.length === 0 &&
        others.length === 0 &&
        (emailVerified ? <NothingSent /> : <EmptyState title="Your requests will stand here." />)}
      <ul ref={list} className="divide-y divide-line empty:hidden">
        {items?.slice(0, all ? undefined : FIRST_SHOWN).map((request) => (
          <li key={request._id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
      {items && items.length > FIRST_SHOWN && !all && (
        <div className="border-t border-line p-4 sm:px-5">
          <Button size="sm" variant="secondary" onClick={() => setAll(true)}>
            Show {items.length - FIRST_SHOWN} earlier
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <section aria-labelledby={othersId} className={`${rowLook} grid gap-3 border-t border-line`}>
          <h3 id={othersId} className="font-text text-sm font-medium">
            Other messages
          </h3>
          <MessageList messages={others} />
        </section>
      )}
    </Panel>
  );
}

const NothingSent = () => (
  <EmptyState title="You have not sent us a request yet.">
    <p className="mb-4">Ask for something, and you see here how far it is and what we answer.</p>
    <p className="flex flex-wrap justify-center gap-3">
      <ButtonLink to="/#demo">Book a demo</ButtonLink>
      <ButtonLink to="/contact-us" variant="secondary">
        Write to us
      </ButtonLink>
    </p>
    <p className="mt-4">
      Or ask for a quote on one of our{' '}
      <Link to="/Iot-products" className="font-medium text-accent underline underline-offset-4">
        IoT products
      </Link>
      .
    </p>
  </EmptyState>
);

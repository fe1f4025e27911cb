import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { callApi } from '~/lib/api';
import { formatDate } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { type AnyRecord, type Resource, titleOf } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { attempts } from '~/records/ui/list/outcomes';
import { refresh } from '~/records/ui/list/refresh';
import type { Talk } from '~/records/ui/panel/talk';
import { Button, IconButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast/toast';
import { type followUpCall, followup, type followupsOfCall, type ownersCall } from './followup';
import { NewQuotationLink } from './new-quotation-link';
import { RepliesOf } from './replies-of';
import { talkAbout } from './talk';
import { KnownBefore } from './ui/known-people';
import { namesOf } from './ui/owner-names';
import { Work } from './ui/work';

interface SourceProps {
  /** What it came from. */
  source: Resource;
  row: AnyRecord;
}

/** What a list gets whose records can be followed up. */
export function useFollowUps(source: Resource) {
  // Clients have a list of their own requests, and nobody to give them to.
  const enabled = useMay()(`${followup.area}:edit`);
  const owners = useCall<typeof ownersCall>(['owners'], '/followup/owners', { enabled });
  return { ...followUps(source), bulkOptions: { ownerId: namesOf(owners.data ?? []) } };
}

const followUps = (source: Resource) => ({
  rowActions: (row: AnyRecord) => <FollowUpButton source={source} row={row} />,
  work: (row: AnyRecord) =>
    isSpam(row) ? (
      <p className="rounded-lg border border-line bg-sunken p-4 text-sm">
        This lies in the spam folder: it is followed up once somebody says that it is not spam.
      </p>
    ) : (
      <>
        <KnownBefore resource={source} row={row} />
        <RepliesOf resource={source} row={row} />
        <Work resource={source} row={row} />
      </>
    ),
  talk: talkUnlessSpam(talkAbout(source)),
  more: (row: AnyRecord) => (isSpam(row) ? null : <FollowupsOf source={source} row={row} />),
});

/** It is opened by its address, too, and then in the list. The server takes no step of it, and sends no mail. */
const isSpam = (row: AnyRecord) => row.isSpam === true;

const talkUnlessSpam =
  (talk: Talk): Talk =>
  (row, state) =>
    isSpam(row) ? null : talk(row, state);

const addressOf = (id: string) => `/dashboard/${followup.path}?record=${id}`;

/** One click: the data is carried over, the turn is the reader's, the day is the next working day. */
function useFollowUp({ source, row }: SourceProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => callApi<typeof followUpCall>('POST', `/followup/from/${source.name}/${row._id}`),
    onSuccess({ message, followup: made }) {
      toast.success(message, {
        about: attempts(followup.messages.addFailed, [row]),
        duration: 6000,
        action: { label: 'Open', run: () => navigate(addressOf(made._id)) },
      });
      void refresh(queries, followup.name);
    },
    onError: (fault) =>
      toast.error(followup.messages.addFailed, {
        about: attempts(followup.messages.addFailed, [row]),
        detail: fault.message,
      }),
  });
}

/** In a row of the list. */
function FollowUpButton(props: SourceProps) {
  const followUp = useFollowUp(props);
  if (!useMay()(`${followup.area}:create`)) return null;
  return (
    <IconButton label={`Follow up ${titleOf(props.source, props.row)}`} onClick={() => followUp.mutate()}>
      <Icon name="follow" />
    </IconButton>
  );
}

/** In the Details: what was made of it so far. */
function FollowupsOf(props: SourceProps) {
  const { source, row } = props;
  const followUp = useFollowUp(props);
  const maySee = useMay()(`${followup.area}:read`);
  const key = [followup.name, 'of', source.name, row._id];
  const made = useCall<typeof followupsOfCall>(key, `/followup/of/${source.name}/${row._id}`, {
    enabled: maySee,
  });
  if (!maySee) return null;
  const open = made.data?.find(({ status }) => status !== 'Completed');
  const personId = typeof row.personId === 'string' ? row.personId : undefined;
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-base">Follow-ups</h3>
      {made.isError && (
        <p role="alert" className="text-sm text-danger">
          {made.error.message}
        </p>
      )}
      {made.data?.map(({ _id, stage, nextDate, ownerName }) => (
        <Link
          key={_id}
          to={addressOf(_id)}
          className="flex min-h-11 flex-wrap items-center gap-x-4 rounded-md border border-line px-3 text-sm hover:border-control"
        >
          <span className="font-medium">{stage}</span>
          {nextDate && <span className="tabular-nums">Next {formatDate(nextDate)}</span>}
          <span className="text-muted">{ownerName || 'Nobody’s turn yet'}</span>
          <Icon name="arrow" className="ml-auto size-4 text-muted" />
        </Link>
      ))}
      {made.data && !open && (
        <Button
          size="sm"
          variant="secondary"
          busy={followUp.isPending}
          onClick={() => followUp.mutate()}
          className="w-fit"
        >
          <Icon name="follow" className="size-4.5" />
          Follow up
        </Button>
      )}
      {open && <NewQuotationLink followup={open._id} />}
      {made.data && !open && personId && <NewQuotationLink person={personId} />}
    </section>
  );
}

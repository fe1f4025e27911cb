import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { resources } from '~/features/resources';
import { orReload } from '~/lib/browser/or-reload';
import { dayOf } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { stages } from '~/model/leads/stages';
import type { AnyRecord } from '~/model/resource';
import { useUser } from '~/platform/auth/ui/session';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { type BoardOf, ResourceList } from '~/records/ui/list/resource-list';
import { SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import { Icon } from '~/ui/icon';
import { LoadingWords } from '~/ui/skeleton';
import { followup, type ownersCall } from './followup';
import { nextKinds } from './followup-form';
import { NewQuotationLink } from './new-quotation-link';
import { RepliesOf } from './replies-of';
import { talkAbout } from './talk';
import { CallerLink } from './ui/caller-link';
import { namesOf } from './ui/owner-names';
import { LostReasonField, ValueField } from './ui/standing-fields';
import { LatestTalk } from './ui/talk/latest-talk';
import { Remarks } from './ui/talk/remarks';
import { Work } from './ui/work';

export default function FollowupPage() {
  const owners = useCall<typeof ownersCall>(['owners'], '/followup/owners');
  // A draft that names an owner can only be filled in where that owner can be chosen: the form waits for them.
  const fields = (row: AnyRecord | undefined) => <FollowupFields record={row} owners={owners.data ?? []} />;
  return (
    <ResourceList
      resource={followup}
      {...(owners.isPending ? {} : { fields })}
      work={work}
      talk={talkAbout(followup)}
      more={more}
      bulkOptions={{ ownerId: namesOf(owners.data ?? []) }}
      board={board}
    />
  );
}

/** Fetched when it is asked for. */
const FollowupBoard = lazy(orReload(() => import('./board/followup-board')));

const board = (of: BoardOf) => (
  <Suspense fallback={<LoadingWords />}>
    <FollowupBoard {...of} />
  </Suspense>
);

const work = (row: AnyRecord) => (
  <>
    <RepliesOf resource={followup} row={row} />
    <Work resource={followup} row={row} />
  </>
);

const more = (record: AnyRecord) => {
  const { sourceResource, sourceId, personId } = followup.row.parse(record);
  const source = resources.find(({ name }) => name === sourceResource);
  return (
    <>
      {source && sourceId && (
        <Link
          to={`/dashboard/${source.path}?record=${sourceId}`}
          className="flex min-h-11 w-fit items-center gap-2 rounded-md border border-line px-3 text-sm font-medium hover:border-control"
        >
          <Icon name="enter" className="size-4.5 text-muted" />
          Came from {source.title}
        </Link>
      )}
      <NewQuotationLink followup={record._id} />
      {personId && <LatestTalk personId={personId} />}
      <Remarks id={record._id} />
    </>
  );
};

/** What somebody on the phone is written down as. */
const enquiry = resources.find(({ name }) => name === 'enquiry');

interface FieldsProps {
  record: AnyRecord | undefined;
  owners: z.output<typeof ownersCall.answer>;
}

function FollowupFields({ record, owners }: FieldsProps) {
  const row = record && followup.row.parse(record);
  return (
    <>
      <PersonInputs
        row={record}
        number="mobile"
        {...(row ? { optional: ['email'] } : { withoutAddress: enquiry && <CallerLink enquiry={enquiry} /> })}
      />
      <StageFields row={row} />
      <OwnerField record={record} owners={owners} />
      <TextField
        name="nextDate"
        label="Next date"
        type="date"
        defaultValue={row?.nextDate ? dayOf(row.nextDate) : ''}
      />
      <SelectField
        name="nextKind"
        label="Next step by"
        options={{ '': 'Any way', ...nextKinds }}
        defaultValue={row?.nextKind ?? ''}
      />
      <TextAreaField
        name="remark"
        label={row ? 'New remark' : 'Remark'}
        hint={row && <span className="line-clamp-3">Latest: {row.remarks.at(-1)?.val ?? 'No remarks'}</span>}
        rows={3}
        autoComplete="off"
      />
    </>
  );
}

function StageFields({ row }: { row: z.output<typeof followup.row> | undefined }) {
  const [stage, setStage] = useState<string>(row?.stage ?? 'New');
  return (
    <>
      <SelectField
        name="stage"
        label="Stage"
        options={stages}
        defaultValue={stage}
        // What a draft or a colleague's change fills in is heard as well.
        onInput={({ currentTarget }) => setStage(currentTarget.value)}
        required
      />
      {stage === 'Lost' && <LostReasonField value={row?.lostReason ?? ''} />}
      <ValueField paise={row?.valuePaise ?? null} />
    </>
  );
}

/** Somebody new is followed up by whoever writes them down, unless they say otherwise. */
function OwnerField({ record, owners }: FieldsProps) {
  const me = useUser();
  const row = record && followup.row.parse(record);
  const chosen = row ? { _id: row.ownerId ?? '', name: row.ownerName } : me;
  // Who has left since is still named, so that saving something else does not take it from them unseen.
  const known = [...owners, ...(chosen._id ? [chosen] : [])];
  const options = { '': 'Nobody', ...namesOf(known) };
  return <SelectField name="ownerId" label="Owner" options={options} defaultValue={chosen._id} />;
}

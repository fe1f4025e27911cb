import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { labelAmong } from '~/lib/namesakes';
import { formatMoment } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { codeOf } from '~/model/fields';
import { stages } from '~/model/leads/stages';
import type { AnyRecord, Resource } from '~/model/resource';
import { useMay, useUser } from '~/platform/auth/ui/session';
import { attempts } from '~/records/ui/list/outcomes';
import { refresh } from '~/records/ui/list/refresh';
import { SelectField, TextAreaField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, UNCHANGED, useForm } from '~/ui/forms/form';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { isWithCommandKey, withCommandKey } from '~/ui/keys/shortcut-keys';
import { LoadFault } from '~/ui/panel';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast/toast';
import type { stepCall } from '../calls/step-call';
import { followup, type followupsOfCall, type ownersCall } from '../followup';
import { CHOOSE_OWNER, nextKinds } from '../followup-form';
import { NextStepFields, OwnerField } from './next-step-fields';
import { ownerNamedBy } from './owner-names';
import { LostReasonField, ValueField } from './standing-fields';
import { asksNext, useWhatsNext } from './whats-next';

type Followup = z.output<typeof followup.row>;

interface WorkProps {
  resource: Resource;
  row: AnyRecord;
}

/** What one does about a record: it is its follow-up that takes it, the open one or one that is made by it. */
export function Work({ resource, row }: WorkProps) {
  const may = useMay();
  const isFollowup = resource.name === followup.name;
  const mayWork = may(`${followup.area}:edit`);
  const made = useCall<typeof followupsOfCall>(
    [followup.name, 'of', resource.name, row._id],
    `/followup/of/${resource.name}/${row._id}`,
    { enabled: mayWork && !isFollowup },
  );
  const owners = useCall<typeof ownersCall>(['owners'], '/followup/owners', { enabled: mayWork });
  if (!mayWork) return null;
  if (made.isError || owners.isError) {
    const again = () => Promise.all([made, owners].map((one) => one.isError && one.refetch()));
    return <LoadFault words="What is to be done about it could not be loaded." onRetry={again} />;
  }
  if (!owners.data || (!isFollowup && !made.data)) {
    return (
      <div className="grid gap-4">
        <LoadingWords />
        <Skeleton className="h-16" />
        <Skeleton className="w-3/4" />
      </div>
    );
  }
  const present = isFollowup
    ? followup.row.parse(row)
    : made.data?.find(({ status }) => status !== 'Completed');
  return <StepForm {...{ resource, row, present }} owners={owners.data} />;
}

const stageTyped = codeOf('a stage', stages);

interface StepFormProps extends WorkProps {
  /** None yet: the first step makes it. */
  present: Followup | undefined;
  owners: z.output<typeof ownersCall.answer>;
}

function StepForm({ resource, row, present, owners }: StepFormProps) {
  const me = useUser();
  const queries = useQueryClient();
  const note = useRef<HTMLTextAreaElement>(null);
  const turn = useRef<HTMLInputElement>(null);
  const owner = present ? { _id: present.ownerId ?? '', name: present.ownerName } : me;
  const { stage = 'New', nextTime, nextKind = null, valuePaise = null, lostReason } = present ?? {};
  const [chosenStage, setChosenStage] = useState<string>(stage);
  const whatsNext = useWhatsNext();
  const day = present?.nextDate?.slice(0, 10) ?? '';
  // What was said last is what one reads before the next call.
  const latest = present?.remarks.at(-1);
  const about = attempts(followup.messages.updateFailed, [row]);

  const form = useForm({
    check: ({ ownerId = '' }): Record<string, string> =>
      ownerNamedBy(owners, owner, ownerId) === undefined ? { ownerId: CHOOSE_OWNER } : {},
    async send({ remark = '', ownerId = '', ...typed }, { onSaved }) {
      const named = ownerNamedBy(owners, owner, ownerId);
      const after = { stage: stageTyped.parse(typed.stage), nextDate: typed.nextDate ?? '' };
      const before = { stage, nextDate: day };
      const isAsked = present !== undefined && asksNext({ remark, before, after });
      const chosen = {
        ...(typed.nextTime !== (nextTime ?? '') ? { nextTime: typed.nextTime } : {}),
        ...(typed.nextKind !== (nextKind ?? '') ? { nextKind: typed.nextKind } : {}),
      };
      const next = isAsked ? await whatsNext.ask({ valuePaise, ...chosen }) : {};
      if (!next) throw new AppError(0, 'put_off', '');
      // What nobody touched stays as a colleague may have left it meanwhile.
      const body = {
        remark,
        ...(named !== (owner._id || null) ? { ownerId: named } : {}),
        ...(typed.nextDate !== day ? { nextDate: typed.nextDate } : {}),
        ...chosen,
        ...(typed.valuePaise !== String(valuePaise ?? '') ? { valuePaise: typed.valuePaise } : {}),
        ...(after.stage !== stage ? { stage: after.stage } : {}),
        ...(after.stage === 'Lost' && typed.lostReason !== lostReason
          ? { lostReason: typed.lostReason }
          : {}),
        ...next,
      };
      if (!remark.trim() && Object.keys(body).length === 1)
        throw new AppError(0, UNCHANGED, 'There is nothing new to save.');
      const answer = await callApi<typeof stepCall>('POST', `/followup/step/${resource.name}/${row._id}`, {
        body,
      });
      const { ownerId: takenBy, ownerName } = answer.followup;
      if (note.current) note.current.value = '';
      // Whoever was named by a few letters stands there in full.
      if (turn.current) turn.current.value = labelAmong(owners, { _id: takenBy ?? '', name: ownerName });
      onSaved();
      toast.success(answer.message, { about });
      await refresh(queries, followup.name, resource.name);
    },
    // Whoever logs in next in this tab finds none of it.
    draftKey: `${me._id}-step-${resource.name}-${row._id}`,
    shelf: memoryShelf,
    keepValues: true,
  });

  function saveByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !isWithCommandKey(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <>
      <Form
        form={form}
        onKeyDown={saveByKey}
        aria-label="Work on it"
        className="grid gap-4 rounded-lg border border-line bg-sunken p-4 max-sm:p-3"
      >
        <FormStatus message={form.message} />
        {latest && (
          <p className="line-clamp-3 text-sm wrap-anywhere">
            <span className="text-muted tabular-nums">{formatMoment(latest.date)}: </span>
            {latest.val}
          </p>
        )}
        <TextAreaField
          ref={note}
          name="remark"
          label="Note"
          rows={2}
          placeholder="What was said?"
          autoComplete="off"
        />
        <NextStepFields day={day} time={nextTime ?? ''} />
        <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] gap-x-3 gap-y-4">
          <OwnerField ref={turn} owners={owners} owner={owner} />
          {/* Each key says of which field it is: two that are empty would be one and the same, and stand there twice when one changes. */}
          <SelectField
            key={`stage ${stage}`}
            name="stage"
            label="Stage"
            options={stages}
            defaultValue={stage}
            onInput={({ currentTarget }) => setChosenStage(currentTarget.value)}
          />
          <ValueField key={`value ${valuePaise}`} paise={valuePaise} />
          <SelectField
            key={`step by ${nextKind}`}
            name="nextKind"
            label="Step by"
            options={{ '': 'Any way', ...nextKinds }}
            defaultValue={nextKind ?? ''}
          />
        </div>
        {chosenStage === 'Lost' && <LostReasonField value={lostReason ?? ''} />}
        <div className={inSight}>
          <span className="text-sm text-muted max-sm:hidden">{withCommandKey('Enter')}</span>
          <SubmitButton size="sm" busyLabel="Saving..." className="max-sm:min-h-11">
            Save
          </SubmitButton>
        </div>
      </Form>
      {whatsNext.question}
    </>
  );
}

/** However much stands above it, but where the window is too low for both; over the padding of the dialog. */
const inSight =
  'sticky -bottom-5 -mx-4 -mb-4 flex items-center justify-end gap-3 rounded-b-lg border-t border-line bg-sunken px-4 py-3 max-sm:-mx-3 max-sm:-mb-3 max-sm:px-3 [@media(max-height:30rem)]:static';

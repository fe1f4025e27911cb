import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { MOST_IN_SUBJECT, MOST_IN_TEXT, mailTemplate } from '~/features/mail-template/mail-template';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import type { AnyRecord, ListCall, Resource } from '~/model/resource';
import { DraftNote } from '~/records/ui/editor/draft-note';
import { refresh } from '~/records/ui/list/refresh';
import { Button } from '~/ui/button';
import { SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { typeInto } from '~/ui/forms/form-draft';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { isWithCommandKey, withCommandKey } from '~/ui/keys/shortcut-keys';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast/toast';
import type { MailedLead, mailToCall, writeMailCall } from '../mails-call';
import { Preview, type Words } from './preview';
import { useTemplates } from './use-templates';

interface ComposerProps {
  resource: Resource;
  row: AnyRecord;
  draftKey: string;
  /** Whom of several addresses it was begun to. */
  to?: string | undefined;
  /** Asked for just now, and not found again: whoever asked writes next. */
  isAsked: boolean;
  onClose: () => void;
  onSent?: ((lead: MailedLead) => Promise<void>) | undefined;
}

type Addressee = z.output<typeof mailToCall.answer>;

/** A mail is written where one reads what it is about; what was begun is there again when the panel is. */
export default function Composer(props: ComposerProps) {
  const { resource, row, onClose } = props;
  const addressee = useCall<typeof mailToCall>(
    ['mails', 'to', resource.name, row._id],
    `/mails/to/${resource.name}/${row._id}`,
  );
  const templates = useCall<ListCall>([mailTemplate.name, 'all'], '/mail-templates?page=1&pageSize=100');
  const fault = addressee.error ?? (addressee.data?.to === null ? NO_ADDRESS : undefined);
  if (fault)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        {fault.message}
        <Button size="sm" variant="secondary" onClick={onClose}>
          Close
        </Button>
      </p>
    );
  if (!addressee.data || templates.isPending)
    return (
      <div className="grid gap-4">
        <LoadingWords />
        <Skeleton className="h-16" />
      </div>
    );
  return <MailForm {...props} addressee={addressee.data} templates={templates.data?.items ?? []} />;
}

const NO_ADDRESS = { message: 'No email address is known to write to.' };

interface MailFormProps extends ComposerProps {
  addressee: Addressee;
  templates: readonly AnyRecord[];
}

function MailForm(props: MailFormProps) {
  const { resource, row, draftKey, to, isAsked, onClose, onSent, addressee, templates } = props;
  const queries = useQueryClient();
  const headingId = useId();
  const address = useRef<HTMLSelectElement>(null);
  const template = useRef<HTMLSelectElement>(null);
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [writtenTo, setWrittenTo] = useState(addressee.to);
  const [shown, setShown] = useState<Words>();
  const known = templates.map((one) => mailTemplate.row.parse(one));
  const { choose, note, settle } = useTemplates(known, addressee.values, { template, subject, text });

  const form = useForm({
    async send({ template: id, ...words }, { idempotencyKey, onSaved }) {
      const { message, followup } = await callApi<typeof writeMailCall>('POST', '/mails', {
        body: { resource: resource.name, id: row._id, template: id || null, ...words },
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      onSaved();
      void refresh(queries, resource.name, 'followup', 'person');
      onClose();
      await onSent?.(followup);
      // Not before: on a phone it would lie over what is asked then.
      toast.success(message);
    },
    draftKey,
    shelf: memoryShelf,
    keepValues: true,
  });

  // Also where a mail to another of them was begun.
  useEffect(() => {
    if (to && address.current) typeInto(address.current, to);
  }, [to]);
  // The first field, also where it is the templates.
  const start = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) start.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [isAsked]);

  const words = () => ({ subject: subject.current?.value ?? '', text: text.current?.value ?? '' });

  function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !isWithCommandKey(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <section
      ref={start}
      aria-labelledby={headingId}
      className="rounded-lg border border-line bg-sunken p-4 max-sm:p-3"
    >
      <h3 id={headingId} className="mb-3 text-base wrap-anywhere">
        Mail to {writtenTo}
      </h3>
      <Form
        form={form}
        onKeyDown={sendByKey}
        onChange={(event) => {
          settle(event);
          if (shown) setShown(words());
        }}
        aria-labelledby={headingId}
        className="grid gap-4"
      >
        <FormStatus message={form.message} />
        <DraftNote form={form} />
        {addressee.addresses.length > 1 && (
          <SelectField
            name="to"
            label="To"
            options={Object.fromEntries(addressee.addresses.map((one) => [one, one]))}
            defaultValue={addressee.to ?? ''}
            ref={address}
            // What a draft fills in is heard as well.
            onInput={({ currentTarget }) => setWrittenTo(currentTarget.value)}
          />
        )}
        {known.length > 0 && (
          <SelectField
            ref={template}
            name="template"
            label="Template"
            options={{ '': 'None', ...Object.fromEntries(known.map(({ _id, name }) => [_id, name])) }}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
        {note}
        <TextField
          ref={subject}
          name="subject"
          label="Subject"
          maxLength={MOST_IN_SUBJECT}
          autoComplete="off"
          required
        />
        <TextAreaField
          ref={text}
          name="text"
          label="Text"
          rows={8}
          maxLength={MOST_IN_TEXT}
          hint="Your signature comes below it."
          required
        />
        {shown && <Preview words={shown} addressee={{ ...addressee, to: writtenTo }} />}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={Boolean(shown)}
            onClick={() => setShown(shown ? undefined : words())}
            className="mr-auto"
          >
            Preview
          </Button>
          <span className="text-sm text-muted max-sm:hidden">{withCommandKey('Enter')}</span>
          <Button size="sm" variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton size="sm" busyLabel="Sending..." className="max-sm:min-h-11">
            Send
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { bytesInWords } from '~/lib/figures';
import { formatDate } from '~/lib/time';
import type { ChangeCall } from '~/model/resource';
import { useUser } from '~/platform/auth/ui/session';
import { LoadedRecord } from '~/records/ui/details/loaded-record';
import { DraftDialog } from '~/records/ui/editor/draft-dialog';
import { DraftNote } from '~/records/ui/editor/draft-note';
import { useRecordActions } from '~/records/ui/list/record-actions';
import { useRecord } from '~/records/ui/list/record-calls';
import { refresh } from '~/records/ui/list/refresh';
import { Button } from '~/ui/button';
import { CheckboxField, TextAreaField, TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { toast } from '~/ui/toast/toast';
import { type Media, media, mediaRow } from '../media';
import { LONGEST_ALT } from '../media-call';
import { FocalPoint } from './focal-point';
import { useUses } from './media-calls';
import { Replace } from './replace';
import { UsedIn } from './used-in';

interface MediaPanelProps {
  /** Empty: none is open. */
  id: string;
  onClose: () => void;
}

/** One picture: what it shows, what of it stays in sight, where it is used, and another one in its place. */
export function MediaPanel({ id, onClose }: MediaPanelProps) {
  const record = useRecord(media, id, undefined);
  const picture = record.data && mediaRow.parse(record.data);
  return (
    <DraftDialog open={id !== ''} onClose={onClose} title={picture?.name ?? media.title} size="side">
      <LoadedRecord record={record}>
        {(loaded) => (
          <div key={loaded._id} className="grid gap-6">
            <Described picture={mediaRow.parse(loaded)} onClose={onClose} />
          </div>
        )}
      </LoadedRecord>
    </DraftDialog>
  );
}

function Described({ picture, onClose }: { picture: Media; onClose: () => void }) {
  const queries = useQueryClient();
  const { remove } = useRecordActions(media);
  const uses = useUses(picture._id);
  const form = useForm({
    send: async ({ decorative, ...values }) => {
      const body = { ...values, decorative: decorative === 'on', version: picture.version };
      const { message } = await callApi<ChangeCall>('PUT', `/media/${picture._id}`, { body });
      toast.success(message);
      await refresh(queries, media.name);
    },
    draftKey: `${useUser()._id}-picture-${picture._id}`,
    shelf: memoryShelf,
    keepValues: true,
  });
  const isUsed = uses.data === undefined || uses.data.length > 0;
  return (
    <>
      <Form form={form} key={picture.url} className="grid gap-4">
        <FocalPoint picture={picture} />
        <FormStatus message={form.message} />
        <DraftNote form={form} />
        <TextField name="name" label="Name" defaultValue={picture.name} maxLength={120} required />
        <TextAreaField
          name="alt"
          label="Description"
          rows={3}
          maxLength={LONGEST_ALT}
          defaultValue={picture.alt}
          hint="What it shows, in a sentence, for those who cannot see it."
        />
        <CheckboxField
          name="decorative"
          label="Decorative: it says nothing that the words around it do not say"
          defaultChecked={picture.decorative}
        />
        <div>
          <SubmitButton busyLabel="Saving...">Save</SubmitButton>
        </div>
      </Form>
      <UsedIn uses={uses} />
      <p className="text-sm text-muted">
        {picture.width} × {picture.height} px
        {picture.bytes > 0 && `, ${bytesInWords(picture.bytes)} in all sizes`}, since{' '}
        {formatDate(picture.date)}
      </p>
      <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
        <Replace picture={picture} places={uses.data?.length ?? 0} />
        <Button
          size="sm"
          variant="secondary"
          className="min-h-11"
          disabled={isUsed}
          onClick={() => {
            onClose();
            void remove(picture);
          }}
        >
          Delete
        </Button>
        {isUsed && uses.data && (
          <p className="w-full text-sm text-muted">It can be deleted when nothing uses it any more.</p>
        )}
      </div>
    </>
  );
}

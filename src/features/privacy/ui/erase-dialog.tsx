import { retentionDays } from '~/model/retention';
import { footerLook } from '~/records/ui/editor/editor-dialogs';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { toast } from '~/ui/toast/toast';
import { amountWords, erase, type Found } from './person';
import { StayingRecords } from './staying-records';
import { WhoseAreThese } from './whose-are-these';

interface EraseDialogProps {
  /** Whom it is about; nobody while nobody asks. */
  found: Found | undefined;
  onClose: () => void;
  onErased: () => Promise<void>;
}

/** There is no way back from here: what goes, what stays and why is said first, and the name is typed once more. */
export function EraseDialog({ found, onClose, onErased }: EraseDialogProps) {
  return (
    <Dialog open={found !== undefined} onClose={onClose} title="Erase this person?">
      {found && <Question found={found} onClose={onClose} onErased={onErased} />}
    </Dialog>
  );
}

function Question({ found, onClose, onErased }: EraseDialogProps & { found: Found }) {
  const { who, wouldErase, records } = found;
  const wanted = `Type ${who} to confirm.`;
  const form = useForm({
    check: ({ confirm = '' }): Record<string, string> =>
      confirm.trim().toLowerCase() === who.toLowerCase() ? {} : { confirm: wanted },
    async send({ confirm = '' }) {
      const { message, erased } = await erase(who, confirm);
      toast.success(message, { detail: amountWords(erased).join(', '), duration: 8000 });
      await onErased();
    },
  });
  return (
    <Form form={form} className="grid gap-5">
      <FormStatus message={form.message} />
      <section>
        <h3 className="text-base">What goes for good</h3>
        <ul className="mt-2 grid grid-cols-2 gap-2 text-sm tabular-nums sm:grid-cols-3">
          {amountWords(wouldErase).map((words) => (
            <li key={words} className="rounded-md bg-danger-soft px-3 py-2 font-medium text-on-danger-soft">
              {words}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">
          Of the mails, notifications, notes and lines of history that are about others only the address or
          number goes. Backups let go of it within {retentionDays.backups} days.
        </p>
      </section>
      <WhoseAreThese goesAlong={found.goesAlong} what="goes, too" />
      <Staying records={records} namedIn={found.namedIn.length} />
      <TextField
        name="confirm"
        label={`Type ${who} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-no-draft=""
        missing={wanted}
        required
      />
      <div className={footerLook}>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton variant="danger" busyLabel="Erasing...">
          Erase for good
        </SubmitButton>
      </div>
    </Form>
  );
}

function Staying({ records, namedIn }: Pick<Found, 'records'> & { namedIn: number }) {
  return (
    <section>
      <h3 className="text-base">What stays, and why</h3>
      <StayingRecords records={records} />
      {namedIn > 0 && (
        <p className="mt-2 text-sm text-muted">
          Records of others that name this person in their own words. They are listed afterwards. Take it out
          there, then erase once more: the history keeps what was there.
        </p>
      )}
      <p className="mt-2 text-sm text-muted">
        Invoices and contracts are not in this system. They stay in your books for the eight years that
        company law asks.
      </p>
    </section>
  );
}

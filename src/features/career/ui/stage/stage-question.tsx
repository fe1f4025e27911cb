import type { ReactNode } from 'react';
import { MailLines } from '~/features/mails/mail-lines';
import { inFigures } from '~/lib/figures';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { CheckboxField, TextField } from '~/ui/forms/field';
import { Form, type FormState, FormStatus, SubmitButton } from '~/ui/forms/form';
import { REFUSAL_WAITS_MINUTES } from '../../stages';
import type { Stage } from '../application';

interface StageQuestionProps {
  title: string;
  to: Stage;
  form: FormState;
  isReady: boolean;
  onClose: () => void;
  /** What will be written. */
  children: ReactNode;
}

/** Asked before a stage is set, of one application or of many. */
export const StageQuestion = ({ title, to, form, isReady, onClose, children }: StageQuestionProps) => (
  <Dialog open onClose={onClose} title={title} size="question">
    <Form form={form} className="grid gap-4">
      <FormStatus message={form.message} />
      {children}
      {to === 'Rejected' && (
        <TextField
          name="reason"
          label="Reason (for the staff alone)"
          maxLength={300}
          autoComplete="off"
          placeholder="Wants to work from Goa"
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busyLabel="One moment…" disabled={!isReady}>
          {to === 'Rejected' ? 'Reject' : `Set to ${to}`}
        </SubmitButton>
      </div>
    </Form>
  </Dialog>
);

interface StageMailsProps {
  stage: Stage;
  to: string;
  letter: { subject: string; text: string };
  /** How many would be sent. */
  count: number;
}

/** What will be read, and whether it is sent. */
export const StageMails = ({ stage, to, letter, count }: StageMailsProps) => (
  <>
    <section
      aria-label="Mail"
      // What scrolls must be reached by keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it holds nothing that takes the focus
      tabIndex={0}
      className="grid max-h-72 gap-3 overflow-y-auto rounded-md border border-line bg-surface p-4 text-sm"
    >
      <MailLines to={to} {...letter} />
    </section>
    <CheckboxField
      name="mail"
      label={count === 1 ? 'Send this mail' : `Send these ${inFigures(count)} mails`}
      defaultChecked
      {...(stage === 'Rejected' ? { hint: waitWords(count) } : {})}
    />
  </>
);

const waitWords = (count: number) =>
  count === 1
    ? `It goes out in ${REFUSAL_WAITS_MINUTES} minutes. Until then Undo takes it back.`
    : `They go out in ${REFUSAL_WAITS_MINUTES} minutes. Until then Undo takes them back.`;

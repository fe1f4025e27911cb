import { TextField } from '~/ui/forms/field';

interface MailShownProps {
  to: string;
  letter: { subject: string; text: string };
}

/** A mail as it will be read, before it is sent. */
export const MailShown = ({ to, letter: { subject, text } }: MailShownProps) => (
  <section
    aria-label="Mail"
    // What scrolls must be reached by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it holds nothing that takes the focus
    tabIndex={0}
    className="grid max-h-72 gap-3 overflow-y-auto rounded-md border border-line bg-surface p-4 text-sm"
  >
    <p className="wrap-anywhere">
      <span className="text-muted">To: </span>
      {to}
    </p>
    <p className="font-semibold wrap-anywhere">{subject}</p>
    <p className="whitespace-pre-line wrap-anywhere">{text}</p>
  </section>
);

export const ReasonField = () => (
  <TextField
    name="reason"
    label="Reason (for the staff alone)"
    maxLength={300}
    autoComplete="off"
    placeholder="Wants to work from Goa"
  />
);

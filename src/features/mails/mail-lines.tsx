interface MailLinesProps {
  to: string | null;
  subject: string;
  text: string;
}

/** A mail as it is read where it arrives. */
export const MailLines = ({ to, subject, text }: MailLinesProps) => (
  <>
    <p className="wrap-anywhere">
      <span className="text-muted">To: </span>
      {to}
    </p>
    <p className="font-semibold wrap-anywhere">{subject}</p>
    <p className="whitespace-pre-line wrap-anywhere">{text}</p>
  </>
);

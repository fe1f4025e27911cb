import { Icon } from '~/ui/icon';

/** Whether mails leave the house. Where they do not, everybody who waits for one must be told in another way. */
export function DeliveryNote({ delivery }: { delivery: 'smtp' | 'files' | undefined }) {
  if (delivery === 'files') {
    return (
      <p className="mb-5 flex gap-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-on-warning-soft">
        <Icon name="file" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong className="font-semibold">No mail leaves this site.</strong> No mail server is set up, so
          mails are kept as files in the folder <code>mail</code> of the data folder, and shown here without
          the links that open an account. Set SMTP_URL to send them.
        </span>
      </p>
    );
  }
  return (
    <p className="mb-5 flex min-h-6 items-center gap-2 text-sm text-muted">
      {delivery === 'smtp' && (
        <>
          <Icon name="mail" className="size-4 shrink-0" />
          Mails go out through your mail server.
        </>
      )}
    </p>
  );
}

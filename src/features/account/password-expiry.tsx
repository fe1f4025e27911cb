import { Link } from 'react-router';
import { formatMoment } from '~/lib/time';
import { Icon } from '~/ui/icon';

interface PasswordExpiryProps {
  expiresAt: string | null | undefined;
  /** Where the form that changes it is on another page. */
  linked?: boolean;
}

/** The password that the first start printed is not one to keep. */
export function PasswordExpiry({ expiresAt, linked }: PasswordExpiryProps) {
  if (!expiresAt) return null;
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-on-warning-soft"
    >
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      <span className="text-pretty">
        <strong className="font-semibold">Your password works until {formatMoment(expiresAt)}.</strong> It was
        made for the first start.{' '}
        {linked ? (
          <Link to="/dashboard/account" className="font-semibold underline underline-offset-4">
            Choose your own
          </Link>
        ) : (
          'Choose your own now.'
        )}
      </span>
    </p>
  );
}

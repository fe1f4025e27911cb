import { Link } from 'react-router';
import { Icon } from '~/ui/icon';
import type { useMailTrouble } from './use-mail-trouble';

type Trouble = NonNullable<ReturnType<typeof useMailTrouble>>;

/** On the index: nobody hears of a form while mails do not go out. */
export function MailTroubleNote({ trouble }: { trouble: Trouble }) {
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-on-warning-soft"
    >
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <span className="text-pretty">
          <strong className="font-semibold">{trouble.title}.</strong> {trouble.detail}
        </span>
        <Link
          to={trouble.to}
          className="-my-1 inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-sm font-semibold underline underline-offset-4"
        >
          Open the Outbox
          <Icon name="arrow" className="size-4" />
        </Link>
      </span>
    </p>
  );
}

/** In the bell, above what is new. */
export function MailTroubleRow({ trouble, onFollow }: { trouble: Trouble; onFollow: () => void }) {
  return (
    <Link
      to={trouble.to}
      onClick={onFollow}
      className="flex items-start gap-3 border-b border-line bg-warning-soft px-4 py-3 text-sm text-on-warning-soft focus-visible:-outline-offset-2"
    >
      <Icon name="alert" className="-ml-1 size-5 shrink-0" />
      <span className="grid min-w-0">
        <span className="font-semibold">{trouble.title}</span>
        <span className="text-xs">{trouble.detail}</span>
      </span>
    </Link>
  );
}

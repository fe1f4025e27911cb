import { useCall } from '~/lib/use-call';
import type { knownCall } from '~/records/known/known-call';
import { IconButton, iconButtonLook } from '~/ui/button';
import { Icon, type IconName } from '~/ui/icon';
import { copyText } from '~/ui/toast/copy-text';
import type { Reached } from './talk';

interface ReachProps {
  /** Or an address. */
  isPhone: boolean;
  /** As it is stored, and as people read it. */
  value: string;
  shown: string;
  onReach: (way: Reached['way']) => void;
  /** Mails are written here; otherwise whatever the reader has for them opens. */
  writesHere: boolean;
}

/** A number or an address; beside it stands what one does with it. */
export function Reach({ isPhone, value, shown, onReach, writesHere }: ReachProps) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1">
      <span className="mr-1 min-w-0 wrap-anywhere">{shown}</span>
      <span className="flex gap-x-1 max-sm:-ml-2.5">
        {isPhone ? (
          <>
            <ReachLink
              href={`tel:${value}`}
              label={`Call ${shown}`}
              icon="phone"
              onClick={() => onReach('call')}
            />
            <WhatsApp number={value} shown={shown} onOpen={() => onReach('whatsapp')} />
          </>
        ) : writesHere ? (
          <IconButton label={`Write to ${value}`} onClick={() => onReach('mail')} size={SIZE}>
            <Icon name="mail" className="size-4.5" />
          </IconButton>
        ) : (
          <ReachLink href={`mailto:${value}`} label={`Write to ${value}`} icon="mail" />
        )}
        <IconButton label={`Copy ${shown}`} onClick={() => copyText(value)} size={SIZE}>
          <Icon name="copy" className="size-4.5" />
        </IconButton>
      </span>
    </span>
  );
}

const SIZE = 'size-8 max-sm:size-11';

interface ReachLinkProps {
  href: string;
  label: string;
  icon: IconName;
  onClick?: () => void;
}

const ReachLink = ({ href, label, icon, onClick }: ReachLinkProps) => (
  <a href={href} aria-label={label} title={label} onClick={onClick} className={iconButtonLook('', SIZE)}>
    <Icon name={icon} className="size-4.5" />
  </a>
);

/** Only a mobile number has it, and which numbers are mobile only the server knows. */
function WhatsApp({ number, shown, onOpen }: { number: string; shown: string; onOpen: () => void }) {
  const query = new URLSearchParams({ phone: number });
  const known = useCall<typeof knownCall>(['known', String(query)], `/records/known?${query}`);
  const { number: read } = known.data ?? {};
  if (!read?.isMobile) return null;
  return (
    <a
      href={`https://wa.me/${read.e164.slice(1)}`}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      aria-label={`WhatsApp ${shown}`}
      title={`WhatsApp ${shown}`}
      className={iconButtonLook('', SIZE)}
    >
      <Icon name="chat" className="size-4.5" />
    </a>
  );
}

import { Link } from 'react-router';
import { TermsNotice } from '~/features/account/terms-notice';
import { MyQuotations } from '~/features/my-requests/my-quotations';
import { MyRequests } from '~/features/my-requests/my-requests';
import { useUser } from '~/platform/auth/ui/session';
import { Icon, type IconName } from '~/ui/icon';
import { linkLook, Panel } from '~/ui/panel';
import { Cards } from '../ui/cards';

const nextSteps: readonly { to: string; icon: IconName; title: string; words: string }[] = [
  { to: '/', icon: 'calendar', title: 'Book a demo', words: 'See our software at work on your own case.' },
  {
    to: '/Iot-products',
    icon: 'device',
    title: 'Browse IoT products',
    words: 'Sensors and meters, with a quote for each.',
  },
  {
    to: '/career',
    icon: 'file',
    title: 'Apply for a job',
    words: 'Open positions in Faridabad and Delhi NCR.',
  },
];

/** What a client has asked us for, and what they can do next. */
export default function ClientHome() {
  const { name, emailVerified } = useUser();
  const [first] = name.trim().split(/\s+/);
  return (
    <>
      <h1 className="mb-4 text-2xl wrap-anywhere">Hello, {first}</h1>
      {!emailVerified && (
        <p className="mb-4 flex items-start gap-3 rounded-lg bg-warning-soft p-4 text-sm text-on-warning-soft">
          <Icon name="mail" className="size-5 shrink-0" />
          <span>
            Your requests appear here once your email address is confirmed: by the link in the mail that we
            have sent you.{' '}
            <Link to="/dashboard/account" className="font-semibold underline">
              No mail? Ask for another in your account
            </Link>
          </span>
        </p>
      )}
      <TermsNotice />
      <div className="mb-4 grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <div className="grid gap-4">
          <MyQuotations />
          <MyRequests />
        </div>
        <Panel title="What next?">
          <ul className="divide-y divide-line">
            {nextSteps.map(({ to, icon, title, words }) => (
              <li key={to}>
                <Link to={to} className={linkLook}>
                  <span className="flex items-start gap-3">
                    <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-accent" />
                    <span className="grid">
                      <span className="text-sm font-medium">{title}</span>
                      <span className="text-xs text-muted">{words}</span>
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <Cards weeks={null} />
    </>
  );
}

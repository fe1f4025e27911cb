import { MySignature } from '~/features/mails/my-signature';
import { MyNoticesSection } from '~/features/reminders/my-notices-section';
import { isStaff, reach } from '~/model/permissions';
import { useUser } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useMe } from './my-data';
import { Requests } from './my-requests';
import { Section, SheetLoading } from './my-section';
import { Password } from './password/my-password';
import { PasswordExpiry } from './password-expiry';
import { Profile } from './profile/my-profile';
import { SecondFactor } from './second-factor/my-second-factor';
import { Sessions } from './sessions/my-sessions';

/** What a person keeps in order about themselves; clients also find what they have sent us. */
export default function MyAccount() {
  const { role, email, secondFactor } = useUser();
  const me = useMe();
  const isClient = reach(role, 'submissions:read') === 'own';
  if (secondFactor === 'needed') return <SecondFactorFirst />;
  return (
    <div className="max-w-5xl">
      <h1 className="mb-6 text-2xl">My account</h1>
      {me.isError && (
        <EmptyState title={me.error.message}>
          <Button size="sm" variant="secondary" onClick={() => me.refetch()}>
            Try again
          </Button>
        </EmptyState>
      )}
      {!me.isError && (
        <>
          {isClient && (
            <Section title="My requests" lead="What you have sent us, and what it was about.">
              {me.data ? <Requests confirmed={me.data.emailVerified} /> : <SheetLoading />}
            </Section>
          )}
          <Section title="Profile" lead="Your name as others see it, and the number we call you on.">
            {me.data ? <Profile me={me.data} /> : <SheetLoading />}
          </Section>
          {isStaff(role) && (
            <Section title="Signature" lead="What stands below the mails that you write to people from here.">
              <MySignature />
            </Section>
          )}
          {reach(role, 'notifications:listen') === 'all' && <MyNoticesSection />}
          <Section title="Password" lead="A new password logs you out on every other device.">
            <PasswordExpiry expiresAt={me.data?.passwordExpiresAt} />
            <Password email={email} />
          </Section>
          <Section
            title="Second factor"
            lead="A code from an app on your phone, asked for after the password. Nobody gets in with the password alone."
          >
            <SecondFactor />
          </Section>
          <Section
            title="Devices"
            lead="Where you are logged in. If you do not know one, log it out and change your password."
          >
            <Sessions />
          </Section>
        </>
      )}
    </div>
  );
}

/** Where the agency asks for one, nothing else opens before it is there. */
function SecondFactorFirst() {
  const { firm } = useUser();
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-2 text-2xl">Set up a second factor</h1>
      <p className="mb-6 max-w-prose text-muted">
        {firm} asks for a code from an app on your phone beside your password: then a password that was stolen
        or guessed opens nothing. It takes a minute, and the rest opens at once.
      </p>
      <SecondFactor />
    </div>
  );
}

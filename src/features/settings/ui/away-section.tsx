import { Section, SheetLoading, sheet } from '~/features/account/my-section';
import { AwayDesk } from '~/features/reminders/away-desk';

/** Who of us is away: the rules of the house pass them over. */
export function AwaySection() {
  return (
    <Section
      title="Away"
      lead="Who is away gets no new leads, no morning mail and no bell for what is due. Everybody can say it of themselves, in their account."
    >
      <AwayDesk loading={<SheetLoading />} className={sheet} />
    </Section>
  );
}

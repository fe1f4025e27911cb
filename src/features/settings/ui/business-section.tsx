import { useRef } from 'react';
import { Section, SheetLoading, sheet } from '~/features/account/my-section';
import { BusinessForm } from '~/features/quotation/business-form';
import { BUSINESS } from '~/features/quotation/business-place';
import { useLedHere } from '~/ui/shell/led-here';

/** Who we are on paper. */
export function BusinessSection() {
  const place = useRef<HTMLDivElement>(null);
  useLedHere(place, BUSINESS);
  return (
    <div ref={place} id={BUSINESS}>
      <Section
        title="Business"
        lead="Who we are on quotations, what they say unless somebody writes otherwise, and how we are paid. What was sent stays as it was."
      >
        <BusinessForm loading={<SheetLoading />} className={sheet} />
      </Section>
    </div>
  );
}

import { type Begun, newQuotationAt } from '~/model/quotation-address';
import { useMay } from '~/platform/auth/ui/session';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';

/** From where one reads what somebody wants: the customer is filled in. */
export function NewQuotationLink(begun: Begun) {
  if (!useMay()('quotations:create')) return null;
  return (
    <ButtonLink to={newQuotationAt(begun)} size="sm" variant="secondary" className="min-h-11 w-fit">
      <Icon name="file" className="size-4.5" />
      New quotation
    </ButtonLink>
  );
}

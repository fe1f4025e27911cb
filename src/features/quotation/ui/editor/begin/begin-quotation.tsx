import { useState } from 'react';
import { useLocation } from 'react-router';
import { LoadFault, RowSkeletons } from '~/ui/panel';
import type { Business } from '../../../business';
import { QuotationHead } from '../../quotation-head';
import type { Quotation } from '../../quotation-queries';
import { DraftEditor } from '../draft-editor';
import { ChoosePerson } from './choose-person';
import { type Begun, begunIn, useBegun } from './use-begun';

interface BeginProps {
  ours: Business;
  /** As the server has it once it was saved for the first time. */
  quotation: Quotation | undefined;
  onSent: (url: string) => void;
}

/** A new quotation: for whom it is says the address, or is chosen here. */
export default function BeginQuotation(props: BeginProps) {
  const { search } = useLocation();
  // The address is another one as soon as the draft has an id; for whom it was begun stays.
  const [begun] = useState(() => begunIn(search));
  if (!begun.followup && !begun.person) return <ChoosePerson />;
  return <ForSomebody {...props} begun={begun} />;
}

function ForSomebody({ begun, ...props }: BeginProps & { begun: Begun }) {
  const { opened, fault, retry } = useBegun(begun, props.ours);
  // What comes to be known of them later changes nothing of what is being typed.
  const [first, setFirst] = useState(opened);
  if (opened && !first) setFirst(opened);
  if (first) return <DraftEditor {...props} opened={first} />;
  return (
    <>
      <QuotationHead quotation={undefined} aside={null} />
      {fault ? (
        <LoadFault words={`It could not be begun. ${fault}`} onRetry={retry} />
      ) : (
        <RowSkeletons count={6} />
      )}
    </>
  );
}

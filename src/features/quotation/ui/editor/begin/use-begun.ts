import type { z } from 'zod';
import { followup } from '~/features/followup/followup';
import type { personCall } from '~/features/person/person';
import { useCall } from '~/lib/use-call';
import { NEW } from '~/model/quotation-address';
import type { RecordCall } from '~/model/resource';
import { idIn } from '~/records/ui/list/list-state';
import type { Business } from '../../../business';
import { quotation } from '../../../quotation';
import type { Customer } from '../../../quotation-form';
import { useQuotation } from '../../quotation-queries';
import { newSheet, sheetOf } from '../sheet/sheet';
import type { Opened } from '../use-draft';

/** Ids as the address has them: empty where it has none. */
export interface Begun {
  followup: string;
  person: string;
  copy: string;
  /** By which what was typed is found again. */
  place: string;
}

export function begunIn(search: string): Begun {
  const params = new URLSearchParams(search);
  return {
    followup: idIn(params, 'followup'),
    person: idIn(params, 'person'),
    copy: idIn(params, 'copy'),
    place: NEW + search,
  };
}

/** What a new one begins with: whom it is for as we know them, and the lines of the one that it copies. */
export function useBegun(begun: Begun, ours: Business) {
  const lead = useCall<RecordCall>(
    [followup.name, 'record', begun.followup],
    `/records/${followup.name}/${begun.followup}`,
    { enabled: begun.followup !== '' },
  );
  const known = lead.data && followup.row.parse(lead.data);
  const personId = begun.person || known?.personId || '';
  const person = useCall<typeof personCall>(['person', 'whole', personId], `/people/${personId}`, {
    enabled: personId !== '',
  });
  const copied = useQuotation(begun.copy, begun.copy !== '');
  const lastId = latestOf(person.data?.records ?? [])?._id ?? '';
  const last = useQuotation(lastId, lastId !== '' && begun.copy === '');

  const asked = [
    begun.followup !== '' && lead,
    personId !== '' && person,
    begun.copy !== '' && copied,
    // Without it somebody types what it would have filled in.
    lastId !== '' && begun.copy === '' && !last.isError && last,
  ].filter((query) => query !== false);
  const failed = asked.find(({ isError }) => isError);
  const retry = () => void failed?.refetch();
  const isLoaded = asked.every(({ isSuccess }) => isSuccess) && (begun.followup === '' || known);
  if (!isLoaded) return { opened: undefined, fault: failed?.error?.message, retry };

  const { name = '', emails = [], phones = [], company = '', open = [] } = person.data ?? {};
  const fresh = newSheet(
    {
      name: known?.name || name,
      // As long as nobody has said what it is called, we know a company by its addresses: that is no name for a paper.
      company: emails.some((address) => address.endsWith(`@${company}`)) ? '' : company,
      email: known?.email || emails[0] || '',
      phone: known?.mobile || phones[0] || '',
    },
    ours,
  );
  const before = copied.data && sheetOf(copied.data);
  const sheet = {
    ...fresh,
    ...(before ? { lines: before.lines, terms: before.terms } : {}),
    customer: knownFrom(fresh.customer, (before ?? last.data)?.customer),
  };
  // The one lead that is open is what it is about.
  const [only] = open.length === 1 ? open : [];
  const followupId = begun.followup || only?._id;
  const opened: Opened = {
    quotation: undefined,
    forWhom: followupId ? { followupId } : { personId },
    ...(personId ? { personId } : {}),
    sheet,
    place: begun.place,
  };
  return { opened, fault: undefined, retry };
}

/** What we know of a customer beside how they are reached is in the last one that was theirs: GSTIN, address, state. */
const knownFrom = (customer: Customer, earlier: Customer | undefined): Customer =>
  earlier && earlier.email === customer.email
    ? { ...earlier, name: customer.name || earlier.name, phone: customer.phone || earlier.phone }
    : customer;

/** The last quotation among what there is of somebody. */
const latestOf = (records: z.output<typeof personCall.answer>['records']) =>
  records
    .filter(({ resource }) => resource === quotation.name)
    .reduce<{ _id: string; date: string } | undefined>(
      (latest, one) => (latest && latest.date >= one.date ? latest : one),
      undefined,
    );

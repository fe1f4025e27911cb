import { useEffect, useRef, useState } from 'react';
import { phoneWords } from '~/lib/phone-words';
import { inWords } from '~/records/ui/list/outcomes';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { LoadFault } from '~/ui/panel';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import { FindOther } from './find-other';
import { usePerson, usePersonActions, type WholePerson } from './person-queries';

interface MergeDialogProps {
  person: WholePerson;
  open: boolean;
  /** Empty: somebody who is looked for first. */
  otherId: string;
  onClose: () => void;
}

/** Two become one, field by field; both sides are in sight. */
export default function MergeDialog({ open, onClose, ...who }: MergeDialogProps) {
  const name = who.person.name || 'somebody without a name';
  return (
    <Dialog open={open} onClose={onClose} title={`Merge into ${name}`} size="lg">
      <Steps {...who} onClose={onClose} />
    </Dialog>
  );
}

type SidesProps = Omit<MergeDialogProps, 'open'>;

function Steps({ otherId, ...rest }: SidesProps) {
  const [found, setFound] = useState('');
  const other = otherId || found;
  return other ? <Sides {...rest} otherId={other} /> : <FindOther {...rest} onFound={setFound} />;
}

type Side = 'this' | 'other';
const SIDES: readonly Side[] = ['this', 'other'];
const CHOICES = { name: 'Name', company: 'Company', ownerId: 'Owner' } as const;
type Choice = keyof typeof CHOICES;
const FIELDS: readonly Choice[] = ['name', 'company', 'ownerId'];

function Sides({ person, otherId, onClose }: SidesProps) {
  const other = usePerson(otherId);
  const { merge } = usePersonActions(person);
  const [fields, setFields] = useState<Record<Choice, Side>>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const sides = useRef<HTMLDivElement>(null);
  const isThere = other.data !== undefined;
  // Whoever was chosen from a list has left the keyboard where that list was.
  useEffect(() => {
    if (isThere && document.activeElement === document.body)
      sides.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isThere]);
  if (other.isError) return <LoadFault words={other.error.message} onRetry={() => other.refetch()} />;
  if (!other.data) {
    return (
      <div className="grid gap-4">
        <LoadingWords />
        <Skeleton className="w-3/4" />
        <Skeleton className="w-2/3" />
      </div>
    );
  }
  const both = { this: person, other: other.data };
  const chosen = fields ?? firstChoice(both);
  // What both say alike, or neither says, is no question.
  const asked = FIELDS.filter((field) => shownOf(both.this, field) !== shownOf(both.other, field));

  async function join() {
    setBusy(true);
    try {
      await merge({ from: otherId, fields: chosen });
      onClose();
    } catch (failed) {
      setFault(inWords('They were not merged.', failed));
      setBusy(false);
    }
  }

  return (
    <div ref={sides} className="grid gap-5">
      <p className="text-sm">
        Everything of both becomes one person’s; addresses and numbers of both stay.
        {asked.length > 0 && ' Choose what is to stand.'} It can be undone for 30 days.
      </p>
      {asked.map((field) => (
        <fieldset key={field} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <legend className="mb-1 text-sm font-medium">{CHOICES[field]}</legend>
          {SIDES.map((side) => (
            <label key={side} className="flex min-h-9 items-baseline gap-3 text-sm max-sm:min-h-11">
              <input
                type="radio"
                name={`merge-${field}`}
                checked={chosen[field] === side}
                onChange={() => setFields({ ...chosen, [field]: side })}
                className="size-4.5 shrink-0 translate-y-0.5 accent-action"
              />
              <span className="wrap-anywhere">{shownOf(both[side], field) || '–'}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <dl className="grid gap-x-4 gap-y-3 text-sm sm:grid-cols-2">
        {SIDES.map((side) => (
          <div key={side}>
            <dt className="font-medium wrap-anywhere">{both[side].name}</dt>
            {[...both[side].phones.map(phoneWords), ...both[side].emails].map((way) => (
              <dd key={way} className="tabular-nums wrap-anywhere">
                {way}
              </dd>
            ))}
            <dd className="text-muted">{recordsOf(both[side])}</dd>
          </div>
        ))}
      </dl>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isBusy} busyLabel="Merging..." onClick={join}>
          Merge
        </Button>
      </div>
    </div>
  );
}

const shownOf = (person: WholePerson, field: Choice) =>
  field === 'ownerId' ? person.ownerName : person[field];

/** What one side does not say is the other's. */
function firstChoice(both: Record<Side, WholePerson>): Record<Choice, Side> {
  const side = (field: Choice): Side =>
    !shownOf(both.this, field) && shownOf(both.other, field) ? 'other' : 'this';
  return { name: side('name'), company: side('company'), ownerId: side('ownerId') };
}

const recordsOf = ({ records }: WholePerson) =>
  records.length === 1 ? '1 record' : `${records.length} records`;

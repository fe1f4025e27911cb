import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Resource } from '~/model/resource';
import { useUser } from '~/platform/auth/ui/session';
import { addDraftKey } from '~/records/ui/editor/add-draft';
import type { FormValues } from '~/ui/forms/draft-shelf';
import { typedValues } from '~/ui/forms/form-draft';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { toast } from '~/ui/toast/toast';
import { followup } from '../followup';

/** A request needs no address, and opens a lead by itself: what was typed about the caller comes along. */
export function CallerLink({ enquiry }: { enquiry: Resource }) {
  const { _id } = useUser();
  function takeAlong(event: MouseEvent<HTMLAnchorElement>) {
    const form = event.currentTarget.closest('form');
    // Another tab has a memory of its own.
    if (!form || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const values = asEnquiry(typedValues(form));
    if (Object.keys(values).length === 0) return;
    const key = addDraftKey(_id, enquiry);
    // Of two callers no one is made, and neither is lost.
    if (isOfAnother(memoryShelf.read(key)?.values, values)) {
      void toast('An enquiry was begun before, and is here. What you typed now waits under Follow Ups.');
      return;
    }
    memoryShelf.write(key, { values, openedAt: Date.now() }, form);
    memoryShelf.clear(addDraftKey(_id, followup));
  }
  return (
    <>
      A caller without one is{' '}
      <Link
        to={`/dashboard/${enquiry.path}?add=1`}
        onClick={takeAlong}
        className="underline underline-offset-4"
      >
        written down as an enquiry
      </Link>
      , which opens their lead.
    </>
  );
}

const asEnquiry = ({ name, email, mobile, remark, nextDate }: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries({ name, email, phone: mobile, remark, nextDate }).flatMap(([field, value]) =>
      value ? [[field, value]] : [],
    ),
  );

const isOfAnother = (begun: FormValues = {}, typed: FormValues) =>
  ['name', 'phone', 'email'].some((field) => begun[field] && begun[field] !== typed[field]);

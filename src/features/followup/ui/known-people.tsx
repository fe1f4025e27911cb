import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { resources } from '~/features/resources';
import { useCall } from '~/lib/use-call';
import type { AnyRecord, Resource } from '~/model/resource';
import type { knownCall } from '~/records/known/known-call';
import { followup } from '../followup';

const REST_MS = 400;

/** Whether whoever is being written down has been here before, told while the number or the address is typed. */
export function KnownPeople() {
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const form = place.current?.closest('form');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const data = new FormData(form ?? undefined);
      const query = new URLSearchParams();
      for (const name of ['phone', 'email']) {
        const typed = data.get(name);
        if (typeof typed === 'string' && typed.trim()) query.set(name, typed.trim());
      }
      setAsked(String(query));
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, REST_MS);
    };
    // A draft is there from the beginning.
    readSoon();
    form?.addEventListener('input', readSoon);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('input', readSoon);
    };
  }, []);
  return (
    <div ref={place} role="status" className="col-span-full empty:sr-only">
      {asked && <Known asked={asked} />}
    </div>
  );
}

/** Whether somebody wrote or called before the record that is looked at; what was made of it stands there anyway. */
export function KnownBefore({ resource, row }: { resource: Resource; row: AnyRecord }) {
  const { person } = resource;
  // Where it is known who they are, the panel leads to them.
  if (!person || row.personId) return null;
  const { [person.phone]: phone, [person.email]: email } = row;
  const query = { phone: String(phone ?? ''), email: String(email ?? ''), except: row._id };
  return <Known asked={String(new URLSearchParams(query))} without={followup.name} />;
}

function Known({ asked, without }: { asked: string; without?: string }) {
  const known = useCall<typeof knownCall>(['known', asked], `/records/known?${asked}`);
  const found = (known.data?.found ?? []).flatMap(({ resource: name, ...rest }) => {
    const resource = resources.find((one) => one.name === name && name !== without);
    return resource ? [{ resource, ...rest }] : [];
  });
  if (found.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2 rounded-md bg-accent-soft px-4 py-2.5 text-sm text-on-accent-soft">
      Already known:
      {found.map(({ resource, latest, words }) => (
        <Link
          key={resource.name}
          to={`/dashboard/${resource.path}?record=${latest}`}
          target="_blank"
          className="underline underline-offset-2"
        >
          {words}
        </Link>
      ))}
    </p>
  );
}

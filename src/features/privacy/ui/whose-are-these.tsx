import type { Found } from './person';

/** Whoever knows somebody's name and number can send a form that is taken for theirs: nobody but a person can see that. */
export function WhoseAreThese({ goesAlong, what }: Pick<Found, 'goesAlong'> & { what: string }) {
  // A number of their own nearly everybody has: to ask of each would be read by nobody.
  const addresses = goesAlong.filter((one) => one.includes('@'));
  if (addresses.length === 0) return null;
  return (
    <section className="rounded-md bg-warning-soft px-4 py-3 text-on-warning-soft">
      <h3 className="text-base">Whose are these?</h3>
      <ul className="my-2 list-disc pl-5 wrap-anywhere">
        {addresses.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="text-sm">
        What was sent with these addresses {what}: it is taken for the same person, for which an equal name
        and number are enough. If it may be somebody else, ask first, and split it off on the person’s page.
      </p>
    </section>
  );
}

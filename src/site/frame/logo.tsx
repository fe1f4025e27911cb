import { use } from 'react';
import { Link } from 'react-router';
import { FirmShown } from '~/model/firm';
import { LeafMark } from '~/ui/leaf/leaf';

export function Logo() {
  const { name } = use(FirmShown);
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2.5 font-heading text-xl font-semibold">
      <LeafMark className="h-8 text-accent" />
      {name}
    </Link>
  );
}

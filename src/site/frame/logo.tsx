import { Link } from 'react-router';
import { brand } from '~/model/brand';
import { LeafMark } from '~/ui/leaf/leaf';

export function Logo() {
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2.5 font-heading text-xl font-semibold">
      <LeafMark className="h-8 text-accent" />
      {brand.name}
    </Link>
  );
}

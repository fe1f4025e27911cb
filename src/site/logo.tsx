import { Link } from 'react-router';
import { LeafMark } from '~/ui/leaf';
import { brand } from './content/brand';

export function Logo() {
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2.5 font-heading text-xl font-semibold">
      <LeafMark className="h-8 text-accent" />
      {brand.name}
    </Link>
  );
}

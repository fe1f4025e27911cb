import { Link } from 'react-router';
import { LeafMark } from '~/ui/leaf/leaf';
import { useFrame } from './frame-words';

export function Logo() {
  const { name } = useFrame();
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2.5 font-heading text-xl font-semibold">
      <LeafMark className="h-8 text-accent" />
      {name}
    </Link>
  );
}

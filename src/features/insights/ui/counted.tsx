import { Link } from 'react-router';

interface CountedProps {
  to: string | undefined;
  children: string;
}

/** What is counted leads to its list, where there is one of exactly that. */
export const Counted = ({ to, children }: CountedProps) =>
  to ? (
    <Link
      to={to}
      className="underline decoration-line underline-offset-4 hover:decoration-current thumb-high"
    >
      {children}
    </Link>
  ) : (
    children
  );

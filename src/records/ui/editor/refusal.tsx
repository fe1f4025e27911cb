import { EmptyState } from '~/ui/empty-state';

interface RefusalProps {
  title: string;
  words?: string;
}

/** In place of a page that is not there, or not for this person. */
export function Refusal({ title, words = 'You are not allowed to see this page.' }: RefusalProps) {
  return (
    <>
      <h1 className="mb-6 text-2xl">{title}</h1>
      <EmptyState title={words} />
    </>
  );
}

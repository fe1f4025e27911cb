import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';

/** What is settled, in words by its title. */
type SettingWords = Readonly<Record<string, string>>;

interface SettingConflictProps {
  mine: SettingWords;
  theirs: SettingWords;
  onTakeTheirs: () => void;
}

/** Two have settled one thing: both sides, where they differ. What was typed stays in the form, and is saved by saving again. */
export function SettingConflict({ mine, theirs, onTakeTheirs }: SettingConflictProps) {
  const section = useRef<HTMLElement>(null);
  // Whoever has pressed Save goes on here.
  useEffect(() => section.current?.focus(), []);
  const titles = Object.keys(theirs).filter((title) => mine[title] !== theirs[title]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Changed by somebody else"
      className="col-span-full grid gap-3 rounded-md border border-line bg-sunken p-4 text-sm"
    >
      <p>Save again to put yours in the place of theirs, or take theirs and go on from there.</p>
      <dl className="grid gap-3">
        {titles.map((title) => (
          <div key={title} className="grid gap-1">
            <dt className="font-medium">{title}</dt>
            <dd className="wrap-anywhere">
              <span className="text-muted">Mine: </span>
              {mine[title] || '–'}
            </dd>
            <dd className="wrap-anywhere">
              <span className="text-muted">Theirs: </span>
              {theirs[title] || '–'}
            </dd>
          </div>
        ))}
      </dl>
      <Button size="sm" variant="secondary" onClick={onTakeTheirs} className="justify-self-start">
        Take theirs
      </Button>
    </section>
  );
}

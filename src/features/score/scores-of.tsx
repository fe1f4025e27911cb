import { useId, useState } from 'react';
import { career } from '~/features/career/career';
import { useCall } from '~/lib/use-call';
import { useMay } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { LoadFault } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import type { scoresCall } from './score-calls';
import { Reviews } from './ui/reviews';
import { ScoreCard } from './ui/score-card';

/** One's own card first, then those of the others. */
export function ScoresOf({ id }: { id: string }) {
  const may = useMay();
  return may(`${career.area}:edit`) ? <Scores id={id} /> : null;
}

function Scores({ id }: { id: string }) {
  const headingId = useId();
  const [open, setOpen] = useState(false);
  const asked = useCall<typeof scoresCall>([career.name, 'scores', id], `/career/${id}/scores`);
  const { scores = [], hidden = 0, average = null } = asked.data ?? {};
  const own = scores.filter(({ isMine }) => isMine);
  return (
    <section aria-labelledby={headingId} className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="text-base">
          Scores
        </h3>
        {asked.data && !open && (
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {own.length > 0 ? 'Change my scores' : 'Score this application'}
          </Button>
        )}
      </div>
      {asked.isPending && <Skeleton className="h-10" />}
      {asked.isError && !asked.data && (
        <LoadFault
          words={`The scores could not be loaded. ${asked.error.message}`}
          onRetry={() => void asked.refetch()}
        />
      )}
      {asked.data && own.length === 0 && <p className="text-sm text-muted">{hiddenWords(hidden)}</p>}
      {open && asked.data && <ScoreCard id={id} own={own} onClose={() => setOpen(false)} />}
      {scores.length > 0 && <Reviews scores={scores} average={average} />}
    </section>
  );
}

function hiddenWords(hidden: number) {
  if (hidden === 0) return 'Nobody has scored it yet.';
  const who = hidden === 1 ? '1 colleague has' : `${hidden} colleagues have`;
  return `${who} scored it. You see their scores when yours are in.`;
}

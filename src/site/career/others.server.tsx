import type { ListedOpening } from '~/features/opening/opening-calls';
import { buttonLook } from '~/ui/button';
import { OpenList } from './open-list.server';

interface OthersProps {
  openings: readonly ListedOpening[];
  /** The one they stand below is not to be had any more. */
  instead: boolean;
}

/** What else is open. */
export const Others = ({ openings, instead }: OthersProps) => (
  <section aria-labelledby="others-title" className="border-t border-line bg-sunken">
    <div className="wrap py-14 lg:py-20">
      <h2 id="others-title" className="mb-8 text-3xl">
        {instead ? 'Open' : 'Also'} <span className="text-accent">{instead ? 'now' : 'open'}</span>
      </h2>
      {openings.length > 0 ? (
        <OpenList openings={openings} />
      ) : (
        <p className="max-w-prose text-lg text-muted">
          No other place is advertised today. Send us your CV all the same: every one is read.
        </p>
      )}
      <p className="mt-8">
        <a href="/career#apply" className={buttonLook({ variant: 'secondary' })}>
          Apply in general
        </a>
      </p>
    </div>
  </section>
);

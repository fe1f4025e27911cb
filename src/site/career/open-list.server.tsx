import type { ListedOpening } from '~/features/opening/opening-calls';
import { closingDay, kindOf, placeOf } from '~/features/opening/opening-facts';
import { salaryInWords } from '~/features/opening/salary-words';
import { Icon } from '~/ui/icon';
import { openingPath } from './openings.server';

/** One below the other, each leading to its page. */
export const OpenList = ({ openings }: { openings: readonly ListedOpening[] }) => (
  <ul className="border-t border-line">
    {openings.map((opening) => (
      <OpenRow key={opening.slug} {...opening} />
    ))}
  </ul>
);

function OpenRow(opening: ListedOpening) {
  const { title, slug, department, places, closesOn } = opening;
  const salary = salaryInWords(opening);
  const facts = [department, placeOf(opening), kindOf(opening), ...(places > 1 ? [`${places} places`] : [])];
  return (
    <li className="group/row relative border-b border-line">
      <div className="grid gap-x-8 gap-y-2 py-5 wrap-anywhere sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center lg:py-6">
        <div className="grid gap-1">
          <h3 className="text-xl">
            <a
              href={openingPath(slug)}
              className="underline-offset-4 after:absolute after:inset-0 group-hover/row:text-accent group-hover/row:underline"
            >
              {title}
            </a>
          </h3>
          <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <p className="flex items-center gap-4 sm:justify-end sm:text-right">
          <span className="grid grow gap-0.5">
            {salary && <span className="font-medium tabular-nums">{salary}</span>}
            {closesOn && <span className="text-sm text-muted">Apply by {closingDay(closesOn)}</span>}
          </span>
          <Icon
            name="arrow"
            className="size-5 shrink-0 text-accent transition-transform group-hover/row:translate-x-1"
          />
        </p>
      </div>
    </li>
  );
}

import { type Business, missingIn } from '../../business';
import { factsOf } from './facts';
import { NextNumbers } from './next-numbers';

/** For those who settle nothing. */
export const BusinessWords = ({ business, className }: { business: Business; className: string }) => (
  <div className={`${className} grid gap-5 p-4 sm:p-6`}>
    {missingIn(business).length > 0 && (
      <p className="text-sm">
        Before the first quotation an admin settles: {missingIn(business).join(', ')}.
      </p>
    )}
    <dl className="grid gap-4 sm:grid-cols-2">
      {Object.entries(factsOf(business)).map(([term, words]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-medium whitespace-pre-line wrap-anywhere">{words || '–'}</dd>
        </div>
      ))}
    </dl>
    <NextNumbers />
  </div>
);

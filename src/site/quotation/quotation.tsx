import { useState } from 'react';
import { firmAround, titleOf } from '~/model/firm';
import { unseen } from '../unseen';
import type { Route } from './+types/quotation';
import { Answer } from './answer';
import { answerQuotation } from './answer-quotation.server';
import { Letter } from './letter';
import { NoSuchQuotation } from './no-such-quotation';
import { QuotationTop } from './quotation-top';
import { readQuotation } from './read-quotation.server';

export const headers = () => unseen;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: titleOf(matches, called(loaderData?.quotation?.number)) },
  { name: 'description', content: `A quotation of ${firmAround(matches)}, for whom it was sent to.` },
  { name: 'robots', content: 'noindex' },
];

const called = (number: string | null | undefined) => (number ? `Quotation ${number}` : 'Quotation');

export const loader = (args: Route.LoaderArgs) => readQuotation(args);

export const action = (args: Route.ActionArgs) => answerQuotation(args);

/** A quotation as its customer reads it: a letter, and below it what they can say to it. */
export default function QuotationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { quotation } = loaderData;
  const [ticked, setTicked] = useState<readonly number[]>(actionData?.options ?? []);
  if (!quotation) return <NoSuchQuotation />;
  const { token, daysLeft, heard } = loaderData;
  const options = quotation.accepted?.options ?? ticked;
  const read = { quotation, token, options };
  return (
    <>
      <QuotationTop {...read} daysLeft={daysLeft} />
      <div className="wrap grid gap-10 py-10 lg:py-16 print:block print:py-0">
        <Letter {...read} onTick={setTicked} />
        <Answer {...read} posted={actionData} heard={heard} />
      </div>
    </>
  );
}

import { useRevalidator } from 'react-router';
import { firmAround, titleOf } from '~/model/firm';
import { useFocusOnChange } from '../focus-on-change';
import { PageTop } from '../page-top';
import { unseen } from '../unseen';
import type { Route } from './+types/application';
import { answerApplication } from './answer-application.server';
import { EraseForm, ResumeForm, WithdrawForm } from './applicant-forms';
import { NextInterview } from './next-interview';
import { NoApplication } from './no-application';
import { readApplication } from './read-application.server';
import { standingOf, wordsOf } from './stage-words';
import { Steps } from './steps';
import { Sum } from './sum';

export const headers = () => unseen;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: titleOf(matches, called(loaderData?.application?.reference)) },
  { name: 'description', content: `An application to ${firmAround(matches)}, for who has applied.` },
  { name: 'robots', content: 'noindex' },
];

const called = (reference: string | undefined) => (reference ? `Application ${reference}` : 'Application');

export const loader = (args: Route.LoaderArgs) => readApplication(args);

export const action = (args: Route.ActionArgs) => answerApplication(args);

/** An application as its applicant reads it: how it stands, and what they can do about it. */
export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { application } = loaderData;
  const heading = useFocusOnChange(application?.stage ?? '');
  if (!application) return <NoApplication {...loaderData} />;
  const { token, heard } = loaderData;
  const { plain, green, next } = wordsOf(application);
  const of = (intent: string) => ({
    token,
    posted: actionData?.intent === intent ? actionData : undefined,
    onHeard: revalidate,
  });
  return (
    <>
      <PageTop
        title={
          <>
            {`${plain} `}
            <span className="text-accent">{green}</span>
          </>
        }
        lead={next}
      />
      <div className="wrap grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-2 lg:py-20">
        <div className="grid gap-10">
          {application.interview && <NextInterview token={token} interview={application.interview} />}
          <Sum {...application} />
          <Steps stage={standingOf(application)} />
        </div>
        <section aria-labelledby="do-title" className="grid gap-4">
          <h2 id="do-title" ref={heading} tabIndex={-1} className="text-2xl">
            What you can do
          </h2>
          <p role="status" className="font-medium text-accent empty:sr-only">
            {heard ?? (application.stage === 'Withdrawn' ? 'Your application is withdrawn.' : '')}
          </p>
          {application.isOpen && (
            <>
              <ResumeForm {...of('resume')} />
              <WithdrawForm {...of('withdraw')} />
            </>
          )}
          <EraseForm {...of('erase')} />
        </section>
      </div>
    </>
  );
}

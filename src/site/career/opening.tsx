import { postForm } from '~/platform/pages/post-form.server';
import { careerWords } from '../forms/form-words';
import { NotFoundMessage, ServerFault } from '../frame/fault-pages';
import { pageMeta } from '../head/page-head';
import { Reading } from '../reading';
import type { Route } from './+types/opening';
import { ANSWER, withAnswers } from './answers-in';
import { ApplyForm } from './apply-form';
import { readOpening } from './opening-loader.server';
import { QuestionField } from './question-field';

export const meta = pageMeta;

export const loader = (args: Route.LoaderArgs) => readOpening(args);

/** The form, posted by a browser without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) =>
  postForm(request, context, '/api/career', careerWords, { shape: withAnswers });

/** One opening, and the form for it. */
export default function Opening({ loaderData: { page }, actionData }: Route.ComponentProps) {
  if (page === 'lost') return <NotFoundMessage />;
  if (page === 'unread') return <ServerFault unreached={false} />;
  const { top, words, others, asks } = page;
  return (
    <article>
      <Reading of={top} />
      <div className="wrap grid gap-x-16 gap-y-14 py-14 lg:grid-cols-[1.1fr_1fr] lg:py-20">
        <Reading of={words} />
        {asks && (
          <section
            id="apply"
            aria-labelledby="apply-title"
            className="scroll-mt-24 self-start rounded-leaf border border-line bg-surface p-5 shadow-float sm:p-8"
          >
            <h2 id="apply-title" className="mb-1 text-2xl">
              Apply
            </h2>
            <p className="mb-5 text-muted wrap-anywhere">For: {asks.title}</p>
            <ApplyForm
              key={asks._id}
              draftKey={`career-${asks.slug}`}
              posted={actionData}
              action={`/career/${asks.slug}#apply`}
            >
              <input type="hidden" name="openingId" value={asks._id} />
              <input type="hidden" name="designation" value={asks.designation} />
              {asks.questions.map((question) => (
                <QuestionField
                  key={question.label}
                  {...question}
                  typed={actionData?.values?.[ANSWER + question.label]}
                />
              ))}
            </ApplyForm>
          </section>
        )}
      </div>
      {others && <Reading of={others} />}
    </article>
  );
}

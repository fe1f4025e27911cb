import type { applyCall } from '~/features/career/career';
import { designations } from '~/features/career/designations';
import { resumeRules } from '~/features/career/resume-types';
import { callApi } from '~/lib/api';
import { postForm } from '~/platform/pages/post-form.server';
import { buttonLook } from '~/ui/button';
import { SelectField, TextField } from '~/ui/forms/field';
import { FileField } from '~/ui/forms/file-field';
import { SubmitButton } from '~/ui/forms/form';
import { toast } from '~/ui/toast/toast';
import { careerWords } from '../forms/form-words';
import { PersonFields } from '../forms/person-fields';
import { PublicForm } from '../forms/public-form';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { PageTop } from '../page-top';
import { Reading } from '../reading';
import { readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/career';
import { CareerWords } from './career-words.server';

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { title, description, heading, lead } = context.get(wordsContext)('careers');
  const wanted = url.searchParams.get('designation') ?? '';
  return {
    head: headFor(context, {
      path: '/career',
      title,
      description,
      share: 'career',
      crumbs: [['Career', '/career']],
    }),
    top: { heading, lead },
    designation: Object.hasOwn(designations, wanted) ? wanted : '',
    words: readOnce(args, 'career', () => <CareerWords />),
  };
}

/** The form, posted by a browser without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) =>
  postForm(request, context, '/api/career', careerWords);

export default function Career({ loaderData, actionData }: Route.ComponentProps) {
  const typed = actionData?.values;
  const { heading, lead } = loaderData.top;
  return (
    <>
      <PageTop
        title={
          <>
            {`${heading.plain} `}
            <span className="text-accent">{heading.green}</span>
          </>
        }
        lead={lead}
      >
        <p className="lg:hidden">
          <a href="#apply" className={buttonLook({ size: 'lg' })}>
            Apply now
          </a>
        </p>
      </PageTop>
      <div className="wrap grid gap-x-16 gap-y-14 py-16 lg:grid-cols-[1.1fr_1fr] lg:py-24">
        <Reading of={loaderData.words} />
        <section
          id="apply"
          aria-labelledby="apply-title"
          className="self-start rounded-leaf border border-line bg-surface p-5 shadow-float sm:p-8 lg:sticky lg:top-24"
        >
          <h2 id="apply-title" className="mb-5 text-2xl">
            Apply
          </h2>
          <PublicForm
            draftKey="career"
            words={careerWords}
            posted={actionData}
            action="/career#apply"
            encType="multipart/form-data"
            // In whose place the success comes.
            onFailure={(words) => toast.error(words, { id: 'career' })}
            send={({ data, headers }) =>
              callApi<typeof applyCall>('POST', '/career', { form: data, headers })
            }
            className="grid gap-4 sm:grid-cols-2"
          >
            <PersonFields typed={typed} />
            <TextField
              name="experience"
              label="Your Experience (optional)"
              placeholder="4 years at a print shop"
              maxLength={120}
              defaultValue={typed?.experience}
            />
            {/* Another opening chosen from the list is another first value. */}
            <SelectField
              key={loaderData.designation}
              name="designation"
              label="Designation"
              placeholder="Select a designation"
              options={designations}
              required
              defaultValue={typed?.designation ?? loaderData.designation}
              missing="Select a designation."
              className="sm:col-span-2"
            />
            <FileField
              name="resume"
              label="Your CV"
              {...resumeRules}
              missing="Choose your CV."
              hint={
                typed ? 'Choose the file again: a browser does not keep it.' : 'PDF, JPG or PNG, up to 5 MB'
              }
              required
              className="sm:col-span-2"
            />
            <SubmitButton busyLabel="Submitting..." size="lg" className="mt-1 w-full sm:col-span-2">
              Send application
            </SubmitButton>
          </PublicForm>
        </section>
      </div>
    </>
  );
}

import type { sendContactCall } from '~/features/contact/contact';
import { callApi } from '~/lib/api';
import { requirements } from '~/model/leads/requirements';
import { postForm } from '~/platform/pages/post-form.server';
import { SelectField } from '~/ui/forms/field';
import { SubmitButton } from '~/ui/forms/form';
import { contactWords } from '../forms/form-words';
import { PersonFields } from '../forms/person-fields';
import { PublicForm } from '../forms/public-form';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { organization } from '../head/structured-data.server';
import { PageTop } from '../page-top';
import { Reading } from '../reading';
import { readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/contact-us';
import { ContactCards } from './contact-cards.server';

export const meta = pageMeta;

export const loader = (args: Route.LoaderArgs) => {
  const site = args.context.get(wordsContext)('site');
  const { title, description, heading, lead, formHeading, steps } = site.contact;
  return {
    head: headFor(args.context, {
      path: '/contact-us',
      title,
      description,
      share: 'contact-us',
      crumbs: [['Contact us', '/contact-us']],
      jsonLd: (publicUrl) => [organization(publicUrl, site)],
    }),
    words: { heading, lead, formHeading, steps },
    cards: readOnce(args, 'contact-cards', () => <ContactCards />),
  };
};

/** The form, posted by a browser without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) =>
  postForm(request, context, '/api/contact/fillcontact', contactWords);

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { heading, lead, formHeading, steps } = loaderData.words;
  return (
    <>
      <PageTop
        title={
          <>
            <span className="block text-accent">{heading.green}</span>
            {` ${heading.plain}`}
          </>
        }
        lead={lead}
      />
      <div className="wrap grid gap-x-16 gap-y-12 py-16 lg:grid-cols-[1.1fr_1fr] lg:py-24">
        <section id="enquiry" aria-labelledby="enquiry-title">
          <h2 id="enquiry-title" className="mb-6 text-2xl">
            {formHeading}
          </h2>
          <div className="rounded-leaf border border-line bg-surface p-5 shadow-float sm:p-8">
            <PublicForm
              draftKey="contact"
              words={contactWords}
              posted={actionData}
              action="/contact-us#enquiry"
              send={({ body, headers }) =>
                callApi<typeof sendContactCall>('POST', '/contact/fillcontact', { body, headers })
              }
              className="grid gap-4 sm:grid-cols-2"
            >
              <PersonFields typed={actionData?.values} city />
              <SelectField
                name="requirement"
                label="What is it about? (optional)"
                options={{ '': 'Something else, or not sure yet', ...requirements }}
                defaultValue={actionData?.values?.requirement ?? ''}
                className="sm:col-span-2"
              />
              <SubmitButton busyLabel="Submitting..." size="lg" className="mt-1 w-full sm:col-span-2">
                Send enquiry
              </SubmitButton>
            </PublicForm>
          </div>
          <ol className="mt-10 grid gap-6 sm:grid-cols-3">
            {steps.map(({ when, what }) => (
              <li key={when} className="border-t-2 border-accent pt-3">
                <h3 className="text-base">{when}</h3>
                <p className="mt-1 text-sm text-muted">{what}</p>
              </li>
            ))}
          </ol>
        </section>
        <Reading of={loaderData.cards} />
      </div>
    </>
  );
}

import { data } from 'react-router';
import { designations } from '~/features/career/designations';
import { postForm } from '~/platform/pages/post-form.server';
import { buttonLook } from '~/ui/button';
import { SelectField } from '~/ui/forms/field';
import { careerWords } from '../forms/form-words';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { itemList } from '../head/structured-data.server';
import { PageTop } from '../page-top';
import { Reading } from '../reading';
import { readNow, readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/career';
import { ApplyForm } from './apply-form';
import { CareerWords } from './career-words.server';
import { OpenNow } from './open-now.server';
import { isUnread, openingPath, openNow } from './openings.server';

export const meta = pageMeta;

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { title, description, heading, lead } = context.get(wordsContext)('careers');
  const wanted = url.searchParams.get('designation') ?? '';
  const open = await openNow(context);
  const openings = isUnread(open) ? [] : open;
  const head = headFor(context, {
    path: '/career',
    title,
    description,
    share: 'career',
    crumbs: [['Career', '/career']],
    // A page that lacks what it lists is not to be known by that.
    noindex: isUnread(open),
    jsonLd: (publicUrl) =>
      openings.length > 0
        ? [
            itemList(
              publicUrl,
              openings.map(({ slug }) => openingPath(slug)),
            ),
          ]
        : [],
  });
  return data(
    {
      head,
      top: { heading, lead },
      designation: Object.hasOwn(designations, wanted) ? wanted : '',
      open: readNow(args, 'open', <OpenNow openings={open} />),
      words: readOnce(args, 'career', () => <CareerWords />),
    },
    { status: isUnread(open) ? open : 200 },
  );
}

/** The form, posted by a browser without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) =>
  postForm(request, context, '/api/career', careerWords);

export default function Career({ loaderData, actionData }: Route.ComponentProps) {
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
      <Reading of={loaderData.open} />
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
          <ApplyForm draftKey="career" posted={actionData} action="/career#apply">
            {/* Another place chosen from the list is another first value. */}
            <SelectField
              key={loaderData.designation}
              name="designation"
              label="Designation"
              placeholder="Select a designation"
              options={designations}
              required
              defaultValue={actionData?.values?.designation ?? loaderData.designation}
              missing="Select a designation."
              className="sm:col-span-2"
            />
          </ApplyForm>
        </section>
      </div>
    </>
  );
}

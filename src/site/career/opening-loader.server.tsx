import type { ReactElement } from 'react';
import { data, type RouterContextProvider } from 'react-router';
import { cardPath } from '~/features/opening/opening-card.server';
import { placeOf } from '~/features/opening/opening-facts';
import { cachePageContext } from '~/lib/page-context';
import { headFor } from '../head/head.server';
import type { PageHead } from '../head/page-head';
import { tellMissing } from '../lead-on.server';
import type { Drawn } from '../reading';
import { readOnly } from '../reading.server';
import { wordsContext } from '../words.server';
import { jobPosting } from './job-posting.server';
import { OpeningTop, OpeningWords, paragraphsOf } from './opening-words.server';
import {
  isUnread,
  openingAt,
  openingPath,
  openNow,
  type PublicOpening,
  previewedOpeningContext,
} from './openings.server';
import { Others } from './others.server';

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { slug: string };
}

interface OpeningPage {
  head: PageHead;
  page: 'lost' | 'unread' | { top: Drawn; words: Drawn; others: Drawn | null; asks: Asks | null };
}

/** What the form needs to know; nothing of a closed one. */
type Asks = Pick<PublicOpening, '_id' | 'slug' | 'title' | 'designation' | 'questions'>;

export async function readOpening(args: LoaderArgs) {
  const { context } = args;
  const path = openingPath(args.params.slug);
  const [opening, open] = await Promise.all([openingAt(context, args.params.slug), openNow(context)]);
  if (isUnread(opening))
    return data<OpeningPage>({ head: nothingAt(context, path), page: 'unread' }, opening);
  if (!opening) {
    tellMissing(context);
    return data<OpeningPage>({ head: nothingAt(context, path), page: 'lost' }, 404);
  }
  const isOpen = opening.standing === 'open';
  const others = isUnread(open) ? [] : open.filter(({ slug }) => slug !== opening.slug);
  // Whoever has the link may read it; nobody is to find it by searching for a place.
  if (!isOpen) context.get(cachePageContext)(path);
  const draw = (part: string, element: ReactElement) => readOnly(args, `${path} ${part}`, element);
  const { _id, slug, title, designation, questions } = opening;
  return data<OpeningPage>({
    head: headFor(context, factsOf(context, opening)),
    page: {
      top: draw('top', <OpeningTop opening={opening} />),
      words: draw('words', <OpeningWords opening={opening} />),
      others:
        others.length > 0 || !isOpen ? draw('others', <Others openings={others} instead={!isOpen} />) : null,
      asks: isOpen ? { _id, slug, title, designation, questions } : null,
    },
  });
}

const nothingAt = (context: LoaderArgs['context'], path: string) =>
  headFor(context, {
    path,
    title: 'Page not found',
    description: 'There is no opening at this address.',
    share: 'career',
    noindex: true,
  });

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

function factsOf(context: LoaderArgs['context'], opening: PublicOpening) {
  const { title, slug, description, standing } = opening;
  const path = openingPath(slug);
  return {
    path,
    title: cut(`${title}: ${placeOf(opening)}`, LONGEST_TITLE),
    // What it is and where comes first: a description may be one short sentence.
    description: cut(
      [`${title}, ${placeOf(opening)}.`, ...paragraphsOf(description)].join(' ').replaceAll(/\s+/g, ' '),
      LONGEST_DESCRIPTION,
    ),
    share: 'career',
    // A draft has none that others could ask for.
    shareCardPath:
      standing === 'open' && !context.get(previewedOpeningContext)
        ? cardPath(opening, context.get(wordsContext)('site').name)
        : undefined,
    crumbs: [
      ['Career', '/career'],
      [title, path],
    ] as const,
    noindex: standing === 'closed',
    jsonLd: (publicUrl: string) =>
      standing === 'open' ? [jobPosting(publicUrl, context.get(wordsContext)('site'), opening)] : [],
  };
}

/** By letters: half of one is none. */
const cut = (text: string, longest: number) => [...text].slice(0, longest).join('');

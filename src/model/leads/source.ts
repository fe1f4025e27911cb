import { z } from 'zod';
import { codeOf, isPlainText, labelOf } from '../fields';
import { asOneLine } from '../typed/typed-text';
import { channelOfVisit, DIRECT, LONGEST_PART } from './visit';

/** How somebody came to us whom staff write down: the code that travels, and the words for it. */
export const entrySources = {
  phone: 'Phone call',
  'walk-in': 'Walk-in',
  referral: 'Referral',
  import: 'Import',
  other: 'Other',
} as const;

export const entrySource = codeOf('a source', entrySources);

const words = () => z.string().trim().max(LONGEST_PART).refine(isPlainText);
const part = () => words().optional();
/** No form is refused for what its sender has not typed: what is too long or no text is left out. */
const sentPart = () => words().overwrite(asOneLine).optional().catch(undefined);

const visitOf = <Part extends z.ZodType>(text: () => Part) =>
  z.object({
    page: text(),
    landing: text(),
    referrer: text(),
    utmSource: text(),
    utmMedium: text(),
    utmCampaign: text(),
    utmTerm: text(),
    utmContent: text(),
    clickId: text(),
  });

/** It is stored as a text beside words, and a form with a file sends it as one. */
function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || !text.startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What our own pages tell of a visit beside what was typed, or the word of staff who fill in the form for somebody. */
export const sentSource = z
  .preprocess(parsed, z.union([visitOf(sentPart), entrySource]).optional())
  .catch(undefined)
  .meta({
    description: 'Where the visit began and what led to it.',
    examples: [{ page: '/contact-us', landing: '/', referrer: 'https://www.google.com/' }],
  });

const visit = visitOf(part);
/** Each row of a list asks: to be told why a word, or nothing at all, is no visit costs more than the rest of it. */
function visitIn(source: unknown) {
  const data = parsed(source);
  return typeof data === 'object' && data ? visit.safeParse(data).data : undefined;
}

/** Where somebody came from: a word that staff chose, or what the visit told; nothing where nobody told anything. */
export const storedSource = z
  .union([z.string(), visit])
  .nullable()
  .overwrite((source) => visitIn(source) ?? source);

/** That in one word; nothing of what is older than the question. */
export const storedChannel = z.string().nullable();

/** In an edit: a word that staff choose. Whoever sends back what the visit told, as it was read, changes nothing. */
export const editedSource = z
  .union([entrySource, visit.transform(() => undefined)], {
    error: 'Choose a source from the list.',
  })
  // Whoever sends a record back as it was read sends that it has none.
  .nullable()
  .optional();

/** What stands in the column of the word beside that of the source, whoever sets it. */
export function alsoChannel({ source }: Record<string, unknown>, of: 'new' | 'edited') {
  if (of === 'edited' && typeof source !== 'string') return {};
  const data = visitIn(source);
  return { channel: data ? ofVisit(channelOfVisit(data)) : source ? String(source) : DIRECT };
}

/** What staff say of a call, and what a filter means, no link can say. */
const ofVisit = (channel: string) =>
  Object.hasOwn(entrySources, channel) || channel === 'none' ? `${channel}-link` : channel;

/** In the words of people. */
function sourceWords(source: unknown): string {
  const data = visitIn(source);
  if (!data) return source ? labelOf(entrySources, String(source)) : '';
  const campaign = [data.utmSource, data.utmMedium, data.utmCampaign, data.utmTerm, data.utmContent];
  const facts = [
    campaign.filter(Boolean).join(' / '),
    data.clickId && `click ${data.clickId}`,
    data.referrer && `from ${data.referrer}`,
    data.landing && `arrived at ${data.landing}`,
    data.page && `wrote from ${data.page}`,
  ];
  return facts.filter(Boolean).join(', ');
}

export const sourceDetail = {
  title: 'Source',
  field: 'source' as const,
  cell: ({ source }: { source: unknown }) => sourceWords(source),
};

/** What a list is narrowed by. */
export const channelFilter = { title: 'Source', field: 'channel' as const, by: 'text' as const };

import type { ReadWords } from '~/features/content/collections';
import type { Popup } from '~/features/content/types/popups/entry';
import type { Service, ServicePath } from '~/features/content/types/services/entry';

/** What a card says of a page: its heading, and whose page it is. */
export interface CardWords {
  name: string;
  place: string;
  heading: readonly { text: string; green?: true }[];
  /** What else stands on the picture that was drawn for it. */
  counted: readonly number[];
}

type Said = Pick<CardWords, 'heading'> & Partial<Pick<CardWords, 'counted'>>;

interface Heading {
  plain: string;
  green: string;
}

const green = (text: string) => ({ text, green: true }) as const;
const greenLast = ({ plain, green: last }: Heading): Said => ({ heading: [{ text: plain }, green(last)] });
const greenFirst = ({ plain, green: first }: Heading): Said => ({ heading: [green(first), { text: plain }] });

/** By the name of the picture in `public/share`, in the order in which the page says it. Each reads what it says and no more: its page is drawn anew for that. */
const headings: Record<string, (words: ReadWords) => Said> = {
  landing: (words) => greenLast(words('landing', ({ heading }) => heading)),
  home: (words) => greenLast(words('home', ({ heading }) => heading)),
  slider: (words) => greenLast(words('home', ({ slider }) => slider.heading)),
  'about-us': (words) => greenFirst(words('about', ({ intro }) => intro.heading)),
  portfolio: (words) => ({
    ...greenLast(words('site', ({ portfolio }) => portfolio.heading)),
    counted: words('portfolio', (tabs) => tabs.map(({ projects }) => projects.length)),
  }),
  'contact-us': (words) => greenFirst(words('site', ({ contact }) => contact.heading)),
  blog: (words) => greenLast(words('site', ({ blog }) => blog.heading)),
  career: (words) => greenLast(words('careers', ({ heading }) => heading)),
  'iot-products': (words) => greenLast(words('site', ({ products }) => products.heading)),
  'meta-ads': (words) => serviceHeading(words('meta-ads', ({ title, plain }) => ({ title, plain }))),
  policy: (words) => greenFirst(words('policy', ({ heading }) => heading)),
  terms: (words) => ({
    ...greenFirst(words('terms', ({ heading }) => heading)),
    counted: [words('terms', ({ sections }) => sections.length)],
  }),
};

const popupHeading = ({ before, green: middle, after }: Popup['headline']): Said => ({
  heading: [{ text: before }, green(middle), { text: after }],
});

const serviceHeading = ({ title, plain }: Pick<Service, 'title' | 'plain'>): Said =>
  greenFirst({ green: title, plain });

const shares: Record<ServicePath, string> = {
  '/development': 'development',
  '/brand': 'brand',
  '/digitalMarketing': 'digital-marketing',
};

/** The picture of a service is named as its drawing; with another picture it is that of all under its address. */
export const shareOf = ({ path, picture: { media } }: Pick<Service, 'path' | 'picture'>) =>
  media.startsWith('art/') ? media.slice('art/'.length) : shares[path];

/** All that is said under the name of a picture: services may share one. Whoever wants the first reads no more than that. */
function* saidUnder(share: string, words: ReadWords): Generator<Said, void> {
  const ofPage = Object.hasOwn(headings, share) ? headings[share]?.(words) : undefined;
  if (ofPage) yield ofPage;
  const headline = words('popups', (popups) => popups.find(({ slug }) => slug === share)?.headline);
  if (headline) yield popupHeading(headline);
  const services = words('services', (all) =>
    all.filter((one) => shareOf(one) === share).map(({ title, plain }) => ({ title, plain })),
  );
  for (const service of services) yield serviceHeading(service);
}

/** Whose pages they are stands on all of them. */
function withFirm({ heading, counted = [] }: Said, words: ReadWords): CardWords {
  const { name, address } = words('site');
  const place = [address.city, address.region].filter(Boolean).join(', ');
  return { name, place, heading: heading.filter(({ text }) => text), counted };
}

export const cardsNamed = (share: string, words: ReadWords) =>
  Array.from(saidUnder(share, words), (said) => withFirm(said, words));

/** Of the page that is called as its picture. */
export function cardOfPage(share: string, words: ReadWords) {
  for (const said of saidUnder(share, words)) return withFirm(said, words);
  return undefined;
}

/** Of a page that shares its picture with others. */
export const cardOfService = (service: Service, words: ReadWords) => withFirm(serviceHeading(service), words);

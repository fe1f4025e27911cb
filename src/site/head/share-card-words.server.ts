import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { firstWords, type ReadWords, type Words } from '~/features/content/collections';
import type { Popup } from '~/features/content/types/popups/entry';
import type { Service, ServicePath } from '~/features/content/types/services/entry';
import { servicePath } from '~/features/content/types/services/paths';
import { COVERS, FACES } from './share-card-pictures';

/** What a share card says of a page: its heading, and whose page it is. */
export interface ShareCardWords {
  name: string;
  place: string;
  heading: readonly { text: string; green?: true }[];
  /** What else stands on the picture that was drawn for it, as the site has it today. */
  alsoShown: readonly unknown[];
}

export interface PageShareCard {
  /** Of which page, in the address of the card: it stays whichever picture the page has. */
  page: string;
  /** The picture in `public/share` that shows the page, as long as it is true. */
  share: string;
  words: ShareCardWords;
}

type Said = Pick<ShareCardWords, 'heading'> & Partial<Pick<ShareCardWords, 'alsoShown'>>;

interface Heading {
  plain: string;
  green: string;
}

const green = (text: string) => ({ text, green: true }) as const;
const greenLast = ({ plain, green: last }: Heading): Said => ({ heading: [{ text: plain }, green(last)] });
const greenFirst = ({ plain, green: first }: Heading): Said => ({ heading: [green(first), { text: plain }] });

/** Those whose portraits are still among the team's. */
const stillWithUs = (faces: readonly string[]) => (team: Words['team']) =>
  faces.filter((face) => team.some(({ portrait }) => portrait.media === `portraits/${face}`));

const projectsOn = (tabs: Words['portfolio']) => tabs.map(({ projects }) => projects.length);
const coversOn = (tabs: Words['portfolio']) => {
  const all = new Set(tabs.flatMap(({ projects }) => projects.map(({ cover }) => cover.media)));
  return COVERS.filter((cover) => all.has(`covers/${cover}`));
};

/** Its picture says how many days they are. */
const supportIn = ({ sections }: Words['terms']) => sections.find(({ id }) => id === 'support');

/** By the name of the picture in `public/share`, in the order in which the page says it. Each reads what it says and no more: its page is drawn anew for that. */
const pages: Record<string, (words: ReadWords) => Said> = {
  landing: (words) => greenLast(words('landing', ({ heading }) => heading)),
  home: (words) => greenLast(words('home', ({ heading }) => heading)),
  slider: (words) => greenLast(words('home', ({ slider }) => slider.heading)),
  'about-us': (words) => ({
    ...greenFirst(words('about', ({ intro }) => intro.heading)),
    alsoShown: words('team', stillWithUs(FACES['about-us'])),
  }),
  portfolio: (words) => ({
    ...greenLast(words('site', ({ portfolio }) => portfolio.heading)),
    alsoShown: [words('portfolio', projectsOn), words('portfolio', coversOn)],
  }),
  'contact-us': (words) => greenFirst(words('site', ({ contact }) => contact.heading)),
  blog: (words) => greenLast(words('site', ({ blog }) => blog.heading)),
  career: (words) => ({
    ...greenLast(words('careers', ({ heading }) => heading)),
    alsoShown: words('team', stillWithUs(FACES.career)),
  }),
  'iot-products': (words) => greenLast(words('site', ({ products }) => products.heading)),
  'meta-ads': (words) => serviceHeading(words('meta-ads', ({ title, plain }) => ({ title, plain }))),
  policy: (words) => greenFirst(words('policy', ({ heading }) => heading)),
  terms: (words) => ({
    ...greenFirst(words('terms', ({ heading }) => heading)),
    alsoShown: [words('terms', ({ sections }) => sections.length), words('terms', supportIn)],
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
const shareOf = ({ path, picture: { media } }: Service) =>
  media.startsWith('art/') ? media.slice('art/'.length) : shares[path];

/** Its address in one segment of a path, whatever its title is written in: titles are found in small letters, too. */
function pageOf({ path, page, title }: Service) {
  const under = path.slice(1);
  if (page === 'overview') return under;
  const address = servicePath(path, title.toLowerCase().toWellFormed());
  return `${under}-${createHash('sha256').update(address).digest('base64url').slice(0, 16)}`;
}

/** Whose pages they are stands on all of them. */
function withFirm({ heading, alsoShown = [] }: Said, words: ReadWords): ShareCardWords {
  const { name, address } = words('site');
  const place = [address.city, address.region].filter(Boolean).join(', ');
  return { name, place, heading: heading.filter(({ text }) => text), alsoShown };
}

function saidOn(page: string, words: ReadWords): Said | undefined {
  const said = Object.hasOwn(pages, page) ? pages[page]?.(words) : undefined;
  if (said) return said;
  const headline = words('popups', (popups) => popups.find(({ slug }) => slug === page)?.headline);
  return headline && popupHeading(headline);
}

/** Of the page that is called as its picture. */
export function shareCardOfPage(page: string, words: ReadWords): PageShareCard | undefined {
  const said = saidOn(page, words);
  return said && { page, share: page, words: withFirm(said, words) };
}

/** Several services may share a picture. */
export const shareCardOfService = (service: Service, words: ReadWords): PageShareCard => ({
  page: pageOf(service),
  share: shareOf(service),
  words: withFirm(serviceHeading(service), words),
});

/** Of the page that the address of a share card names. */
export function shareCardUnder(page: string, words: ReadWords) {
  const service = words('services').find((one) => pageOf(one) === page);
  return service ? shareCardOfService(service, words) : shareCardOfPage(page, words);
}

/** Whether the picture that was drawn says what the page does: it was drawn for the first words. */
export function isStillTrue({ share, words }: PageShareCard) {
  const services = firstWords('services').filter((one) => shareOf(one) === share);
  const drawnFor = [
    shareCardOfPage(share, firstWords),
    ...services.map((one) => shareCardOfService(one, firstWords)),
  ];
  return drawnFor.some((first) => isDeepStrictEqual(first?.words, words));
}

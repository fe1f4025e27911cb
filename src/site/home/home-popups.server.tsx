import { brand } from '~/model/brand';
import { popups } from '../content/popups';
import { service } from '../head/structured-data.server';
import { readOnce } from '../reading.server';
import { PopupSlider } from './popup-slider.server';
import { PopupWords } from './popup-words.server';

const homeFacts = {
  path: '/home',
  title: "AI agents for people's work",
  description: `Agents that read tickets, match invoices and plan leave, built into the software your people use. Six areas, one platform, made in ${brand.address.city}.`,
  share: 'home',
  crumbs: [["AI for people's work", '/home']],
} as const;

const sliderFacts = {
  path: '/slider',
  title: 'Six areas of work for AI agents, side by side',
  description:
    'IT, CRM, security, finance, human resources and app development: what AI agents take over in each, with a sample of what they write.',
  share: 'slider',
  crumbs: [...homeFacts.crumbs, ['All six areas', '/slider']],
} as const;

/** What a path of /home's family shows: its head, and the popup over the page if there is one. */
export function popupAt(pathname: string, request: Request) {
  // It may end in a slash.
  const path = `/${pathname.split('/')[1]}`;
  if (path === '/slider')
    return { facts: sliderFacts, html: readOnce(request, 'slider', () => <PopupSlider />) };
  const popup = popups.find(({ slug }) => path === `/${slug}`);
  if (!popup) return { facts: homeFacts, html: undefined };
  return {
    facts: {
      path,
      title: popup.title,
      description: popup.summary,
      share: popup.slug,
      crumbs: [...homeFacts.crumbs, [popup.category, path]] as const,
      jsonLd: (publicUrl: string) => [
        service(publicUrl, { name: popup.category, description: popup.summary, path }),
      ],
    },
    html: readOnce(request, `popup${path}`, () => <PopupWords popup={popup} />),
  };
}

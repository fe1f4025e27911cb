import type { RouterContextProvider } from 'react-router';
import type { Popup } from '~/features/content/types/popups/entry';
import { service } from '../head/structured-data.server';
import { readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import { PopupSlider } from './popup-slider.server';
import { PopupWords } from './popup-words.server';

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

const popupOf = (path: string) => (all: readonly Popup[]) => all.find(({ slug }) => path === `/${slug}`);

const homeCrumb = ["AI for people's work", '/home'] as const;

/** What a path of /home's family shows: its head, and the popup over the page if there is one. */
export function popupAt(pathname: string, args: LoaderArgs) {
  const words = args.context.get(wordsContext);
  const { title, description, slider } = words('home');
  // It may end in a slash, and of a preview it is longer.
  const path = `/${pathname.replace(/\/$/, '').split('/').at(-1)}`;
  if (path === '/slider') {
    const crumbs = [homeCrumb, ['All six areas', path]] as const;
    const facts = { path, title: slider.title, description: slider.description, share: 'slider', crumbs };
    return { facts, html: readOnce(args, 'slider', () => <PopupSlider />) };
  }
  const popup = words('popups', popupOf(path));
  if (!popup) {
    return {
      facts: { path: '/home', title, description, share: 'home', crumbs: [homeCrumb] },
      html: undefined,
    };
  }
  return {
    facts: {
      path,
      title: popup.title,
      description: popup.summary,
      share: popup.slug,
      crumbs: [homeCrumb, [popup.category, path]] as const,
      jsonLd: (publicUrl: string) => [
        service(publicUrl, words('site'), { name: popup.category, description: popup.summary, path }),
      ],
    },
    html: readOnce(args, `popup${path}`, () => <PopupWords popup={popup} />),
  };
}

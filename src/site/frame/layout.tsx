import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { isStaffHere } from '~/lib/browser/staff-here';
import { untilItComes } from '~/lib/browser/until-it-comes';
import { Agreed, firstAgreed } from '~/model/consent/agreed';
import { FirmShown } from '~/model/firm';
import { SkipLink } from '~/ui/shell/skip-link';
import { leadOn } from '../lead-on.server';
import { PreviewBanner, previewContext } from '../preview/preview-banner.server';
import { Reading } from '../reading';
import { readNow, readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/layout';
import { Footer } from './footer.server';
import { Frame, type FrameWords } from './frame-words';
import { useLayOutLater } from './lay-out-later';
import { useFocusOnContent, useLinkNavigation } from './link-navigation';
import { PrefetchOnIntent } from './link-prefetch';
import { Navbar } from './navbar';
import { useScrollReveal } from './scroll-reveal';

export const middleware = [leadOn];

export const loader = (args: Route.LoaderArgs) => {
  const words = args.context.get(wordsContext);
  const { name, tagline, mails } = words('site');
  const { main, signIn, demo } = words('navigation');
  const agreed = { terms: words('terms').version, policy: words('policy').version };
  const isNew = agreed.terms !== firstAgreed.terms || agreed.policy !== firstAgreed.policy;
  const frame: FrameWords = {
    ...{ supportMail: mails.support.address, navigation: { main, signIn, demo } },
    ...(isNew ? { agreed } : {}),
  };
  const preview = args.context.get(previewContext);
  return {
    firm: { name, tagline },
    frame,
    footer: readOnce(args, 'footer', () => <Footer />),
    ...(preview ? { banner: readNow(args, 'preview', <PreviewBanner {...preview} />) } : {}),
  };
};

/** They are the same everywhere. */
export const shouldRevalidate = () => false;

/** Fetched by nobody but the staff, and by whoever looks at a draft. The page is read without. */
const NotForVisitors = lazy(untilItComes(() => import('../edit/not-for-visitors')));
const never = () => () => {};

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const mayEdit = useSyncExternalStore(never, isStaffHere, () => false);
  useScrollReveal();
  useLayOutLater();
  useLinkNavigation();
  useFocusOnContent();
  return (
    <FirmShown value={loaderData.firm}>
      <Frame value={loaderData.frame}>
        <SkipLink />
        <Navbar />
        <main id="content" tabIndex={-1}>
          <Agreed value={loaderData.frame.agreed ?? firstAgreed}>
            <Outlet />
          </Agreed>
        </main>
        <Reading of={loaderData.footer} />
        {(mayEdit || loaderData.banner) && (
          <Suspense>
            <NotForVisitors banner={loaderData.banner} />
          </Suspense>
        )}
        <PrefetchOnIntent />
      </Frame>
    </FirmShown>
  );
}

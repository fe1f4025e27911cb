import { RouteDialog } from '~/ui/dialog/route-dialog';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { Reading } from '../reading';
import type { Route } from './+types/home-popup';
import { popupAt } from './home-popups.server';

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { facts, html } = popupAt(args.url.pathname, args);
  return { head: headFor(args.context, facts), html };
}

/** /home itself, or a popup over it. */
export default function HomePopup({ loaderData: { html } }: Route.ComponentProps) {
  return (
    html && (
      <RouteDialog closeTo="/home" labelledBy="popup-title">
        <Reading of={html} />
      </RouteDialog>
    )
  );
}

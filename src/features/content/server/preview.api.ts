import { signedIn } from '~/platform/auth/access/access';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { ownPreviewCall, pageEntriesCall, previewCall } from '../content-call';
import { entriesOn } from './page-entries';
import { addPreviewLink } from './preview-links';

const PREVIEWS_AN_HOUR = 600;

/** Where a draft is looked at before it is published. */
export const previewApi: ApiModule = (api, { db, config }) => {
  const route = routesOf(api, 'Content');
  const limited = { rateLimit: callsAnHour(PREVIEWS_AN_HOUR, 'previews') };

  route(pageEntriesCall, { access: 'content:read' }, ({ query: { path } }) => entriesOn(db, path));

  route(previewCall, { access: 'content:edit', ...limited }, async ({ params }) => {
    const { path, expiresAt } = await addPreviewLink(db, params);
    return { url: config.publicUrl + path, expiresAt };
  });

  route(ownPreviewCall, { access: 'content:read', ...limited }, async (request) => {
    const { path, expiresAt } = await addPreviewLink(db, request.params, signedIn(request)._id);
    return { url: path, expiresAt };
  });
};

import { signedIn } from '~/platform/auth/access/access';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { endPreviewsCall, ownPreviewCall, pageEntriesCall, previewCall } from '../../preview-call';
import { entriesOn } from './page-entries';
import { addPreviewLink, endPreviewLinks } from './preview-links';

const PREVIEWS_AN_HOUR = 600;

/** Where a draft is looked at before it is published. */
export const previewApi: ApiModule = (api, { db, config }) => {
  const route = routesOf(api, 'Content');
  const limited = { rateLimit: callsAnHour(PREVIEWS_AN_HOUR, 'previews') };

  route(pageEntriesCall, { access: 'content:read' }, ({ query: { path } }) => entriesOn(db, path));

  route(previewCall, { access: 'content:edit', ...limited }, async (request) => {
    const maker = { userId: signedIn(request).user._id, sessionId: null };
    const { path, expiresAt } = await addPreviewLink(db, request.params, maker);
    return { url: config.publicUrl + path, expiresAt };
  });

  route(endPreviewsCall, { access: 'content:edit' }, async ({ params }) => {
    await endPreviewLinks(db, params);
    return { message: 'The preview links show nothing any more' };
  });

  route(ownPreviewCall, { access: 'content:read', ...limited }, async (request) => {
    const { _id: sessionId, user } = signedIn(request);
    const { path, expiresAt } = await addPreviewLink(db, request.params, { userId: user._id, sessionId });
    return { url: path, expiresAt };
  });
};

import { mailTemplate } from '~/features/mail-template/mail-template';
import { media } from '~/features/media/media';
import { resources } from '~/features/resources';
import { type Role, reach } from '~/model/permissions';
import { keepsSpam } from '~/model/resource';

export const SPAM = '/dashboard/spam';
export const OUTBOX = '/dashboard/outbox';
export const ACTIVITY = '/dashboard/activity';

interface Place {
  to: string;
  title: string;
}

/** What there is to work with. A client's dashboard holds what is their own; the catalogue is a page of the site. */
export const workPlaces = (role: Role): Place[] => [
  { to: '/dashboard', title: 'Dashboard' },
  ...resources
    .filter(
      ({ area }) =>
        area !== mailTemplate.area &&
        area !== media.area &&
        reach(role, `${area}:read`) === reach(role, 'dashboard:read'),
    )
    .map(({ path, title }) => ({ to: `/dashboard/${path}`, title })),
];

/** What stands behind the work. */
export function backPlaces(role: Role): Place[] {
  const mayJudge = resources.some(
    (resource) => keepsSpam(resource) && reach(role, `${resource.area}:edit`) !== 'none',
  );
  const mayDelete = resources.some(({ area }) => reach(role, `${area}:delete`) !== 'none');
  const maySeeActivity = reach(role, 'insights:read') !== 'none';
  const mayWriteMails = reach(role, `${mailTemplate.area}:read`) !== 'none';
  const mayUsePictures = reach(role, `${media.area}:read`) !== 'none';
  const mayReadMails = reach(role, 'outbox:read') !== 'none';
  const mayEditSite = reach(role, 'content:read') !== 'none';
  const mayPublish = reach(role, 'content:publish') !== 'none';
  const mayFindPeople = reach(role, 'privacy:read') !== 'none';
  const maySettle = reach(role, 'settings:read') !== 'none';
  return [
    ...(mayJudge ? [{ to: SPAM, title: 'Spam' }] : []),
    ...(mayDelete ? [{ to: '/dashboard/trash', title: 'Trash' }] : []),
    ...(maySeeActivity ? [{ to: '/dashboard/leads', title: 'Leads' }] : []),
    ...(maySeeActivity ? [{ to: '/dashboard/hiring', title: 'Hiring' }] : []),
    ...(maySeeActivity ? [{ to: ACTIVITY, title: 'Activity' }] : []),
    ...(mayReadMails ? [{ to: OUTBOX, title: 'Outbox' }] : []),
    ...(mayWriteMails ? [{ to: `/dashboard/${mailTemplate.path}`, title: mailTemplate.title }] : []),
    ...(mayEditSite ? [{ to: '/dashboard/content', title: 'Website' }] : []),
    ...(mayUsePictures ? [{ to: `/dashboard/${media.path}`, title: media.title }] : []),
    ...(mayPublish ? [{ to: '/dashboard/addresses', title: 'Addresses' }] : []),
    ...(mayFindPeople ? [{ to: '/dashboard/privacy', title: 'Privacy' }] : []),
    ...(maySettle ? [{ to: '/dashboard/settings', title: 'Settings' }] : []),
    { to: '/dashboard/account', title: 'My account' },
  ];
}

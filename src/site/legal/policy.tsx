import { brand } from '~/model/brand';
import { phoneLink } from '../content/phone-link';
import { policy } from '../content/policy';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import ReadingPage from '../reading';
import { readOnce } from '../reading.server';
import type { Route } from './+types/policy';
import { LegalText } from './legal-text.server';

export const meta = pageMeta;

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  head: headFor(context, {
    path: '/policy',
    title: policy.title,
    description:
      'What each form of this site collects, what it is used for, how long it is kept and how you have it deleted. No cookies while you read.',
    share: 'policy',
    crumbs: [[policy.title, '/policy']],
  }),
  html: readOnce(request, 'policy', () => (
    <LegalText
      heading={{ green: 'Privacy', plain: 'policy' }}
      text={policy}
      inShort={[
        'We know who you are only if you fill in a form and send it.',
        'No cookies, analytics or advertising pixels while you read. One cookie when you sign in.',
        'Your details answer your request. They are not sold, rented or traded.',
        'One mail to us is enough to see, correct or delete what we hold. We answer within 15 days.',
      ]}
      links={
        new Map([
          [brand.mail.support, `mailto:${brand.mail.support}`],
          [brand.landline, phoneLink(brand.landline)],
        ])
      }
      other={{ label: 'Read the terms of service', to: '/terms' }}
    />
  )),
});

export default ReadingPage;

import { brand } from '~/model/brand';
import { terms } from '../content/terms';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import ReadingPage from '../reading';
import { readOnce } from '../reading.server';
import type { Route } from './+types/terms';
import { LegalText } from './legal-text.server';

export const meta = pageMeta;

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  head: headFor(context, {
    path: '/terms',
    title: terms.title,
    description:
      'Scope, payments, changes, 15 days of support after launch, ownership and liability: the 11 sections under which we work, in plain words.',
    share: 'terms',
    crumbs: [[terms.title, '/terms']],
  }),
  html: readOnce(request, 'terms', () => (
    <LegalText
      heading={{ green: 'Terms', plain: 'of service' }}
      text={terms}
      inShort={[
        'A written scope, a fixed price and a launch date come before any work.',
        'You pay in three parts: 40% at the start, 40% on the prototype, 20% before launch.',
        'The people who built it support it for 15 days after launch, free of charge.',
        'Once the last invoice is paid, designs, texts and code are yours.',
      ]}
      links={
        new Map([
          ['privacy policy', '/policy'],
          ['section 5', '#support'],
          [brand.mail.hello, `mailto:${brand.mail.hello}`],
        ])
      }
      other={{ label: 'Read the privacy policy', to: '/policy' }}
    />
  )),
});

export default ReadingPage;

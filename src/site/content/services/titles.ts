/** The services, by the `title` that their address carries. */
export const serviceTitles = {
  '/development': [
    'Web Development',
    'Web Design',
    'Software Development',
    'App Development',
    'CRM Development',
  ],
  '/brand': [
    'Brand Building',
    'ORM',
    'Public Relations',
    'Digital Marketing',
    'Influence Marketing',
    'Social Media Presence',
  ],
  '/digitalMarketing': ['Meta Ads', 'Google Ads', 'Email Marketing', 'Content Marketing', 'SEO SEM', 'PPC'],
} as const;

export type ServicePath = keyof typeof serviceTitles;

export const servicePath = (path: ServicePath, title: string) => `${path}?title=${encodeURIComponent(title)}`;

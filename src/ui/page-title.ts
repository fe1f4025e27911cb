/** The head of a page behind the login. */
export const dashboardMeta = (title: string) => [
  { title: `${title} · Dashboard` },
  { name: 'robots', content: 'noindex' },
];

interface NavigationLink {
  label: string;
  to: string;
}

/** Only places that exist. A page adds its line here when it is built. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'What we build', to: '/#services' },
  { label: 'How we work', to: '/#approach' },
  { label: 'Sign in', to: '/login' },
];

export const demoLink: NavigationLink = { label: 'Book a demo', to: '/#demo' };

export const footerLinks: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Company',
    links: [
      { label: 'What we build', to: '/#services' },
      { label: 'How we work', to: '/#approach' },
      { label: 'Book a demo', to: '/#demo' },
    ],
  },
  {
    title: 'Your account',
    links: [
      { label: 'Sign in', to: '/login' },
      { label: 'Sign up', to: '/register' },
    ],
  },
];

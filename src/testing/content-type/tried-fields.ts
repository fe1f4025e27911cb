import type { Words } from '~/features/content/collections';

export interface TriedField {
  /** Where the field stands that is changed. */
  path: string;
  /** Where visitors read it. */
  pages: readonly string[];
}

/** By which field each type of the site's words is tried: from its editor to its pages, and back. */
const triedFields: Record<keyof Words | 'posts', TriedField> = {
  site: { path: 'tagline', pages: ['/contact-us', '/terms', '/blog'] },
  navigation: { path: 'demo.label', pages: ['/', '/policy'] },
  landing: { path: 'lead', pages: ['/'] },
  home: { path: 'lead', pages: ['/home'] },
  popups: { path: 'text', pages: ['/it', '/slider'] },
  services: { path: 'lead', pages: ['/development'] },
  portfolio: { path: 'line', pages: ['/portfolio'] },
  team: { path: 'note', pages: ['/about-us'] },
  industries: { path: 'heading.green', pages: ['/about-us'] },
  about: { path: 'teamHeading.green', pages: ['/about-us'] },
  careers: { path: 'lead', pages: ['/career'] },
  'meta-ads': { path: 'lead', pages: ['/meta/ads'] },
  policy: { path: 'summary', pages: ['/policy'] },
  terms: { path: 'summary', pages: ['/terms'] },
  posts: { path: 'summary', pages: ['/blog', '/blog/leaving-excel-which-sheet-first'] },
};

export function triedFieldOf(name: string): TriedField {
  const [, tried] = Object.entries(triedFields).find(([known]) => known === name) ?? [];
  if (!tried) throw new Error(`Say by which field ${name} is tried.`);
  return tried;
}

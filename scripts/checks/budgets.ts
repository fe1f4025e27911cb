import { LATER } from '../../src/ui/shell/wake-script.ts';

/** What a page makes a browser fetch, in bytes; scripts and styles as gzip packs them. */
export interface Weight {
  JavaScript: number;
  CSS: number;
  fonts: number;
  /** In sight when the page opens. */
  'first pictures': number;
  /** All of them, each in the largest size that a screen may ask for. */
  pictures: number;
}

type Budget = Record<keyof Weight, number>;

/** In KB. Whoever raises one says why in the commit. */
export const pageBudget: Budget = {
  JavaScript: 120.2,
  CSS: 15.6,
  fonts: 51,
  'first pictures': 55,
  pictures: 60,
};

/** A form that stands in sight comes with its script. */
const form = { JavaScript: 127 };

/** What some pages need more, by the first part of their address. */
const more: Record<string, Partial<Budget>> = {
  '/': form,
  '/contact-us': form,
  // An opening asks by kinds of questions, beside who applies.
  '/career': { JavaScript: 127.4 },
  '/Iot-products': { ...form, pictures: 215 },
  '/login': form,
  '/register': form,
  '/forgot-password': form,
  // With the meter, the second field and the words of a dead link it is the largest of the forms.
  '/reset-password': { JavaScript: 127.4 },
  '/verify-email': form,
  // What people write in the editor is laid out by a sheet of its own.
  '/policy': { CSS: 16.3 },
  '/terms': { CSS: 16.3 },
  '/portfolio': { CSS: 16.3, pictures: 125 },
  '/about-us': { pictures: 240 },
  // The same with the list of posts; a post has a picture of its own, and those of two more.
  '/blog': { CSS: 16.7, pictures: 160 },
};

/** The largest file of each kind, in KB. */
const fileBudget: Record<string, number> = { avif: 52, webp: 52, jpg: 75, png: 12, svg: 4, woff2: 33 };

const KB = 1024;

type SizeOf = (address: string) => number;

export function weigh(html: string, sizeOf: SizeOf): Weight {
  const links = tags(html, 'link');
  const sum = (addresses: Iterable<string>) =>
    [...new Set(addresses)].reduce((all, one) => all + sizeOf(one), 0);
  const linked = (has: (link: Attributes) => boolean) => sum(links.filter(has).map(({ href = '' }) => href));
  const pictures = picturesIn(html, sizeOf);
  return {
    JavaScript: linked(({ rel }) => rel === LATER.link),
    CSS: linked(({ rel }) => rel === 'stylesheet'),
    fonts: linked(({ rel, as }) => rel === 'preload' && as === 'font'),
    'first pictures': sum(pictures.filter(({ lazy }) => !lazy).map(({ largest }) => largest)),
    pictures: sum(pictures.map(({ largest }) => largest)),
  };
}

/** One sentence for each figure that a page has outgrown. */
export function heavyPages(pages: Record<string, Weight>): string[] {
  return Object.entries(pages).flatMap(([path, weight]) =>
    Object.entries(budgetOf(path))
      .map(([kind, limit]) => ({ kind, limit, bytes: new Map(Object.entries(weight)).get(kind) ?? 0 }))
      .filter(({ bytes, limit }) => bytes > limit * KB)
      .map(
        ({ kind, limit, bytes }) =>
          `${path} loads ${inKb(bytes)} KB of ${kind}, and ${limit} KB are allowed: see scripts/checks/budgets.ts`,
      ),
  );
}

export function heavyFiles(files: Record<string, number>): string[] {
  return Object.entries(files).flatMap(([file, bytes]) => {
    const limit = fileBudget[file.split('.').at(-1) ?? ''];
    if (limit === undefined || bytes <= limit * KB) return [];
    return [`${file} has ${inKb(bytes)} KB, and ${limit} KB are allowed: see scripts/checks/budgets.ts`];
  });
}

/**
 * Selectors that mean whatever stands below an element, as long as that is the last of its kind or has something in it. For each piece of a
 * page that arrives the browser then styles all of it anew.
 */
export const restlessStyles = (css: string): string[] =>
  Array.from(
    css.matchAll(/[^{},]*:is\(:where\([^)]*\):(?:last-|only-|empty|has\()[^{},]*\*\)/g),
    ([selector]) => `${selector.trim()} has whole pages styled anew: give the element a name of its own`,
  );

/** Told by a word that only it uses: minified code keeps its words. */
const SERVER_ONLY = { 'libphonenumber-js': 'country_calling_codes' };

/** What of the server's packages has come into a file for browsers. */
export const serverPackages = (script: string): string[] =>
  Object.entries(SERVER_ONLY)
    .filter(([, word]) => script.includes(word))
    .map(([name]) => `${name} is the server's, and has come into a script for browsers: see vite.config.ts`);

const budgetOf = (path: string): Budget => ({ ...pageBudget, ...more[`/${path.split(/[/?]/)[1]}`] });

const inKb = (bytes: number) => (bytes / KB).toFixed(1);

/** A picture counts with the best format that is offered: browsers of today take the first source. */
function picturesIn(html: string, sizeOf: SizeOf) {
  const found = html.matchAll(/<picture>\s*<source ([^>]*)>\s*<img ([^>]*)>|<img ([^>]*)>/g);
  return Array.from(found, ([, source = '', inside, alone = '']) => {
    const image = attributes(inside ?? alone);
    const { srcset = image.srcset ?? image.src ?? '' } = attributes(source);
    const candidates = srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '');
    const largest = candidates.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? '';
    return { largest, lazy: image.loading === 'lazy' };
  });
}

type Attributes = Record<string, string>;

const tags = (html: string, name: string) =>
  Array.from(html.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g')), ([, text = '']) => attributes(text));

const attributes = (text: string): Attributes =>
  Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  );

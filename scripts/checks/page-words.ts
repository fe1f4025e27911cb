import { createHash } from 'node:crypto';

/** Of each page: the day on which its words last changed, and by what they are known again. */
export type PageDates = Record<string, { changed: string; words: string }>;

/** What a reader finds on a page: its title, its description and the text between header and footer. */
export function wordsOf(html: string) {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const text = main
    // What is in the database has dates of its own.
    .replaceAll(/<section id="openings".*?<\/section>/gs, '')
    .replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return createHash('sha256').update([title, description, text].join('\n')).digest('base64url').slice(0, 16);
}

/** As the pages are now: what reads as before keeps its day, what is gone is let go of. */
export function datesNow(pages: ReadonlyMap<string, string>, known: PageDates, today: string): PageDates {
  return Object.fromEntries(
    Array.from(pages, ([path, html]) => {
      const words = wordsOf(html);
      const before = known[path];
      return [path, before?.words === words ? before : { changed: today, words }];
    }),
  );
}

/** One sentence for each page whose date is not what it says. */
export function staleDates(now: PageDates, known: PageDates): string[] {
  const differing = Object.keys(now).filter((path) => now[path]?.words !== known[path]?.words);
  const gone = Object.keys(known).filter((path) => !now[path]);
  return [
    ...differing.map((path) => `The words of ${path} have changed, and the site map does not know when`),
    ...gone.map((path) => `${path} is no page any more, and has a date`),
  ];
}

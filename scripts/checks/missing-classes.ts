/** The classes that a sheet has something to say of. */
const classesOf = (css: string) =>
  new Set(
    Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name.replaceAll(/\\(.)/g, '$1')),
  );

/** What a page shows and only the dashboard's sheet, which has all there is, has a look for. */
export function missingClasses(html: string, sheets: string, whole: string): string[] {
  const [had, all] = [classesOf(sheets), classesOf(whole)];
  const shown = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(' '),
  ).flat();
  return [...new Set(shown)].filter((name) => all.has(name) && !had.has(name));
}

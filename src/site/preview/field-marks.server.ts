import { marksIn, unmarked } from '~/features/content/marks.server';

/** A script or style with all that is in it, a comment, or a tag; React writes no `>` into an attribute. */
const PIECES = /<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)>|<!--[\s\S]*?-->|<\/?[a-zA-Z][^>]*>/g;

/**
 * A page that was drawn with marked words, without the marks: each element that shows a field says which, by its path in
 * `data-field`. Where the text ends up in an attribute, it is that element. So the page is in its words what visitors will get.
 */
export function fieldsShown(html: string, paths: readonly string[]) {
  const pieces: string[] = [];
  const open: { name: string; at: number }[] = [];
  const fields = new Map<number, Set<string>>();
  const note = (text: string, at: number | undefined) => {
    for (const mark of at === undefined ? [] : marksIn(text)) {
      const path = paths[mark];
      if (at !== undefined && path !== undefined) fields.set(at, (fields.get(at) ?? new Set()).add(path));
    }
  };
  let from = 0;
  let inBody = false;
  for (const { 0: piece, index } of html.matchAll(PIECES)) {
    const text = html.slice(from, index);
    note(text, open.at(-1)?.at);
    pieces.push(text, piece);
    from = index + piece.length;
    const [, closes, name = ''] = /^<(\/?)([a-zA-Z][\w-]*)/.exec(piece) ?? [];
    if (name === 'body') inBody = !closes;
    if (!inBody || !name || name === 'script' || name === 'style') continue;
    if (closes)
      open.length = Math.max(
        0,
        open.findLastIndex((element) => element.name === name),
      );
    else {
      const at = pieces.length - 1;
      note(piece, at);
      if (!piece.endsWith('/>')) open.push({ name, at });
    }
  }
  pieces.push(html.slice(from));
  for (const [at, shown] of fields) {
    pieces[at] = (pieces[at] ?? '').replace(/\/?>$/, (end) => ` data-field="${[...shown].join(' ')}"${end}`);
  }
  return unmarked(pieces.join(''));
}

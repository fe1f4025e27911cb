import type { JSONContent } from '@tiptap/core';
import { NOTHING } from '../nothing';

/** The attributes that are stored; an editor knows more of each. */
const storedAttributes: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  link: ['href'],
  picture: ['media', 'alt'],
};

interface Piece {
  type?: string;
  attrs?: Record<string, unknown> | undefined;
  content?: readonly Piece[];
  marks?: readonly Piece[];
  text?: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what a paste may bring, and nobody can store
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** What the editor holds, as it is stored: nothing that only the editor needs. */
export function stored(document: Piece): Piece {
  const [{ content = [] } = {}] = tidy(document);
  // Where the cursor can stand below what comes last.
  const end = content.findLastIndex((block) => block.type !== 'paragraph' || block.content !== undefined);
  return { type: 'doc', content: content.slice(0, Math.max(1, end + 1)) };
}

function tidy(piece: Piece): Piece[] {
  const { type = '', attrs = {}, content, marks, text } = piece;
  const words = text?.toWellFormed().replaceAll(CONTROL, '');
  // Words of nothing but such characters are none: an editor breaks at them.
  if (words === '') return [];
  const own = (storedAttributes[type] ?? []).map((name) => [name, attrs[name]] as const);
  const inner = content?.flatMap(tidy);
  const worn = marks?.flatMap(tidy);
  return [
    {
      type,
      ...(own.length > 0 ? { attrs: Object.fromEntries(own) } : {}),
      ...(inner && inner.length > 0 ? { content: inner } : {}),
      ...(worn && worn.length > 0 ? { marks: worn } : {}),
      ...(words === undefined ? {} : { text: words }),
    },
  ];
}

/** What is stored, where it is one; else an empty one. */
export const richOf = (value: unknown): JSONContent => (isRich(value) ? value : NOTHING);

const isRich = (value: unknown): value is JSONContent =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'doc' &&
  'content' in value &&
  Array.isArray(value.content) &&
  value.content.length > 0;

import type { Block, Inline, RichText } from './rich-text';

type Words = string | Inline;

/** Rich text as it is written in code. */
export const text = (...content: Block[]): RichText => ({ type: 'doc', content });
export const p = (...words: Words[]): Block => ({ type: 'paragraph', content: inline(words) });
export const h2 = (...words: Words[]): Block => ({
  type: 'heading',
  attrs: { level: 2 },
  content: inline(words),
});
export const bullets = (...points: (readonly Words[])[]): Block => ({
  type: 'bulletList',
  content: items(points),
});
export const steps = (...points: (readonly Words[])[]): Block => ({
  type: 'orderedList',
  attrs: { start: 1 },
  content: items(points),
});
export const quote = (...words: Words[]): Block => ({ type: 'blockquote', content: [p(...words)] });
export const picture = (media: string, alt: string): Block => ({ type: 'picture', attrs: { media, alt } });

export const strong = (words: string): Inline => ({ type: 'text', text: words, marks: [{ type: 'bold' }] });
export const to = (href: string, words: string): Inline => ({
  type: 'text',
  text: words,
  marks: [{ type: 'link', attrs: { href } }],
});

const inline = (words: readonly Words[]) =>
  words.map((one): Inline => (typeof one === 'string' ? { type: 'text', text: one } : one));

const items = (points: readonly (readonly Words[])[]) =>
  points.map((words) => ({ type: 'listItem' as const, content: [p(...words)] }));

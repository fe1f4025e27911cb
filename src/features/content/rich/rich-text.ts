import { z } from 'zod';
import { oneLine, optionalParagraphs } from '~/model/fields';
import type { Said } from '../kinds';
import { LEADS_OR_CALLS } from '../link-target';
import { measure } from './measure';
import { NOTHING } from './nothing';

const LONGEST_HREF = 500;
const LONGEST_TEXT = 60_000;
const MOST_NODES = 4000;
/** A list in a list in a list, each in an item of its own, below a quote. */
const DEEPEST = 12;

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('code') }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().max(LONGEST_HREF).regex(LEADS_OR_CALLS) }),
  }),
]);

const text = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(LONGEST_TEXT),
  marks: z.array(mark).max(4).optional(),
});
const hardBreak = z.strictObject({ type: z.literal('hardBreak') });
const inline = z.array(z.discriminatedUnion('type', [text, hardBreak])).optional();

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline });
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inline,
});
const codeBlock = z.strictObject({
  type: z.literal('codeBlock'),
  content: z.array(text.omit({ marks: true })).optional(),
});
const horizontalRule = z.strictObject({ type: z.literal('horizontalRule') });
/** One of the library, and what it shows here. */
const picture = z.strictObject({
  type: z.literal('picture'),
  attrs: z.strictObject({ media: oneLine('Picture', 200), alt: optionalParagraphs('Description', 500) }),
});

interface Item {
  type: 'listItem';
  content: Block[];
}

/** What stands one below the other. */
export type Block =
  | z.output<typeof paragraph>
  | z.output<typeof heading>
  | z.output<typeof codeBlock>
  | z.output<typeof horizontalRule>
  | z.output<typeof picture>
  | { type: 'blockquote'; content: Block[] }
  | { type: 'bulletList'; content: Item[] }
  | { type: 'orderedList'; attrs?: { start: number } | undefined; content: Item[] };

export type Inline = z.output<typeof text> | z.output<typeof hardBreak>;
export type Mark = z.output<typeof mark>;

const block: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion('type', [
    paragraph,
    heading,
    codeBlock,
    horizontalRule,
    picture,
    z.strictObject({ type: z.literal('blockquote'), content: z.array(block).min(1) }),
    z.strictObject({ type: z.literal('bulletList'), content: z.array(item).min(1) }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z.strictObject({ start: z.int().min(0).max(9999) }).optional(),
      content: z.array(item).min(1),
    }),
  ]),
);

/** It begins with words: an editor would throw away one that does not. */
const item: z.ZodType<Item> = z.strictObject({
  type: z.literal('listItem'),
  content: z
    .array(block)
    .min(1)
    .refine(([first]) => first?.type === 'paragraph'),
});

const document = z.strictObject({ type: z.literal('doc'), content: z.array(block) });

export type RichText = z.output<typeof document>;

const richKind = (label: string, said: Said, required: boolean) =>
  z
    .custom<RichText>()
    .check((context) => {
      const { value, issues } = context;
      const { nodes, depth, letters, isSeen } = measure(value);
      const tooBig = (maximum: number, message: string) =>
        issues.push({ code: 'too_big', origin: 'array', maximum, input: value, message });
      // Before it is looked at more closely: to go very deep would take all there is.
      if (depth > DEEPEST)
        return void tooBig(DEEPEST, `In ${label} lists and quotes stand too deep in each other.`);
      if (nodes > MOST_NODES || letters > LONGEST_TEXT)
        return void tooBig(LONGEST_TEXT, `${label} can have at most 60,000 characters, in 4,000 parts.`);
      const judged = document.safeParse(value);
      if (!judged.success) {
        const errors = [judged.error.issues];
        const message = `${label} has something in it that cannot stand here.`;
        issues.push({ code: 'invalid_union', errors, input: value, message });
      } else if (required && !isSeen) {
        issues.push({ code: 'custom', input: value, message: `${label} is required.` });
      }
    })
    .prefault(NOTHING)
    .meta({ kind: 'rich', label, ...said });

/** Words with headings, lists, links and pictures. What it may be made of stands above: nothing else is taken, in a draft either. */
export const rich = (label: string, said: Said = {}) => richKind(label, said, true);

/** The same, where nothing may be said. */
export const maybeRich = (label: string, said: Said = {}) => richKind(label, said, false);

import { Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { LEADS } from '../../link-target';

const LONGEST_LINK = 500;

export const mayLead = (to: string) => to.length <= LONGEST_LINK && LEADS.test(to);

/** A picture of the library: what it shows stands for it while one writes. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ media: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-media]',
      getAttrs: (element) => ({ media: element.dataset.media ?? '', alt: element.textContent ?? '' }),
    },
  ],
  renderHTML: ({ node }) => ['figure', { 'data-media': node.attrs.media }, node.attrs.alt || 'Picture'],
});

/** What may be written: the same as `rich-text.ts` takes. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: mayLead,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Picture,
];

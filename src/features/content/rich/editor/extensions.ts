import { Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import type { namedMediaCall } from '~/features/media/media-call';
import { callApi } from '~/lib/api';
import { LEADS_OR_CALLS } from '../../link-target';

const LONGEST_LINK = 500;

export const mayLead = (to: string) => to.length <= LONGEST_LINK && LEADS_OR_CALLS.test(to);

/** Nothing where it is not in the library any more, or cannot be asked for: then its words stand for it. */
async function pictureOf(name: string) {
  const query = new URLSearchParams({ name });
  const found = await callApi<typeof namedMediaCall>('GET', `/media/named?${query}`).catch(() => undefined);
  if (!found?.picture) return undefined;
  const { url, webp960, width, height } = found.picture;
  const image = document.createElement('img');
  return Object.assign(image, { src: webp960 ?? url, alt: '', width, height, draggable: false });
}

/** A picture of the library, with what it shows below it. */
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
  addNodeView:
    () =>
    ({ node }) => {
      const { media } = node.attrs;
      const dom = document.createElement('figure');
      const words = document.createElement('figcaption');
      const say = ({ alt }: Record<string, unknown>) => {
        words.textContent = String(alt || 'Picture');
      };
      say(node.attrs);
      dom.append(words);
      void pictureOf(String(media)).then((image) => image && dom.prepend(image));
      return {
        dom,
        // Other words about it are no reason to fetch it anew.
        update({ type, attrs }) {
          const isSame = type === node.type && attrs.media === media;
          if (isSame) say(attrs);
          return isSame;
        },
      };
    },
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

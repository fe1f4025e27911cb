import { isDeepStrictEqual } from 'node:util';
import type { Block, Inline, Mark, RichText } from '../../rich/rich-text';
import { blocksIn } from './read-markdown';

const SIGNS = { bold: '**', italic: '_', code: '`' };
const BEGINNING = /^(?:[#>\-+!]|\d+(?=\.))/;

/** As Markdown, where nothing of it is lost by that: read again, it must be the same. */
export function markdownOf(text: RichText): string | undefined {
  const written = `${blocks(text.content)}\n`;
  return isDeepStrictEqual(richTextIn(written), JSON.parse(JSON.stringify(text))) ? written : undefined;
}

export const richTextIn = (markdown: string): RichText => ({
  type: 'doc',
  content: blocksIn(markdown.split('\n')),
});

const blocks = (content: readonly Block[]): string => content.map(block).join('\n\n');

function block(one: Block): string {
  switch (one.type) {
    case 'paragraph':
      return inline(one.content).replace(BEGINNING, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));
    case 'heading':
      return `${'#'.repeat(one.attrs.level)} ${inline(one.content)}`;
    case 'codeBlock':
      return `\`\`\`\n${(one.content ?? []).map(({ text }) => text).join('')}\n\`\`\``;
    case 'horizontalRule':
      return '---';
    case 'picture':
      return `![${escaped(one.attrs.alt)}](media:${one.attrs.media})`;
    case 'blockquote':
      return indented('> ', '> ', blocks(one.content));
    case 'bulletList':
      return one.content.map((item) => indented('- ', '  ', blocks(item.content))).join('\n');
    case 'orderedList': {
      const start = one.attrs?.start ?? 1;
      return one.content
        .map((item, index) => indented(`${start + index}.`.padEnd(4), '    ', blocks(item.content)))
        .join('\n');
    }
  }
}

const indented = (first: string, others: string, text: string) =>
  text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd())
    .join('\n');

const inline = (content: readonly Inline[] = []): string =>
  content.map((one) => (one.type === 'text' ? marked(one.text, one.marks ?? []) : '\\\n')).join('');

function marked(text: string, [mark, ...inner]: readonly Mark[]): string {
  if (!mark) return escaped(text);
  if (mark.type === 'link') return `[${marked(text, inner)}](${mark.attrs.href})`;
  if (mark.type === 'code' && inner.length === 0) return `\`${text}\``;
  return SIGNS[mark.type] + marked(text, inner) + SIGNS[mark.type];
}

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]]/g, '\\$&');

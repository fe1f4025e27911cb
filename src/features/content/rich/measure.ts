import { isSeen } from '~/model/typed/typed-text';

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** How large a text with headings and lists is, whatever was sent as one: it never goes deeper than the bounds are asked. */
export function measure(sent: unknown) {
  const found = { nodes: 0, depth: 0, letters: 0, isSeen: false };
  let level: unknown[] = [sent];
  while (level.length > 0) {
    const nodes = level.filter(isNode);
    found.nodes += nodes.length;
    found.depth += 1;
    for (const { type, text } of nodes) {
      if (typeof text === 'string') found.letters += text.length;
      if (type === 'picture' || (typeof text === 'string' && isSeen(text))) found.isSeen = true;
    }
    level = nodes.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  }
  return found;
}

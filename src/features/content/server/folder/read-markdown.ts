import type { Block, Inline, Mark } from '../../rich/rich-text';

/** Deeper than any text may be: what stands deeper still is words, and the whole is refused for it. */
const DEEPEST = 12;

/** Of Markdown as much as we write. What was typed by hand otherwise is words. */
export function blocksIn(lines: readonly string[], depth = 0): Block[] {
  if (depth > DEEPEST) return [paragraphIn([lines.join(' ')]).block];
  const found: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const { block, used } =
      line === '' ? { block: undefined, used: 1 } : firstBlock(line, lines, at, depth + 1);
    if (block) found.push(block);
    at += used;
  }
  return found;
}

interface Found {
  block: Block;
  /** Of how many lines. */
  used: number;
}

function firstBlock(line: string, lines: readonly string[], from: number, depth: number): Found {
  const heading = /^(##|###) (.+)$/.exec(line);
  if (heading)
    return {
      block: {
        type: 'heading',
        attrs: { level: heading[1] === '##' ? 2 : 3 },
        content: inlineIn(heading[2]),
      },
      used: 1,
    };
  if (line === '---') return { block: { type: 'horizontalRule' }, used: 1 };
  const picture = /^!\[(.*)\]\(media:(.*)\)$/.exec(line);
  if (picture)
    return {
      block: {
        type: 'picture',
        attrs: { media: picture[2] ?? '', alt: (picture[1] ?? '').replaceAll(/\\(.)/g, '$1') },
      },
      used: 1,
    };
  if (line === '```') {
    const end = lines.indexOf('```', from + 1);
    if (end !== -1) {
      const text = lines.slice(from + 1, end).join('\n');
      return {
        block: { type: 'codeBlock', ...(text ? { content: [{ type: 'text', text }] } : {}) },
        used: end - from + 1,
      };
    }
  }
  if (line.startsWith('>')) {
    const used = countWhile(lines, from, (each) => each.startsWith('>'));
    const inner = lines.slice(from, from + used).map((each) => each.replace(/^> ?/, ''));
    return { block: { type: 'blockquote', content: blocksIn(inner, depth) }, used };
  }
  return listIn(line, lines, from, depth) ?? paragraphIn(lines, from);
}

function paragraphIn(lines: readonly string[], from = 0): Found {
  const used = countWhile(lines, from, (line) => line !== '');
  return { block: { type: 'paragraph', content: inlineIn(lines.slice(from, from + used).join('\n')) }, used };
}

function countWhile(lines: readonly string[], from: number, holds: (line: string) => boolean) {
  let end = from;
  while (end < lines.length && holds(lines[end] ?? '')) end += 1;
  return end - from;
}

function listIn(line: string, lines: readonly string[], from: number, depth: number): Found | undefined {
  const number = /^(\d+)\. +/.exec(line);
  const begins = number ? /^\d+\. +/ : line.startsWith('- ') ? /^- / : undefined;
  if (!begins) return undefined;
  const indent = number ? '    ' : '  ';
  const items: string[][] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const each = lines[at] ?? '';
    const isNew = begins.test(each) && (at === from || lines[at - 1] !== '');
    const isInside = each.startsWith(indent) || (each === '' && lines[at + 1]?.startsWith(indent));
    if (!isNew && !isInside) break;
    if (isNew) items.push([each.replace(begins, '')]);
    else items.at(-1)?.push(each.slice(indent.length));
  }
  const content = items.map((item) => ({ type: 'listItem' as const, content: blocksIn(item, depth) }));
  const block: Block = number
    ? { type: 'orderedList', attrs: { start: Number(number[1]) }, content }
    : { type: 'bulletList', content };
  return { block, used: at - from };
}

function inlineIn(source = ''): Inline[] {
  const found: Inline[] = [];
  const marks: Mark[] = [];
  let words = '';
  const end = () => {
    if (words) found.push({ type: 'text', text: words, ...(marks.length > 0 ? { marks: [...marks] } : {}) });
    words = '';
  };
  const toggle = (type: 'bold' | 'italic') => {
    end();
    const at = marks.findIndex((mark) => mark.type === type);
    if (at === -1) marks.push({ type });
    else marks.splice(at, 1);
  };
  for (const [sign = '', , link, href = '', code] of source.matchAll(SIGNS)) {
    if (sign === '\\\n') {
      end();
      found.push({ type: 'hardBreak' });
    } else if (sign === '**') toggle('bold');
    else if (sign === '_') toggle('italic');
    else if (code !== undefined) {
      end();
      found.push({ type: 'text', text: code, marks: [...marks, { type: 'code' }] });
    } else if (link !== undefined) {
      end();
      const inner = inlineIn(link).map(
        (one): Inline =>
          one.type === 'text'
            ? { ...one, marks: [...marks, { type: 'link', attrs: { href } }, ...(one.marks ?? [])] }
            : one,
      );
      found.push(...inner);
    } else words += sign.startsWith('\\') && sign.length > 1 ? sign.slice(1) : sign;
  }
  end();
  return found;
}

/** What means something within a line, and else one sign at a time. */
const SIGNS = /\\[\s\S]|\*\*|_|(\[((?:\\.|[^\\[\]])*)\]\(([^()\s]*)\))|`([^`]+)`|[\s\S]/gu;

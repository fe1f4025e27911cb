import type { Docx } from './docx';
import { decoded } from './xml';

/** What can be read in it, no more than so many characters. */
export function textOfDocx({ document, headers }: Docx, most: number): string {
  const tops = new Set(headers.map((header) => textIn(header, most).trim()));
  return [...tops, textIn(document, most)].filter(Boolean).join('\n\n');
}

/**
 * From tag to tag, once: whatever it is made of, it takes no longer than its length. What was struck out and what a field is
 * made from are other tags than text; a box stands there twice, the second time for old programs.
 */
function textIn(part: Buffer, most: number) {
  const xml = part.toString('utf8');
  let text = '';
  let isText = false;
  let skipped = '';
  let from = 0;
  while (text.length < most) {
    const start = xml.indexOf('<', from);
    const end = start < 0 ? -1 : xml.indexOf('>', start);
    if (end < 0) break;
    if (isText) text += decoded(xml.slice(from, Math.min(start, from + most)));
    from = end + 1;
    const [, closes = '', name = ''] = /^<(\/?)(?:\w+:)?(\w+)/.exec(xml.slice(start, start + 60)) ?? [];
    const isEmpty = xml[end - 1] === '/';
    if (skipped) {
      if (closes && name === skipped) skipped = '';
      else if (name === 'numPr' && !closes && skipped === 'pPr') text += '• ';
      continue;
    }
    isText = name === 't' && !closes && !isEmpty;
    if (closes) text += name === 'p' ? '\n' : '';
    else if (!isEmpty && (name === 'pPr' || name === 'Fallback')) skipped = name;
    else if (name === 'tab') text += '\t';
    else if (name === 'br' || name === 'cr' || (name === 'p' && isEmpty)) text += '\n';
  }
  return text;
}

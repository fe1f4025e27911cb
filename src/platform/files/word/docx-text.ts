import { scheduler } from 'node:timers/promises';
import type { Docx } from './docx';
import { decoded } from './xml';

/** After so many whoever waits gets their turn: a file that has nothing but tags has millions. */
const TAGS_AT_ONCE = 20_000;

/** What can be read in it, no more than so many characters. */
export async function textOfDocx({ document, headers }: Docx, most: number): Promise<string> {
  const tops = new Set<string>();
  for (const header of headers) tops.add((await textIn(header, most)).trim());
  return [...tops, await textIn(document, most)].filter(Boolean).join('\n\n');
}

/**
 * From tag to tag, once: whatever it is made of, it takes no longer than its length. What was struck out and what a field is
 * made from are other tags than text; a box stands there twice, the second time for old programs.
 */
async function textIn(part: Buffer, most: number) {
  const xml = part.toString('utf8');
  let text = '';
  let isText = false;
  let skipped = '';
  let from = 0;
  for (let tags = 1; text.length < most; tags++) {
    if (tags % TAGS_AT_ONCE === 0) await scheduler.yield();
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

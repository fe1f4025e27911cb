import { scheduler } from 'node:timers/promises';
import { fieldReader, isHarmful } from './fields';
import { decoded, tagsOf } from './xml';

/** After so many whoever waits gets their turn. */
const TAGS_AT_ONCE = 20_000;
const NEEDED = ['nstrText', 'fldSimple', 'fldChar'];
const TAG =
  /<(\/?)(?:[^\s:<>/"'=]+:)?(instrText|delInstrText|fldChar|t|delText)(?=[\s/>])(?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/y;

/** Whether a part of a DOCX has a field that would start, read or fetch something. */
export async function hasHarmfulField(part: Buffer): Promise<boolean> {
  // Letters of two bytes, names of its own and text that is no text would hide what is looked for. Word writes none of them.
  if (part.includes(0) || part.includes('<!DOCTYPE') || part.includes('<![CDATA[')) return true;
  if (!NEEDED.some((name) => part.includes(name))) return false;
  const xml = part.toString('utf8');
  const simple = tagsOf(xml, 'fldSimple').map((tag) => ({
    text: instructionOf(tag),
    isMadeUp: false,
    hasOthers: false,
  }));
  return [...simple, ...(await codesIn(xml))].some(isHarmful);
}

const instructionOf = (tag: Map<string, string>) =>
  [...tag].find(([name]) => /^(?:\w+:)?instr$/.test(name))?.[1] ?? '';

const typeOf = (tag: string) => /fldCharType\s*=\s*["']\s*(\w+)/.exec(tag)?.[1];

/** From tag to tag: a code may be written in many pieces. */
async function codesIn(xml: string) {
  const fields = fieldReader();
  let from = 0;
  for (let tags = 1; ; tags++) {
    if (tags % TAGS_AT_ONCE === 0) await scheduler.yield();
    const start = xml.indexOf('<', from);
    if (start < 0) return fields.all();
    from = start + 1;
    if (xml.startsWith('<!--', start)) {
      const end = xml.indexOf('-->', start);
      if (end < 0) return fields.all();
      from = end;
      continue;
    }
    TAG.lastIndex = start;
    const [tag = '', closes, name] = TAG.exec(xml) ?? [];
    if (!tag || closes) continue;
    from = start + tag.length;
    if (name === 'fldChar') {
      const type = typeOf(tag);
      if (type === 'begin') fields.begin();
      else if (type === 'separate') fields.separate();
      else if (type === 'end') fields.end();
    } else if (!tag.endsWith('/>')) fields.add(textAt(xml, from));
  }
}

/** Up to where the tag ends; a remark in between is none of it. */
function textAt(xml: string, from: number) {
  let [text, at] = ['', from];
  for (;;) {
    const end = xml.indexOf('<', at);
    text += xml.slice(at, end < 0 ? undefined : end);
    const after = xml.startsWith('<!--', end) ? xml.indexOf('-->', end) : -1;
    if (end < 0 || after < 0) return decoded(text);
    at = after + 3;
  }
}
